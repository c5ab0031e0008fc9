"""Proteus, the first expansion of the 1996 game."""

from rulerunner.lang.abilities import Ability

from . import agendas, corp, hardware, ice, intricate, nodes, preps, programs, resources

CARDS: dict[str, tuple[Ability, ...]] = {
    **agendas.CARDS,
    **corp.CARDS,
    **nodes.CARDS,
    **ice.CARDS,
    **hardware.CARDS,
    **preps.CARDS,
    **programs.CARDS,
    **resources.CARDS,
    **intricate.CARDS,
}
