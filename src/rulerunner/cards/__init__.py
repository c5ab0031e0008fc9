"""Card content: printed facts and behaviour, by set."""
