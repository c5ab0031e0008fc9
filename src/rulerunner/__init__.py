"""Netrunner, played exactly by the book."""
