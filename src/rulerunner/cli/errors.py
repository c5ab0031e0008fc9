"""What a command says when it cannot do what it was asked."""


class Problem(Exception):
    """Something is wrong with what was asked; the message says what, and what would be right."""
