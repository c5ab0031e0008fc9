"""What the lessons say, and the positions they are played on."""
