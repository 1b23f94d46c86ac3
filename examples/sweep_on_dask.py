#!/usr/bin/env python3
"""A sweep or a simulation study of Halftruth on several processes or machines, by Dask.

    sweep_on_dask.py estimator-variance --over n=10:1e6:1000:log --over q=0.01:0.49:10000 --output variance.npy
    sweep_on_dask.py two-type-divergence --set n=1000 ones=500 bits=4 q=0.1 --trials 1e9

A sweep writes an array with an axis for each --over. A study prints the mean over blocks of at most a million trials; block b
has the seed b. What a block is depends on neither workers nor time, and blocks are put together in their order, so that the
numbers are the same to the last bit wherever they are computed; what a worker that dies has not delivered is computed by
another. Without --scheduler ADDRESS the workers are --workers processes of this machine. The module halftruth must be found
by every worker (PYTHONPATH), and python3-distributed must be installed.
"""
import argparse
import math

import numpy as np
from distributed import Client, LocalCluster, as_completed

import halftruth

POINTS_OF_A_BLOCK = 100_000
TRIALS_OF_A_BLOCK = 1_000_000
BLOCKS_UNDER_WAY = 64  # for each worker: memory doesn't grow with the sweep


def axis(text):
    """'n=10:1e6:50:log' as a name and its values."""
    name, _, values = text.partition("=")
    lower, upper, count, *scale = values.split(":")
    space = np.geomspace if scale == ["log"] else np.linspace
    points = space(float(lower), float(upper), int(float(count)))
    whole = any(each["name"] == name and each["range"] and each["range"]["integer"]
                for quantity in halftruth.quantities.values() for each in quantity["inputs"])
    return name.replace("-", "_"), np.round(points) if whole else points


def function(quantity):
    return getattr(halftruth, quantity.replace("-", "_"))


def points(quantity, axes, given, first, last):
    """The values at the points first, ..., last - 1 of the grid, the last axis fastest."""
    places = np.unravel_index(np.arange(first, last), [values.size for _, values in axes])
    columns = {name: values[place] for (name, values), place in zip(axes, places)}
    return function(quantity)(**columns, **given)


def trials(quantity, given, block, count):
    return function(quantity)(seed=block, trials=count, **given) * count


def delivered(client, tasks):
    """(task, result) as they come, a bounded number of them under way."""
    tasks = iter(tasks)
    limit = BLOCKS_UNDER_WAY * max(1, len(client.scheduler_info()["workers"]))
    under_way = {}
    results = as_completed(with_results=True)

    def start():
        for task in tasks:
            future = client.submit(*task, pure=False, retries=3)
            under_way[future.key] = task
            results.add(future)
            return

    for _ in range(limit):
        start()
    for future, result in results:
        yield under_way.pop(future.key), result
        start()


def sweep(client, quantity, axes, given, output, block=POINTS_OF_A_BLOCK):
    shape = tuple(values.size for _, values in axes)
    table = np.lib.format.open_memmap(output, mode="w+", dtype=np.float64, shape=shape)
    flat, count = table.reshape(-1), math.prod(shape)
    tasks = ((points, quantity, axes, given, first, min(first + block, count)) for first in range(0, count, block))
    for task, values in delivered(client, tasks):
        flat[task[4]:task[5]] = values
    table.flush()
    return table


def study(client, quantity, given, count, block=TRIALS_OF_A_BLOCK):
    blocks = [(number, min(block, count - first)) for number, first in enumerate(range(0, count, block))]
    sums = {task[3]: total
            for task, total in delivered(client, ((trials, quantity, given, *each) for each in blocks))}
    return math.fsum(sums[number] for number, _ in blocks) / count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("quantity")
    parser.add_argument("--over", action="append", default=[], metavar="NAME=FROM:TO:COUNT[:log]")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--trials", type=float)
    parser.add_argument("--output", metavar="FILE.npy")
    parser.add_argument("--scheduler", metavar="ADDRESS")
    parser.add_argument("--workers", type=int, default=None)
    asked = parser.parse_args()
    if bool(asked.over) == bool(asked.trials) or bool(asked.over) != bool(asked.output):
        parser.error("give either --over and --output, or --trials")
    given = {name.replace("-", "_"): float(value) for name, _, value in (each.partition("=") for each in asked.set)}
    with (Client(asked.scheduler) if asked.scheduler else
          Client(LocalCluster(n_workers=asked.workers, threads_per_worker=1, dashboard_address=None))) as client:
        if asked.trials:
            print(repr(study(client, asked.quantity, given, int(asked.trials))))
        else:
            table = sweep(client, asked.quantity, [axis(each) for each in asked.over], given, asked.output)
            print(f"{table.size} values in {asked.output}")


if __name__ == "__main__":
    main()
