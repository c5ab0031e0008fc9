"""How a record in parts is declared. Not compiled: what is compiled has the parts written out instead."""

from operator import itemgetter
from typing import TypeVar, dataclass_transform

from .parts import Parts

T = TypeVar("T", bound=Parts)


@dataclass_transform(frozen_default=True)
def in_parts(declared: type[T]) -> type[T]:
    """A record as its class declares it: its fields, and what one is if nothing else is said."""
    fields = tuple(vars(declared)["__annotations__"])
    declared.DEFAULTS = {name: vars(declared)[name] for name in fields if name in vars(declared)}
    declared.FIELDS = fields
    declared.READ = itemgetter(*fields)
    for name in declared.DEFAULTS:
        delattr(declared, name)  # or it would be found before what is still to be made
    return declared
