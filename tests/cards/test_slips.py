"""Slips in a module of cards that Python itself objects to: the author is told of cards, not of Python."""

from itertools import count
from pathlib import Path

import pytest

from rulerunner.cards import library, modern
from rulerunner.lang.validating.kinds import BadDefinition

IMPORTS = """\
from rulerunner.lang.abilities import Paid, Sub, Trigger, When
from rulerunner.lang.conditions import TAGGED
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Bypass, Choose, Damage, Draw, EndRun, Gain, If, Lasting, Trash
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import about, breaks, paid, play, static, sub, when
"""
NUMBERS = count()


def told(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What somebody hears who wrote a module of cards with this text."""
    name = f"a_set_of_slips_{next(NUMBERS)}"
    (tmp_path / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.setattr(modern, "__path__", [*modern.__path__, str(tmp_path)])
    with pytest.raises(BadDefinition) as refused:
        library.definitions.__wrapped__("modern", name)
    return str(refused.value)


SLIPS = {
    # a field that no word has, one too many, one too few
    "sub(Gain(amout=1))": "Gain has no field 'amout'; did you mean 'amount'?",
    "sub(Gain(colour=1))": "Gain has no field 'colour'; it is Gain(amount, side='you')",
    "sub(Gain())": "Gain lacks its amount; it is Gain(amount, side='you')",
    "sub(Damage('net', 1, 2, 3, 4, 5, 6, 7, 8))": "and here are 9; it is Damage(kind, amount",
    "sub(Gain(1, amount=2))": "Gain.amount is said twice, by its place and by its name",
    "Sub(Gain(1), EndRun())": "Sub has 1 field, and here are 2; it is Sub(block), and its block is a tuple",
    "sub(Bypass(1))": "Bypass has no fields, and here are 1",
    "when(Gain(1), may=True, optional=True)": "when has no field 'optional'; it is when(trigger, *block",
    "when()": "when lacks its trigger; it is when(trigger, *block, may=False",
    "paid()": "paid lacks its cost; it is paid(cost, *block",
    "breaks('barrier', Credits(1), 1, 2)": "breaks has 3 fields, and here are 4",
    "sub(Choose(Is('ice', 'program')))": "Is has 1 field, and here are 2; it is Is(type)",
    "sub(If(TAGGED))": "If lacks its then; it is If(condition, then, otherwise=()), and its then is a tuple",
    "Paid(Credits(1))": "Paid lacks its block; it is Paid(cost, block",
    "static(Modify('strength'))": "Modify lacks its by",
    "When(Trigger('rez'), (Gain(1),), may=True)": "When has no field 'may'; it is When(trigger, block",
    # a name that is not there
    "sub(Gian(1))": "nothing is called Gian; did you mean Gain",
    "sub(GiveTags(1))": "GiveTags is not imported: from rulerunner.lang.instructions import GiveTags",
    "sub(Trash(CHOOSEN))": "nothing is called CHOOSEN; did you mean CHOSEN",
    "subroutine(EndRun())": "nothing is called subroutine",
    "sub(Gain(one))": "nothing is called one",
    "sub(If(TAGED, (Gain(1),)))": "nothing is called TAGED; did you mean TAGGED",
    # signs and brackets
    "sub(Gain(1)) (sub(EndRun()))": "there is a comma missing before a bracket",
    "sub(If(TAGGED(), (Gain(1),)))": "TAGGED is whole as it stands: write it without brackets",
    "sub(Gain[1])": "the fields of a word stand in round brackets",
    "sub(Gain(Count(INSTALLED) + 1))": "joined by Plus(a, b) and Times(2, a)",
    "sub(Gain(-Count(INSTALLED)))": "joined by Plus(a, b) and Times(2, a)",
    "sub(Choose(INSTALLED + Is('ice')))": "sets of cards are joined by & and |",
    "sub(Choose(-INSTALLED))": "sets of cards are joined by & and |, and ~ turns one round",
    "sub(If(TAGGED & TAGGED, (Gain(1),)))": "conditions are joined by AllOf((a, b))",
    "sub(If(~TAGGED, (Gain(1),)))": "No(a) turns one round",
}


@pytest.mark.parametrize(("ability", "says"), SLIPS.items(), ids=list(SLIPS))
def test_a_slip_is_told_by_card_and_ability_and_with_what_would_be_right(
    ability: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"{IMPORTS}\nCARDS = {{\n    'Ice Wall': (sub(EndRun()), {ability}),\n}}\n"
    said = told(text, tmp_path, monkeypatch)
    assert said.startswith("Ice Wall, ability 2: ")
    assert says in said
    assert said.endswith(", line 12)")


WHOLE = {
    "CARDS = {'Ice Wall': (sub(EndRun()),)": "line 1: '{' was never closed",
    "CARDS = {'Ice Wall': sub(EndRun()),}": "Ice Wall: sub is not imported: from rulerunner.lang.sugar",
    "CARD = {}": "CARDS is a dict, from the name of each card to its abilities",
    "CARDS = ()": "CARDS is a dict, from the name of each card to its abilities",
    "from rulerunner.lang.instructions import Gian": "instructions has no Gian; did you mean Gain",
    "from rulerunner.lang.instructions import Count": "from rulerunner.lang.quantities import Count",
    "from rulerunner.lang.instruction import Gain": "did you mean 'rulerunner.lang.instructions'?",
    f"{IMPORTS}TAX = Gain(amuont=1)": "TAX: Gain has no field 'amuont'; did you mean 'amount'?",
    f"{IMPORTS}def tax(n):\n    return sub(Gian(n))\n\nCARDS = {{'Ice Wall': (tax(1),)}}": (
        "Ice Wall, ability 1: nothing is called Gian; did you mean Gain"
    ),
    f"{IMPORTS}CARDS = {{'Ice Wall': sub(Gain())}}": "Ice Wall: Gain lacks its amount",
    f"{IMPORTS}CARDS = {{'Ice Wall': (*(), sub(Gain()))}}": "Ice Wall: Gain lacks its amount",
}


@pytest.mark.parametrize(("text", "says"), WHOLE.items(), ids=list(WHOLE.values()))
def test_a_module_that_python_cannot_read_is_told_by_file_and_line(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = told(text, tmp_path, monkeypatch)
    assert says in said
    assert "a_set_of_slips" in said
