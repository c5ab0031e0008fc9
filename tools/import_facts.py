"""Write the card facts of the package from a folder of card databases.

    python tools/import_facts.py SRC

SRC holds `modern/*.json` (one list of cards per set, with `_sets.json` beside them) and `classic.json`.
Only facts are taken: names, types, numbers, subtypes, factions, printings, rarities. Never a sentence.
"""

import json
import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

Card = dict[str, Any]

DATA: Final = Path(__file__).parents[1] / "src" / "rulerunner" / "cards" / "data"

MODERN_FIELDS: Final = {
    "cost": "cost",
    "strength": "strength",
    "memory": "memory_cost",
    "trash": "trash_cost",
    "requirement": "advancement_requirement",
    "points": "agenda_points",
    "link": "base_link",
    "unique": "is_unique",
    "faction": "faction_id",
    "influence": "influence_cost",
    "deck_limit": "deck_limit",
    "influence_limit": "influence_limit",
    "minimum_deck": "minimum_deck_size",
}

ORDER: Final = (
    *("name", "side", "type", "subtypes", "cost", "x_cost"),
    *("strength", "memory", "trash", "requirement", "points", "link", "unique"),
    *("faction", "influence", "deck_limit", "influence_limit", "minimum_deck", "printings", "slug", "faces"),
)

CLASSIC_TYPES: Final = {"node": "asset", "prep": "event"}
CLASSIC_COSTS: Final = ("rez_cost", "play_cost", "install_cost")
RARITIES: Final = ("vital", "common", "uncommon", "rare", "promo")
CLASSIC_NOT_SUBTYPES: Final = {"unique", "banned"}

# The classic sources write 0 where the card prints X or *; each card's own words show which it is.
CLASSIC_X: Final[Mapping[str, Card]] = {
    "Emergency Rig": {"cost": None, "x_cost": True},
    "Power Grid Overload": {"cost": None, "x_cost": True},
    "Digiconda": {"strength": None},
    "Homing Missile": {"strength": None},
    "AI Boon": {"strength": None},
}


def modern(card: Card) -> Card:
    """The facts of one modern card."""
    row = {
        "name": card["title"],
        "side": card["side_id"],
        "type": card["card_type_id"].removeprefix("corp_").removeprefix("runner_"),
        "subtypes": _words(card.get("subtypes", ())),
        "x_cost": "cost" in card and card["cost"] is None,
        "printings": [[printing["set"], printing["code"]] for printing in card["printings"]],
        "slug": card["id"],
        "faces": [_face(card, face) for face in card.get("faces", ())],
    }
    return row | {field: card.get(source) for field, source in MODERN_FIELDS.items()}


def classic(card: Card) -> Card:
    """The facts of one card of the 1996 game."""
    keywords = [keyword.strip().lower() for keyword in card["keywords"]]
    row = {
        "name": card["name"],
        "side": card["side"],
        "type": CLASSIC_TYPES.get(card["type"], card["type"]),
        "subtypes": [keyword for keyword in keywords if keyword not in CLASSIC_NOT_SUBTYPES],
        "cost": next((card[field] for field in CLASSIC_COSTS if field in card), None),
        "strength": card.get("strength"),
        "memory": card.get("mu"),
        "trash": card.get("trash_cost"),
        "requirement": card.get("difficulty"),
        "points": card.get("agenda_points"),
        "unique": "unique" in keywords,
        "printings": [[card["set"], card["octgn_id"]]],
        "slug": _slug(card["name"]),
    }
    return row | CLASSIC_X.get(card["name"], {})


def rarities(cards: Iterable[Card]) -> dict[str, list[str]]:
    """The names of the cards of the 1996 game by rarity; what was given away is in no pack."""
    found: dict[str, list[str]] = {rarity: [] for rarity in RARITIES}
    for card in cards:
        found["promo" if card["promo"] else card["rarity"].lower()].append(card["name"])
    return {rarity: sorted(names) for rarity, names in found.items()}


def write(path: Path, rows: Iterable[Card]) -> None:
    """One card per line, sorted by name; what is null, false or empty is left out."""
    lines = [json.dumps(_tidy(row), ensure_ascii=False) for row in sorted(rows, key=lambda row: row["name"])]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    print(f"{path.name}: {len(lines)} cards")


def _face(front: Card, face: Card) -> Card:
    """A further face; what the source leaves out is as on the front."""
    face = front | face
    return _tidy({"name": face["title"], "subtypes": _words(face["subtypes"]), "link": face.get("base_link")})


def _words(ids: Iterable[str]) -> list[str]:
    return [subtype.replace("_", " ") for subtype in ids]


def _slug(name: str) -> str:
    letters = re.sub(r"['™®]|\(tm\)", "", name.lower())
    ascii_only = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", ascii_only).strip("_")


def _tidy(row: Card) -> Card:
    kept = {key: row[key] for key in ORDER if key in row}
    return {key: value for key, value in kept.items() if value or (value == 0 and value is not False)}


def main(arguments: list[str]) -> int:
    """Import from the one folder named on the command line."""
    if len(arguments) != 1:
        print("usage: import_facts.py SRC, a folder with modern/*.json and classic.json", file=sys.stderr)
        return 2
    source = Path(arguments[0])
    sets = [one["id"] for one in json.loads((source / "modern" / "_sets.json").read_text("utf-8"))]
    files = [source / "modern" / f"{set_id}.json" for set_id in sets]  # a set of reprints only has no file
    cards = [card for file in files if file.exists() for card in json.loads(file.read_text("utf-8"))]
    DATA.mkdir(parents=True, exist_ok=True)
    write(DATA / "modern.json", map(modern, cards))
    old = json.loads((source / "classic.json").read_text("utf-8"))
    write(DATA / "classic.json", map(classic, old))
    text = json.dumps(rarities(old), ensure_ascii=False, indent=0)
    (DATA / "rarity.json").write_text(f"{text}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
