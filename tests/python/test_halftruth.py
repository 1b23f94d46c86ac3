"""The Python module against the reference values, the command line, and NumPy's own rules."""
import csv
import json
import math
import os
import subprocess
import threading
import time
from pathlib import Path

import halftruth
import numpy as np
import pytest

DATA = Path(__file__).resolve().parent.parent / "data"
PROGRAM = os.environ.get("HALFTRUTH_PROGRAM", "")
needs_program = pytest.mark.skipif(not PROGRAM, reason="the program isn't built")


def function(identifier):
    return getattr(halftruth, identifier.replace("-", "_"))


def reference_rows():
    rows = {}
    for file in sorted(DATA.glob("quantities*.csv")):
        with file.open() as lines:
            for row in csv.DictReader(line for line in lines if not line.startswith("#")):
                inputs = dict(each.split("=", 1) for each in row["inputs"].split())
                rows.setdefault(row["quantity"], []).append((inputs, float(row["value"])))
    return rows


REFERENCE = reference_rows()


def tolerance(quantity):
    if quantity.startswith("required-n-"):
        return 0
    return 1e-9 if quantity in ("accuracy-chernoff", "composed-epsilon-renyi") else 1e-12


def given(quantity, inputs):
    """Numbers as numbers, all else as text."""
    numbers = {each["name"] for each in halftruth.quantities[quantity]["inputs"] if each["range"]}
    return {name.replace("-", "_"): float(value) if name in numbers else value for name, value in inputs.items()}


def close(value, expected, relative):
    if math.isinf(expected) or abs(expected) < 1e-307:
        return value == expected or abs(value - expected) < 1e-307
    return abs(value - expected) <= relative * abs(expected)


@pytest.mark.parametrize("quantity", sorted(REFERENCE))
def test_reference(quantity):
    rows = REFERENCE[quantity]
    for inputs, expected in rows if os.environ.get("HALFTRUTH_LONG") else rows[:40]:
        value = function(quantity)(**given(quantity, inputs))
        assert isinstance(value, float)
        assert close(value, expected, tolerance(quantity)), (inputs, value, expected)


@pytest.mark.parametrize("quantity", sorted(REFERENCE))
def test_a_column_of_values_is_the_values(quantity):
    rows = [given(quantity, inputs) for inputs, _ in REFERENCE[quantity][:12]]
    texts = {name for name, value in rows[0].items() if isinstance(value, str)}
    rows = [row for row in rows if all(row[name] == rows[0][name] for name in texts)]
    columns = {name: rows[0][name] if name in texts else np.array([row[name] for row in rows]) for name in rows[0]}
    together = np.atleast_1d(function(quantity)(**columns))
    assert [float(each) for each in together] == [function(quantity)(**row) for row in rows][:together.size]


def test_every_quantity_is_a_function_with_its_words():
    assert len(halftruth.quantities) > 150
    for identifier, quantity in halftruth.quantities.items():
        words = function(identifier).__doc__
        for word in ("formula", "source", "direction", "name"):
            assert quantity[word] in words, identifier
        for each in quantity["inputs"]:
            assert f"{each['keyword']} : {each['values']}" in words, identifier


def test_broadcasts():
    q = np.array([0.1, 0.2, 0.25])[:, None]
    bits = np.arange(1, 5)
    table = halftruth.epsilon(q=q, bits=bits)
    assert table.shape == (3, 4) and table.dtype == np.float64
    assert np.allclose(table, bits * np.log((1 - q) / q), rtol=1e-14)
    assert np.array_equal(halftruth.epsilon(q=q.repeat(4, 1)[::-1, ::2], bits=1), table[::-1, :1].repeat(2, 1))
    assert halftruth.epsilon(q=np.array([])).shape == (0,)
    assert halftruth.epsilon(q=np.array([0.25])).shape == (1,)
    assert isinstance(halftruth.epsilon(q=np.float32(0.25)), float)
    with pytest.raises(ValueError):
        halftruth.epsilon(q=[0.1, 0.2, 0.3], bits=[1, 2])


def test_what_is_not_given_has_its_default_as_on_the_command_line():
    assert halftruth.epsilon() == pytest.approx(math.log(3), rel=1e-15)
    # ones is at most n: moved where n is small, and back where it is large again
    n = np.array([10, 200, 10])
    assert list(halftruth.count_mean(n=n)) == [halftruth.count_mean(n=int(each)) for each in n]
    assert halftruth.count_mean(n=10) == halftruth.count_mean(n=10, ones=10)


@pytest.mark.parametrize("words, message", [
    ({"q": 0.7}, r"q must be in \[0, 0.5\], but is 0.7"),
    ({"q": [0.1, 0.7]}, r"q must be in \[0, 0.5\], but is 0.7"),
    ({"q": math.nan}, r"q must be in \[0, 0.5\], but is nan"),
    ({"bits": 1.5}, r"bits must be in \{1, ..., 40\}, but is 1.5"),
    ({"q": "a quarter"}, "q must be"),
    ({"q": {}}, "q must be a number"),
])
def test_says_what_is_wrong(words, message):
    with pytest.raises(ValueError, match=message):
        halftruth.epsilon(**words)


def test_names_the_keywords_it_takes():
    with pytest.raises(TypeError, match="epsilon takes no n; it takes q, bits"):
        halftruth.epsilon(n=3)
    assert halftruth.epsilon(q="1/4") == halftruth.epsilon(q=0.25)


def test_solves():
    solution = halftruth.solve("accuracy-hoeffding", "n", epsilon=1, alpha=0.01, beta=0.05)
    assert solution.side == "least" and float(solution) == solution.value == int(solution.value)
    assert solution.reached <= 0.05
    if PROGRAM:
        words = "solve accuracy-hoeffding --for n --epsilon 1 --alpha 0.01 --beta 0.05".split()
        assert float(subprocess.run([PROGRAM, *words], check=True, capture_output=True).stdout) == solution.value
    with pytest.raises(ValueError, match="same setting"):
        halftruth.solve("accuracy-hoeffding", "n", epsilon=1, q=0.1)
    with pytest.raises(ValueError, match="there is no target"):
        halftruth.solve("nothing", "n")
    with pytest.raises(ValueError, match="is not solved for"):
        halftruth.solve("accuracy-hoeffding", "bits")
    with pytest.raises(ValueError):  # q = 1/2 tells nothing, however many people answer
        halftruth.solve("accuracy-hoeffding", "n", q=0.5)


def plain(value):
    if isinstance(value, np.ndarray):
        return [each if math.isfinite(each) else None for each in value.ravel().tolist()]
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, (list, tuple)) else value


@needs_program
@pytest.mark.parametrize("explorer, settings", [("accuracy", {"n": 1000, "q": "1/4"}), ("plan", {}), ("trust", {}),
                                                ("sampling", {"data": "adult-sex-income"}), ("counts", {"ones": 30})])
def test_figures_are_those_of_the_command_line(explorer, settings, tmp_path):
    file = tmp_path / "figure.json"
    options = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
    subprocess.run([PROGRAM, "export", explorer, *options, "--output", file], check=True, capture_output=True)
    for figure in json.loads(file.read_text())["figures"]:
        for layer in figure["layers"]:
            layer.pop("hidden", None)
        assert plain(halftruth.figure(explorer, figure["id"], **settings)) == figure


def test_figures_say_what_is_wrong():
    with pytest.raises(ValueError, match="there is no explorer"):
        halftruth.figure("nothing")
    with pytest.raises(ValueError, match="accuracy has no figure 'pie'"):
        halftruth.figure("accuracy", "pie")
    with pytest.raises(ValueError, match="q must be in"):
        halftruth.figure("accuracy", q=3)


def test_releases(tmp_path):
    people = tmp_path / "people.csv"
    people.write_text("sex,income\n" + "F,low\nM,high\nF,high\nM,low\n" * 500)
    released = halftruth.release(str(people), ["sex", "income"], 0.5, public_labels=True, seed=7)
    assert released.n == 2000 and released.epsilon == pytest.approx(0.5, rel=1e-6)
    assert released.released.sum() == released.samples and len(released.labels) == released.estimate.size
    assert released.estimate.sum() == pytest.approx(1) and released.projected_estimate.min() >= 0
    assert len(released.records.splitlines()) == released.samples + 1
    if PROGRAM:
        output = tmp_path / "released.csv"
        subprocess.run([PROGRAM, "release", "--input", people, "--columns", "sex,income", "--public-labels", "--epsilon",
                        "0.5", "--seed", "7", "--output", output], check=True, capture_output=True)
        assert output.read_text() == released.records
    fresh = [halftruth.release(str(people), ["sex", "income"], 0.5, public_labels=True).records for _ in range(2)]
    assert fresh[0] != fresh[1]
    with pytest.raises(ValueError, match="either categories"):
        halftruth.release(str(people), ["sex", "income"], 0.5)
    with pytest.raises(ValueError, match="age"):
        halftruth.release(str(people), ["sex", "age"], 0.5, public_labels=True)


def test_others_run_while_it_computes():
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.005)

    thread = threading.Thread(target=tick)
    thread.start()
    q = np.linspace(0.01, 0.49, 2_000_000)
    start = time.monotonic()
    halftruth.estimator_variance(q=q, n=1000)
    end = time.monotonic()
    done.set()
    thread.join()
    assert len([each for each in ticks if start < each < end]) >= (end - start) / 0.05


def test_types_are_there():
    stub = Path(halftruth.__file__).with_name("__init__.pyi").read_text()
    compile(stub, "__init__.pyi", "exec")
    for identifier in halftruth.quantities:
        assert f"def {identifier.replace('-', '_')}(*" in stub
