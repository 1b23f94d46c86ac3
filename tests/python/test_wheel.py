"""The wheel that pyproject.toml makes: built from a copy of the sources, unpacked, imported."""
import email
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

scikit_build = pytest.importorskip("scikit_build_core.build", reason="SKIPPED: scikit-build-core is not installed")
ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    sources = tmp_path_factory.mktemp("folder") / "halftruth"
    shutil.copytree(ROOT, sources, ignore=shutil.ignore_patterns("build", ".git", "__pycache__"))
    made = tmp_path_factory.mktemp("wheel")
    before = os.getcwd()
    os.chdir(sources)  # where a build backend is called
    try:
        return made / scikit_build.build_wheel(str(made))
    finally:
        os.chdir(before)


def test_it_says_what_it_is(wheel):
    version = re.search(r"project\(halftruth VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
    assert wheel.name.startswith(f"halftruth-{version}-cp3")
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        about = email.message_from_bytes(files.read(f"halftruth-{version}.dist-info/METADATA"))
    assert about["Name"] == "halftruth" and about["Version"] == version
    assert about.get_all("Requires-Dist") == ["numpy>=1.24"]
    modules = [name for name in names if ".dist-info/" not in name]
    assert all(name.startswith("halftruth/") for name in modules)
    assert {"halftruth/__init__.py", "halftruth/__init__.pyi", "halftruth/py.typed"} < set(modules)
    assert any(name.endswith("/LICENSE") for name in names)


def test_it_computes(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as files:
        files.extractall(tmp_path)
    answer = subprocess.run(
        [sys.executable, "-c", "import halftruth; print(halftruth.__file__, halftruth.epsilon(q=0.25))"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True)
    place, epsilon = answer.stdout.rsplit(maxsplit=1)
    assert Path(place).is_relative_to(tmp_path)
    assert float(epsilon) == pytest.approx(1.0986122886681098, rel=1e-15)
