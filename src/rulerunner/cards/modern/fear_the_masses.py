"""Fear The Masses."""

from rulerunner.cards.phrases import ENDS_THE_RUN, PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import INSTALLED, HostedOn, HostedOnAny, In, Is, Same
from rulerunner.lang.instructions import Attach, Choose, Gain, InstallCard, May, PlayCard, Repeat
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import CannotGainAbilities, LosesAbilities
from rulerunner.lang.sugar import about, play, static, when
from rulerunner.lang.words import HQ, ICE, OPERATION, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Improved Protein Source": (
        when(Trigger("score", subject=Same(THIS), also=(about("steal"),)), Gain(4, side="runner")),
    ),
    "Lateral Growth": (play(Gain(4), May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard()))),),
    "Magnet": (
        when(about("rez"), Choose(INSTALLED & Is(PROGRAM) & HostedOnAny(Is(ICE))), Attach(CHOSEN, THIS)),
        static(
            LosesAbilities("all", Is(PROGRAM) & HostedOn(THIS)),
            CannotGainAbilities(Is(PROGRAM) & HostedOn(THIS)),
        ),
        ENDS_THE_RUN,
    ),
    "Subcontract": (
        PLAY_IF_TAGGED,
        play(Repeat(2, (May((Choose(Is(OPERATION) & In(HQ)), PlayCard())),))),
    ),
}
