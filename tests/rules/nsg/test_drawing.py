"""8.4: drawn cards lie aside until what drawing them sets off has resolved; then they join the hand."""

import pytest

from rulerunner import Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import AFFECTED, Choose, Damage, Draw, Gain, MoveTo, Reveal
from rulerunner.lang.quantities import CardsIn
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid, play, together, when
from rulerunner.lang.words import ASIDE, GRIP, NET, RND, STACK
from tests.support.corp import names
from tests.support.faces import made, table

DRAWN = Trigger("draw", side="you")
