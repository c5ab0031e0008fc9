"""Several workers let nobody guess more often than one does."""

import pytest

from rulerunner.server.limits import Buckets, Limits


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_all_workers_together_allow_no_more_guesses_than_one(workers: int) -> None:
    limits = Limits()
    part = limits.shared(workers)
    each = [Buckets(part.guess_burst, part.guess_rate, clock=lambda: 0.0) for _ in range(workers)]
    allowed = sum(bucket.take("someone") for _ in range(40) for bucket in each)
    assert allowed <= limits.guess_burst
    assert all(bucket.take("someone else") for bucket in each), "each allows one at least"


def test_what_protects_a_process_is_not_divided() -> None:
    limits = Limits()
    assert limits.shared(4)._replace(guess_burst=limits.guess_burst, guess_rate=limits.guess_rate) == limits
