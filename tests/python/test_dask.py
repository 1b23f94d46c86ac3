"""examples/sweep_on_dask.py on a cluster of processes: the same bits for any number of workers, and when one is killed."""
import math
import os
import signal
import sys
import threading
from pathlib import Path

import halftruth
import numpy as np
import pytest

distributed = pytest.importorskip("distributed", reason="SKIPPED: python3-distributed is not installed")
EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))
os.environ["PYTHONPATH"] = os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")])
import sweep_on_dask  # noqa: E402

GRID = [sweep_on_dask.axis("n=10:1e6:100:log"), sweep_on_dask.axis("q=0.01:0.49:150")]


class Cluster:
    def __init__(self, workers):
        self.workers = workers

    def __enter__(self):
        self.cluster = distributed.LocalCluster(n_workers=self.workers, threads_per_worker=1, dashboard_address=None)
        self.client = distributed.Client(self.cluster)
        return self.client

    def __exit__(self, *_):
        self.client.close()
        self.cluster.close()


@pytest.fixture(scope="module")
def alone():
    return halftruth.estimator_variance(n=GRID[0][1][:, None], q=GRID[1][1])


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_same_bits_for_any_number_of_workers(workers, alone, tmp_path):
    with Cluster(workers) as client:
        table = sweep_on_dask.sweep(client, "estimator-variance", GRID, {}, tmp_path / "table.npy", block=777)
        assert table.tobytes() == alone.tobytes() == np.load(tmp_path / "table.npy").tobytes()
        given = {"n": 200, "ones": 60, "bits": 2, "q": 0.2}
        mean = sweep_on_dask.study(client, "two-type-divergence", given, 25_000, block=1000)
        blocks = [halftruth.two_type_divergence(seed=each, trials=1000, **given) for each in range(25)]
        assert mean == math.fsum(each * 1000 for each in blocks) / 25_000


def test_a_killed_worker_loses_nothing(alone, tmp_path):
    with Cluster(2) as client:
        pids = client.run(os.getpid)
        victim = sorted(pids.values())[0]
        killer = threading.Timer(0.3, os.kill, (victim, signal.SIGKILL))
        killer.start()
        passes = 0
        while killer.is_alive() or passes < 2:  # the kill falls into the middle of one of them
            table = sweep_on_dask.sweep(client, "estimator-variance", GRID, {}, tmp_path / "table.npy", block=50)
            assert table.tobytes() == alone.tobytes()
            passes += 1
        killer.join()
        client.wait_for_workers(2, timeout=60)
        assert victim not in client.run(os.getpid).values()


def test_reads_its_options(tmp_path, monkeypatch, capsys):
    name, values = sweep_on_dask.axis("n=10:1000:3:log")
    assert name == "n" and list(values) == [10, 100, 1000]
    monkeypatch.setattr(sys, "argv", ["sweep_on_dask.py", "epsilon"])
    with pytest.raises(SystemExit):
        sweep_on_dask.main()
    assert "--over and --output, or --trials" in capsys.readouterr().err
