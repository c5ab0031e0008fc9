"""A player by rules of thumb, for both sides and every edition. It sees its view, and nothing else."""

from .bot import LATELY as LATELY
from .bot import PATIENCE as PATIENCE
from .bot import ThumbBot as ThumbBot
from .bot import TrustingBot as TrustingBot
from .bot import handler as handler
