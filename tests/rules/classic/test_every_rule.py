"""The game of 1996: each numbered rule of the digest is proved by plays that cite it."""

from tools.docgen.citations import citations

RULES = [f"classic-1996 C{number}" for number in range(1, 22)]
"""C1 to C21; the run chart has tests of its own."""


def test_each_rule_is_cited_by_the_plays_that_prove_it() -> None:
    cited = citations()
    assert [rule for rule in RULES if len(cited.get(rule, ())) < 2] == []
