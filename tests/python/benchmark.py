"""What a value costs from Python: a call with a million of them, beside a loop in Python that computes or calls."""
import math
import time

import halftruth
import numpy as np


def timed(run):
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def say(what, count, run):
    print(f"{what:44}{1e9 * min(timed(run) for _ in range(3)) / count:12.0f}")


N = 1_000_000
q = np.linspace(0.01, 0.49, N)
few = q[::50]
print(f"{'':44}{'ns a value':>12}")
say("epsilon, one call", N, lambda: halftruth.epsilon(q=q, bits=1))
say("epsilon, one call, bits not given", N, lambda: halftruth.epsilon(q=q))
say("epsilon, a loop of calls", few.size, lambda: [halftruth.epsilon(q=x, bits=1) for x in few])
say("its formula, in a loop of Python", N, lambda: [math.log((1 - x) / x) for x in q])
say("estimator-variance, one call", N, lambda: halftruth.estimator_variance(q=q, n=1000))
say("estimator-variance, a loop of calls", few.size, lambda: [halftruth.estimator_variance(q=x, n=1000) for x in few])
say("shuffle-epsilon-erlingsson, one call", N,
    lambda: halftruth.shuffle_epsilon_erlingsson(q=0.38 + q / 5, n=1e6, delta=1e-6))
