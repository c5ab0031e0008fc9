"""The pages around the table: cards, decks, rules, lessons, puzzles, the lab."""
