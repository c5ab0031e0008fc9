"""Cards in English, in our own words, so that anyone can see whether a definition says what the card says.

"You" is always the ability's controller. `words` is an edition's vocabulary: its `words`, or its `word`.
"""

from .abilities import Ability
from .conditions import Condition
from .costs import Costs
from .face import Face
from .filters import Filter
from .instructions import Block
from .quantities import Number
from .rendering import blocks, costs, dispatch, grammar
from .rendering.voice import Voice, Words, speaker
from .validating.kinds import BadDefinition, misfits

NO_WORDS: Words = {}


def render(face: Face, words: Words = NO_WORDS) -> tuple[str, ...]:
    """The card's abilities, one text of one or more sentences for each. Raises `BadDefinition` if a field
    of a word holds what it cannot hold."""
    say = speaker(words)
    facts = face.facts
    this = f"this {say(face.type)}"
    voice = Voice(say, this=this, side=facts.side, subtypes=facts.subtypes, type=face.type)
    try:
        return tuple(dispatch.ability(ability, voice) for ability in face.abilities)
    except (AttributeError, TypeError) as error:
        if wrong := [f"{face.name}, {fault}" for fault in misfits(face.abilities)]:
            raise BadDefinition("\n".join(wrong)) from error
        raise


def render_ability(ability: Ability, face_name: str = "", words: Words = NO_WORDS, side: str = "") -> str:
    """One ability, speaking of its card by name; `side` is its controller's, if known."""
    return dispatch.ability(ability, _voice(words, face_name, side))


def render_block(block: Block, words: Words = NO_WORDS, face_name: str = "", side: str = "") -> str:
    """What a block of instructions does."""
    return " ".join(map(grammar.sentence, blocks.sentences(block, _voice(words, face_name, side))))


def render_cost(cost: Costs, words: Words = NO_WORDS, face_name: str = "", side: str = "") -> str:
    """What is paid: "spend 1 click and pay 2 credits"."""
    return costs.price(cost, _voice(words, face_name, side))


def render_condition(
    condition: Condition, words: Words = NO_WORDS, face_name: str = "", side: str = ""
) -> str:
    """What must be true: "the Runner is tagged"."""
    return dispatch.condition(condition, _voice(words, face_name, side))


def render_filter(
    filter: Filter, words: Words = NO_WORDS, face_name: str = "", side: str = "", many: bool = False
) -> str:
    """Which cards: "an installed program", or with `many`, "installed programs"."""
    voice = _voice(words, face_name, side)
    phrase = dispatch.cards(filter, voice)
    return phrase.plural(voice) if many else phrase.one(voice)


def render_quantity(number: Number, words: Words = NO_WORDS, face_name: str = "", side: str = "") -> str:
    """A number: "3", "the number of installed programs"."""
    return dispatch.quantity(number, _voice(words, face_name, side))


def _voice(words: Words, face_name: str, side: str) -> Voice:
    return Voice(speaker(words), this=face_name or "this card", side=side)
