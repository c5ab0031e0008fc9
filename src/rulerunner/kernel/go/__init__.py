"""What goes on: checkpoints, windows, payments, resolving abilities, one step of a frame at a time."""
