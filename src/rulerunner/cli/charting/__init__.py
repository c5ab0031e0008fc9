"""Charts of the timing structures: as text, two editions side by side, and as a drawing."""
