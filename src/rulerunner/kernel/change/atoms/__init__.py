"""Atoms: the only functions that change the game. Each makes its change and records it, as one act.

Nothing reacts here. A checkpoint reads the recorded changes and finds what they trigger (10.3.1a).
"""

from .activity import CORRECTED as CORRECTED
from .activity import activate as activate
from .activity import deactivate as deactivate
from .activity import derez as derez
from .activity import faces_up_archives as faces_up_archives
from .activity import rez as rez
from .activity import turn_up as turn_up
from .cards import add_as_agenda as add_as_agenda
from .cards import damage as damage
from .cards import discard as discard
from .cards import draw as draw
from .cards import finish as finish
from .cards import forfeit as forfeit
from .cards import to_score as to_score
from .cards import trash as trash
from .counters import advance as advance
from .counters import mark as mark
from .counters import place as place
from .counters import refill as refill
from .counters import remove as remove
from .counters import set_credits_on as set_credits_on
from .counters import with_counters as with_counters
from .effects import linger as linger
from .effects import mark_used as mark_used
from .moving import DECKS as DECKS
from .moving import HIDDEN_ZONES as HIDDEN_ZONES
from .moving import arrange as arrange
from .moving import came_from as came_from
from .moving import host_on as host_on
from .moving import in_sight as in_sight
from .moving import move as move
from .moving import relocate as relocate
from .moving import shuffle as shuffle
from .moving import swap as swap
from .moving import swap_scored as swap_scored
from .pools import add_run_credits as add_run_credits
from .pools import drop_run_credits as drop_run_credits
from .pools import forgo as forgo
from .pools import gain_clicks as gain_clicks
from .pools import gain_credits as gain_credits
from .pools import lose_clicks as lose_clicks
from .pools import lose_credits as lose_credits
from .pools import remove_bad_publicity as remove_bad_publicity
from .pools import remove_tags as remove_tags
from .pools import spend_clicks as spend_clicks
from .pools import spend_credits as spend_credits
from .pools import spend_fund as spend_fund
from .pools import take_bad_publicity as take_bad_publicity
from .pools import take_tags as take_tags
from .recording import emit as emit
from .recording import note as note
from .recording import progress as progress
from .recording import progress_record as progress_record
