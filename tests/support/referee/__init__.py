"""The referee: slow, naive, and written from the rulebooks. It says which options a player has at a decision.

It reads the plain data of a state and the definitions of the cards, and calls nothing of the machine that
offers options or reads the language. Where both give the same options at every decision of many random
games, each has been checked by the other. What the referee cannot judge it says (`Unjudged`), and the law
that uses it counts that.
"""

from .asking import Unjudged as Unjudged
from .judging import Verdict as Verdict
from .judging import judge as judge
