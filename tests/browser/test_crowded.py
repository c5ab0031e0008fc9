"""A late game on every screen: eight servers with ice, a hand of ten, a full rig. Every name can be read."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.support.browsing import Person

pytestmark = pytest.mark.slow

WINDOWS: Final = ((820, 1180), (1180, 820), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
"""Tablets upright and on their side, laptops, desktops."""
MODERN: Final = """
rules nsg-26.03
turn {turn}

[corp]
credits 19
hand 2x Hedge Fund
hand 2x Seamless Launch
hand Offworld Office
hand Palisade
hand Government Subsidy
hand Neurospike
hand Superconducting Hub
hand Regolith Mining License
deck 12x Hedge Fund

[runner]
credits 14
rig Carmen
rig Cleaver
rig Unity
rig Leech
rig Fermenter
rig Docklands Pass
rig Pennyshaver
rig Telework Contract
rig Verbal Plasticity
rig Smartware Distributor
rig Red Team
hand 3x Sure Gamble
hand 2x Overclock
hand 2x Mutual Favor
hand Jailbreak
hand Wildcat Strike
hand Conduit
deck 20x Sure Gamble

[HQ]
ice Karunā (rezzed)
ice Palisade
[R&D]
ice Tithe (rezzed)
ice Whitespace
ice Ansel 1.0 (rezzed)
[Archives]
ice Diviner
[remote 1]
ice Brân 1.0 (rezzed)
ice Palisade (rezzed)
root Offworld Office (2 advancement)
root Manegarm Skunkworks (rezzed)
[remote 2]
ice Whitespace
root Regolith Mining License (rezzed)
[remote 3]
ice Ballista (rezzed)
root Nico Campaign (rezzed)
[remote 4]
ice Tithe
root Urtica Cipher (3 advancement)
[remote 5]
ice Diviner (rezzed)
root Send a Message
"""
CLASSIC: Final = """
rules classic-1996
turn {turn}

[corp]
credits 12
hand 3x Accounts Receivable
hand 2x Data Wall
hand Hostile Takeover
hand Filter
hand Keeper
hand Braindance Campaign
hand Marine Arcology
deck 12x Accounts Receivable

[runner]
credits 16
rig Worm
rig Codecracker
rig Joan of Arc
rig Zetatech Mem Chip
rig Technician Lover
hand 3x All-Nighter
hand 2x Livewire's Contacts
hand Codecracker
hand Raptor
hand Joan of Arc
hand Loan from Chiba
hand Worm
deck 20x All-Nighter

[HQ]
ice Data Wall (rezzed)
ice Filter
[R&D]
ice Keeper (rezzed)
ice Data Wall
[remote 1]
ice Data Wall (rezzed)
ice Filter (rezzed)
root Hostile Takeover (2 advancement)
[remote 2]
ice Wall of Static
root Braindance Campaign (rezzed)
[remote 3]
ice Neural Blade (rezzed)
root Marine Arcology
[remote 4]
ice Crystal Wall
root Hostile Takeover
[remote 5]
ice Banpei (rezzed)
root Tycho Extension
"""
CUT: Final = """places => {
  const found = [];
  for (const name of document.querySelectorAll(places.map(place => `${place} .card-name`).join())) {
    const card = name.closest('.card-button'), pane = name.closest(places.join()).getBoundingClientRect();
    const say = how => found.push(`${name.textContent}: ${how}`);
    if (name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1) say('cut');
    const words = document.createRange();
    words.selectNodeContents(name);
    for (const line of words.getClientRects()) {
      if (line.right > pane.right + 1 || line.left < pane.left - 1) { say('behind the edge'); break; }
      if (line.bottom > pane.bottom + 1 || line.top < pane.top - 1) { say('behind the edge'); break; }
      const over = document.elementFromPoint(line.right - 1, line.top + line.height / 2);
      if (over && !card.contains(over)) { say('covered'); break; }
    }
  }
  const plates = [...document.querySelectorAll('.nameplate')];
  plates.forEach((plate, index) => {
    const box = plate.getBoundingClientRect(), before = plates[index - 1]?.getBoundingClientRect();
    if (box.right > innerWidth + 1) found.push(`${plate.textContent}: out of the window`);
    if (before && before.right > box.left + 1) found.push(`${plate.textContent}: over the name beside it`);
  });
  return found;
}"""
"""The names of which a part cannot be read: cut, behind an edge, or under another card."""
PLACES: Final = [".servers", ".rig", ".hand"]


@pytest.mark.parametrize("side", ["runner", "corp"])
@pytest.mark.parametrize("board", [MODERN, CLASSIC], ids=["modern", "1996"])
def test_every_name_on_a_full_table_is_read_to_its_end(person: Person, board: str, side: str) -> None:
    person.sits_at(board.format(turn=side), side)
    expect(person.page.locator(".hand .card-name")).to_have_count(10)
    for width, height in WINDOWS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function("width => innerWidth === width", arg=width)
        assert person.page.evaluate(CUT, PLACES) == [], (width, height)


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_passing_is_in_one_place_whatever_is_asked(person: Person, width: int, height: int) -> None:
    """In the encounter, after breaking, with every option listed: under the same finger."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.sits_at(MODERN.format(turn="runner"))
    person.presses("Make a run")
    person.presses("Run HQ")
    button = person.page.locator(".option.pass")
    places = [button.bounding_box()]
    person.unfolds()
    places.append(button.bounding_box())
    person.presses("Carmen: break all")
    if not person.over and button.count():
        places.append(button.bounding_box())
    corners = {(box["x"] + box["width"], box["y"] + box["height"]) for box in places if box}
    assert len(corners) == 1, places


class TestOnAPhone:
    @pytest.fixture
    def context_options(self) -> dict[str, Any]:
        return {"viewport": PHONE, "reduced_motion": "reduce", "has_touch": True, "is_mobile": True}

    @pytest.mark.parametrize("side", ["runner", "corp"])
    def test_a_large_hand_is_pushed_along_and_every_name_is_whole(self, person: Person, side: str) -> None:
        person.sits_at(MODERN.format(turn=side), side)
        hand = person.page.get_by_test_id("hand")
        cards = hand.locator("[data-testid=card]")
        expect(cards).to_have_count(10)
        for number in range(10):
            cards.nth(number).scroll_into_view_if_needed()
            cut = person.page.evaluate(CUT, [f".hand > .slot:nth-child({number + 1})"])
            assert [each for each in cut if "window" not in each] == []
