"""figure_schema.py PROGRAM SCHEMA: the figures of every explorer and, with HALFTRUTH_LONG, of every preset are as JSON what
the schema says."""
import copy
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema

program, schema = sys.argv[1], json.loads(Path(sys.argv[2]).read_text())
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
wrong = []


def listed(what):
    return json.loads(subprocess.run([program, "list", what, "--format", "json"], check=True, capture_output=True).stdout)


def lengths_agree(layer):
    kind = layer["kind"]
    if kind in ("curve", "points", "bars"):
        return len(layer["x"]) == len(layer["y"])
    if kind == "band":
        return len(layer["x"]) == len(layer["lower"]) == len(layer["upper"])
    return kind != "heat map" or len(layer["values"]) == len(layer["x"]) * len(layer["y"])


def check(words):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "figure.json")
        subprocess.run([program, "export", *words, "--output", str(file)], check=True, capture_output=True)
        document = json.loads(file.read_text())
    for error in validator.iter_errors(document):
        wrong.append(f"{' '.join(words)}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
    for figure in document["figures"]:
        for layer in figure["layers"]:
            if not lengths_agree(layer):
                wrong.append(f"{' '.join(words)}: a {layer['kind']} of {figure['id']} has lists of several lengths")
    return document


explorers = listed("explorers")
for explorer in explorers if os.environ.get("HALFTRUTH_LONG") else explorers[::3]:
    last = check([explorer["id"], "--figure", "all"])
presets = listed("presets")
for preset in presets if os.environ.get("HALFTRUTH_LONG") else presets[::30]:
    check([preset["explorer"], "--figure", "all", "--preset", preset["id"]])
check(["accuracy", "--figure", "error", "--window", "x=10:100", "--pin", "q=0.1"])
check(["sampling", "--data", "adult-sex-income"])

# The schema is no empty promise: what is missing, misspelt or too much is refused.
for change in (lambda d: d.pop("sentence"), lambda d: d["figures"][0].update(extra=1),
               lambda d: d["figures"][0]["layers"][0].update(kind="pie"),
               lambda d: d["figures"][0]["layers"][0].update(colour="red"),
               lambda d: d["figures"][0]["xAxis"].update(scale="cubic")):
    spoilt = copy.deepcopy(last)
    change(spoilt)
    if validator.is_valid(spoilt):
        wrong.append("a spoilt document is accepted")

print("\n".join(wrong))
sys.exit(bool(wrong))
