"""What is raised where a definition cannot be read; apart, so that to catch it costs no other import."""


class BadDefinition(ValueError):
    """A card's definition that cannot even be read; the message says where and what would be right."""
