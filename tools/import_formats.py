"""Write the formats of the package (card pools, ban lists, faction names) from a folder of card databases.

    python tools/import_formats.py SRC

SRC holds `formats.json`, `card_pools.json`, `restrictions.json`, `card_subtypes.json`, `factions.json`,
`decklists.json`, `classic.json` and `modern/_sets.json`. Only facts are taken: ids, names, dates, numbers.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

Row = dict[str, Any]

DATA: Final = Path(__file__).parents[1] / "src" / "rulerunner" / "decks" / "data"

ORDER: Final = ("startup", "standard", "eternal", "system_gateway", "snapshot", "ram")

# Eternal never rotates, and its points list prices cards of these two sets, but the source's pool lacks them.
FORGOTTEN: Final[Mapping[str, tuple[str, ...]]] = {
    "eternal": ("the_automata_initiative", "rebellion_without_rehearsal")
}

SAME: Final = ("name", "banned", "restricted", "point_limit")
GRADED: Final = {"universal_faction_cost": "universal", "global_penalty": "penalty", "points": "points"}


def seasons(one: Row, lists: Mapping[str, Row]) -> list[Row]:
    """What a format was from day to day, oldest first.

    No season starts before its list: the source misdates some seasons by a year. It also keeps
    a season of another game under Standard, which is known by its id.
    """
    found = []
    for row in one["snapshots"]:
        if not row["id"].startswith(one["id"] + "_"):
            continue
        key = row.get("restriction_id")
        listed = lists[f"{one['id']}/{key}"]["date_start"] if key else ""
        since = max(row["date_start"], listed)
        found.append({"since": since, "pool": row["card_pool_id"]} | ({"list": key} if key else {}))
    return sorted(found, key=lambda row: str(row["since"]))


def restriction(row: Row, subtypes: Iterable[str]) -> Row:
    """One list of banned, restricted or priced cards, by their ids."""
    kept: Row = {key: row[key] for key in SAME if key in row}
    for source, key in GRADED.items():
        if source in row:
            kept[key] = {card: int(grade) for grade, cards in row[source].items() for card in cards}
    for kind, ids in row.get("subtypes", {}).items():
        if kind != "banned" or not set(ids) <= set(subtypes):
            raise SystemExit(f"{row['id']}: what is {kind} {ids}?")
        kept["banned_subtypes"] = [one.replace("_", " ") for one in ids]
    return kept


def write(name: str, sections: Mapping[str, Mapping[str, Any]]) -> None:
    """One entry per line, so that a change of the facts reads as one."""
    parts = []
    for title, entries in sections.items():
        lines = [
            f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in entries.items()
        ]
        parts.append(f"{json.dumps(title)}: {{\n" + ",\n".join(lines) + "\n}")
    (DATA / name).write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    print(f"{name}: {', '.join(f'{len(entries)} {title}' for title, entries in sections.items())}")


def import_formats(source: Path) -> None:
    """Read the databases and write `formats.json`, `factions.json` and `starters.json`."""

    def load(name: str) -> Any:
        return json.loads((source / f"{name}.json").read_text("utf-8"))

    formats, lists, classic = load("formats"), load("restrictions"), load("classic")
    sets = {row["id"] for row in load("modern/_sets")}
    pools = {row["id"]: row["card_set_ids"] for rows in load("card_pools").values() for row in rows}
    for pool, forgotten in FORGOTTEN.items():
        pools[pool] = sorted({*pools[pool], *forgotten})
    unknown = sorted({one for pool in pools.values() for one in pool} - sets)
    if unknown:
        raise SystemExit(f"sets in a pool that no list of sets names: {', '.join(unknown)}")
    subtypes = [row["id"] for row in load("card_subtypes")]
    rows = {key: {"name": formats[key]["name"], "seasons": seasons(formats[key], lists)} for key in ORDER}
    used = {(key, season.get("list")) for key, row in rows.items() for season in row["seasons"]}
    in_use = {season["pool"] for row in rows.values() for season in row["seasons"]}
    banned = [card["name"] for card in classic if "Banned" in card["keywords"]]
    write(
        "formats.json",
        {
            "formats": rows,
            "pools": {key: sorted(pool) for key, pool in pools.items() if key in in_use},
            "lists": {
                row["id"]: restriction(row, subtypes)
                for key, row in lists.items()
                if (key.partition("/")[0], row["id"]) in used
            },
            "classic": {"banned": banned},
        },
    )
    write("factions.json", {"factions": {row["id"]: row["name"] for row in load("factions")}})
    starters = [row for row in load("decklists") if row["id"].startswith("gateway-")]
    write(
        "starters.json",
        {"decks": {row["id"]: {"identity": row["identity"], "cards": row["cards"]} for row in starters}},
    )


def main(arguments: list[str]) -> int:
    """Import from the one folder named on the command line."""
    if len(arguments) != 1:
        print("usage: import_formats.py SRC, a folder with formats.json and its siblings", file=sys.stderr)
        return 2
    DATA.mkdir(parents=True, exist_ok=True)
    import_formats(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
