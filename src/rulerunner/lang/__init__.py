"""The card language: frozen data, its validator, its renderer to English."""
