"""What the cards of the 1996 game do: one module for each set."""
