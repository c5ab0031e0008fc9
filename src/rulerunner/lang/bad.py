"""What is raised where a definition cannot be read; apart, so that who catches it need import nothing else."""


class BadDefinition(ValueError):
    """A card's definition that cannot even be read; the message says where and what would be right."""
