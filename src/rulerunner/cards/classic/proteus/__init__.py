"""Proteus, the first expansion of the 1996 game."""

from rulerunner.lang.abilities import Ability

from . import corp, hardware, ice, preps, programs, resources

CARDS: dict[str, tuple[Ability, ...]] = {
    **corp.CARDS,
    **ice.CARDS,
    **hardware.CARDS,
    **preps.CARDS,
    **programs.CARDS,
    **resources.CARDS,
}
