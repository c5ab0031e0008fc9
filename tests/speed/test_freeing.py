"""What is freed leaves its neighbours alone, compiled as well."""

from rulerunner.state.changes import Change

Link = tuple[tuple[Change, ...], "Link | None"]


def test_a_long_log_is_freed_without_harm_to_other_records() -> None:
    """Python frees deep chains a part at a time; compiled records were written over by that."""
    links: list[Link | None] = []
    kept: list[Change] = []
    for _ in range(5):
        link: Link | None = None
        for moment in range(3000):
            link = ((Change("gone", moment, "corp"),), link)
            kept.append(Change("kept", moment, "corp"))
        links.append(link)
    link = None
    links.clear()
    assert [change for change in kept if change.was_active or change.kind != "kept"] == []
