"""Home-made cards: written in plain text, read into the language, carried as data, and played."""
