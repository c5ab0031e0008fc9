"""Finding cards as people do on the card databases: `t:ice f:jinteki cost<3 "net damage"`."""

from .fields import FIELDS, named
from .finding import nearest, search
from .finding import test as fits
from .pool import FAMILIES, Found, cards, fold
from .query import BadQuery

__all__ = ["FAMILIES", "FIELDS", "BadQuery", "Found", "cards", "fits", "fold", "named", "nearest", "search"]
