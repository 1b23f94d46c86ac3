"""Halftruth: the privacy and accuracy of randomized response, every number as a function of NumPy arrays.

    >>> import halftruth
    >>> halftruth.epsilon(q=[0.1, 0.25])
    array([2.19722458, 1.09861229])
    >>> halftruth.solve("accuracy-hoeffding", "n", epsilon=1, alpha=0.01, beta=0.05).value

Every quantity of ``halftruth list quantities`` is a function of its name, with _ for -. Its parameters are keywords, numbers
or arrays that are broadcast against each other; one that isn't given has its default. A value outside its range is a
ValueError that says which range. ``quantities`` describes them: formula, source, direction, ranges.
"""

from . import _halftruth
from ._halftruth import *  # noqa: F401,F403
from ._halftruth import __version__  # noqa: F401

__all__ = [name for name in dir(_halftruth) if not name.startswith("_")]
