"""What modern cards do: one module for each set, holding the cards that first appeared in it."""
