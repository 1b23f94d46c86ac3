"""stubs.py FOLDER: writes FOLDER/__init__.pyi, the types of the module, from the table of its quantities."""
import sys
from pathlib import Path

import halftruth

HEAD = '''# Generated from the table of quantities.
from typing import Any, Mapping, Optional, Sequence, TypedDict, Union, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

__version__: str

class Range(TypedDict):
    lower: float
    upper: float
    lower_open: bool
    upper_open: bool
    integer: bool

class Input(TypedDict):
    name: str
    keyword: str
    symbol: str
    title: str
    values: str
    range: Optional[Range]

class Quantity(TypedDict):
    id: str
    symbol: str
    name: str
    formula: str
    source: str
    direction: str
    unit: str
    inputs: Sequence[Input]

quantities: Mapping[str, Quantity]

class Solution:
    @property
    def value(self) -> float: ...
    @property
    def side(self) -> str: ...
    @property
    def reached(self) -> float: ...
    @property
    def first(self) -> Optional[float]: ...
    @property
    def none_below(self) -> Optional[float]: ...
    def __float__(self) -> float: ...

def solve(target: str, unknown: str, **given: float) -> Solution: ...
def figure(explorer: str, figure: str = ..., **parameters: Union[str, float]) -> dict[str, Any]: ...

class Release:
    @property
    def epsilon(self) -> float: ...
    @property
    def gamma(self) -> float: ...
    @property
    def n(self) -> int: ...
    @property
    def samples(self) -> int: ...
    @property
    def largest_rms_error(self) -> float: ...
    @property
    def labels(self) -> list[str]: ...
    @property
    def released(self) -> NDArray[np.int64]: ...
    @property
    def estimate(self) -> NDArray[np.float64]: ...
    @property
    def projected_estimate(self) -> NDArray[np.float64]: ...
    @property
    def records(self) -> str: ...

def release(input: str, columns: Sequence[str], epsilon: float, *, categories: Optional[str] = ...,
            public_labels: bool = ..., samples: Optional[int] = ..., seed: Optional[int] = ...) -> Release: ...
'''


def stub(function, quantity):
    inputs = quantity["inputs"]
    types = [(each["keyword"], "ArrayLike" if each["range"] else "str") for each in inputs]
    arguments = ", ".join(f"{name}: {kind} = ..." for name, kind in types)
    return f"def {function}(*, {arguments}) -> Union[float, NDArray[np.float64]]: ..."


lines = [stub(identifier.replace("-", "_"), quantity) for identifier, quantity in halftruth.quantities.items()]
folder = Path(sys.argv[1])
(folder / "__init__.pyi").write_text(HEAD.replace(", overload", "") + "\n" + "\n".join(lines) + "\n")
(folder / "py.typed").touch()
