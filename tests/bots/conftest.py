"""What tests of the bots have in common."""

from collections.abc import Iterator

import pytest

from rulerunner.bots.search import correcting


@pytest.fixture
def untaught() -> Iterator[None]:
    """The quick rules by themselves, without what games taught them."""
    with correcting.untaught():
        yield
