"""Timing structures as drawings, for the terminal to write and for the pages to show."""
