"""The base set of 1996."""

from rulerunner.lang.abilities import Ability

from . import (
    agendas,
    hardware,
    ice,
    intricate,
    nodes,
    operations,
    preps,
    programs,
    resources,
    singular,
    upgrades,
    viruses,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    **agendas.CARDS,
    **ice.CARDS,
    **nodes.CARDS,
    **operations.CARDS,
    **upgrades.CARDS,
    **hardware.CARDS,
    **preps.CARDS,
    **programs.CARDS,
    **resources.CARDS,
    **viruses.CARDS,
    **intricate.CARDS,
    **singular.CARDS,
}
