"""What may be done: triggers met, costs afforded, options offered. Nothing is written."""
