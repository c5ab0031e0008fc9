"""The speed of play, measured and compared. Run `make bench`, or `python -m benchmarks --help`."""
