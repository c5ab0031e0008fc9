"""Words of a text as the grammar sees them: lower case, without plural, without articles.

Printed cards say "gains" and "gain", "a card" and "1 card", "programs" and "program" where the language has
one word. What a text loses here tells no definitions apart; where each token stood is kept for messages.
"""

import re
import unicodedata
from typing import Final, NamedTuple

THIS_CARD: Final = "~"
"""Stands for the card's own name."""

SYMBOLS: Final = (
    (r"(?<![\w'])S\s*\[credit\]", "subroutine:"),
    (r"(?<![\w'])T\s*(?:\[credit\])?(?=\s*:)", "trash"),
    (r"(?<![\w'])A(?=\s*[:,])", "click"),
    (r"\bclickclick\b", "click click"),
    (r"(?:(?<=[:.])|^)\s*[*•]\s+(?=[A-Z])", "\nbullet: "),
    (r"[*•]", " "),
    (r"\((?:r|tm)\)|[™®]", ""),
    (r"\band/or\b", "or"),
    (r"\(paying (?:(?:its|the) (?:install|play|rez) cost|all costs)\)", " "),
    (r"\(including this [a-z]+\)", " "),
    (r"\[subroutine\]|\[sub\]|↳", "subroutine:"),
    (r"\[click\]", "click"),
    (r"\[recurring[- ]credit\]", "recurring credit"),
    (r"\[credits?\]", "credit"),
    (r"\[trash\]", "trash"),
    (r"\[link\]", "link"),
    (r"\[mu\]|\bmu\b", "memory"),
    (r"\[interrupt\]\s*→?", "interrupt ->"),
    (r"→", "->"),
    (r"\btrace\s*\[(\w+)\]", r"trace \1"),
    (r"named [“\"]([^“”\"]*)[”\"]", r'named "\1"'),
    (r"[“”]", '"'),
    (r"[’‘]", "'"),
    (r"[–—]", "-"),
    (r"−", "-"),
)
"""How symbols are written out."""
WRITTEN_OUT: Final = tuple((re.compile(pattern, re.I), words) for pattern, words in SYMBOLS)

INCLUDED: Final = re.compile(rf"\(including {THIS_CARD}\)")
NAME: Final = "name="
"""Begins a token that is a name, as it is written."""
TOKEN: Final = re.compile(
    r"(?<=named \")[^\"]+(?=\")|~|[+-]?\d+(?!\w)|[+-]?[xn](?!\w)|[a-z&]+(?:'[a-z]+)?(?:-[a-z]+)*"
    r"|->|[.,:;()\[\]\"/!?]|\S",
    re.I,
)
OR_A: Final = "or a"
"""What begins another noun, while "or" alone may join two kinds of one: "a virus or a run event"."""
ARTICLES: Final = frozenset({"the", "a", "an"})
KEPT: Final = frozenset(
    {
        *("this", "is", "its", "his", "less", "unless", "access", "pass", "bypass", "was", "minus", "plus"),
        *(
            "virus",
            "as",
            "archives",
            "afterwards",
            "perhaps",
            "always",
            "towards",
            "us",
            "gas",
            "across",
            "news",
        ),
        *("chess", "caissa", "boss", "success", "address", "process", "plus", "express", "business", "lens"),
        *("ops", "always", "loss", "class", "press", "cross", "dress", "bbs", "mass", "grass", "thus", "yes"),
        *("transactions", "cybernetics", "genetics", "regardless", "previous", "various", "less", "corps"),
    }
)
STEMS: Final = {
    "are": "is",
    "were": "was",
    "has": "have",
    "does": "do",
    "doesn't": "do not",
    "don't": "do not",
    "isn't": "is not",
    "cannot": "cannot",
    "can't": "cannot",
    "rezzes": "rez",
    "derezzes": "derez",
    "dice": "die",
    "goes": "go",
    "forgoes": "forgo",
    "viruses": "virus",
    "bits": "credit",
    "bit": "credit",
    "action": "click",
    "actions": "click",
    "(": "<",
    ")": ">",
    "breaches": "breach",
    "servers": "server",
    "begins": "begin",
    "theirs": "their",
    "successfully": "successfully",
    "additionally": "additionally",
}
IRREGULAR_ES: Final = ("sses", "shes", "ches", "xes", "zes")


class Token(NamedTuple):
    """One word as the grammar sees it, and where it stood in the text."""

    word: str
    start: int
    end: int


def prepare(text: str, names: tuple[str, ...] = ()) -> str:
    """A text with its symbols written out and the card's own names replaced."""
    return traced(text, names)[0]


def traced(text: str, names: tuple[str, ...] = ()) -> tuple[str, list[int]]:
    """A prepared text, and where each of its letters (and its end) stood in the text as it was given."""
    composed = unicodedata.normalize("NFC", text)
    places = list(range(len(composed) + 1))
    if len(composed) != len(text):
        places = [min(place, len(text)) for place in places]
    text, places = _replaced(composed, places, re.compile(r"\\n"), "\n")
    for pattern, words in WRITTEN_OUT:
        text, places = _replaced(text, places, pattern, f" {words} ")
    for name in sorted(names, key=len, reverse=True):
        if name:
            spelt = re.escape(re.sub(r"\((?:R|TM)\)|[™®]", "", name)).replace("\\ ", r"\s+")
            text, places = _replaced(text, places, re.compile(rf"(?<!\w){spelt}(?!\w)"), THIS_CARD)
    return _replaced(text, places, INCLUDED, " ")


def _replaced(text: str, places: list[int], pattern: re.Pattern[str], words: str) -> tuple[str, list[int]]:
    """A text after a replacement; what was put in stands where what was taken out began."""
    parts: list[str] = []
    traces: list[int] = []
    done = 0
    for match in pattern.finditer(text):
        put = match.expand(words)
        parts += (text[done : match.start()], put)
        traces += places[done : match.start()]
        traces += [places[match.start()]] * len(put)
        done = match.end()
    if not done:
        return text, places
    return "".join(parts) + text[done:], traces + places[done:]


def stem(word: str) -> str:
    """A word without what tells one from many, or who acts.

    >>> stem("gains"), stem("programs"), stem("agendas"), stem("this"), stem("sentries")
    ('gain', 'program', 'agenda', 'this', 'sentry')
    """
    if word in STEMS:
        return STEMS[word]
    if word.removeprefix("non-") in KEPT or len(word) < 3:
        return word
    if not word.endswith("s") or word.endswith(("ss", "'s", "us")):
        return word
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    return word[:-2] if word.endswith(IRREGULAR_ES) else word[:-1]


def tokens(text: str) -> tuple[Token, ...]:
    """The words of a prepared text.

    >>> [token.word for token in tokens("The Runner gains 2 credits.")]
    ['runner', 'gain', '2', 'credit', '.']
    """
    found = []
    for match in TOKEN.finditer(text):
        word = match[0].lower()
        if text[: match.start()].endswith('named "'):
            found.append(Token(f"{NAME}{match[0]}", match.start(), match.end()))
            continue
        if word in ARTICLES:
            if found and found[-1].word == "or" and word != "the":
                found[-1] = found[-1]._replace(word=OR_A)
            continue
        found += [Token(part, match.start(), match.end()) for part in stem(word).split()]
    return tuple(found)
