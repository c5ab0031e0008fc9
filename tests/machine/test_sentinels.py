"""Numbers that stand where an id may stand, and are none."""

from collections import Counter

from rulerunner.state import record


def test_each_means_one_thing() -> None:
    numbers = {name: value for name, value in vars(record).items() if name.isupper() and type(value) is int}
    assert numbers["NOBODY"] == -1
    assert max(Counter(numbers.values()).values()) == 1
    assert all(value < 0 for value in numbers.values()), "or it would be the id of a card"
