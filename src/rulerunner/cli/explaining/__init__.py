"""Pages that explain a rule or a card."""
