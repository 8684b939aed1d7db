"""How hands make a match: what runs on from hand to hand, when it ends, what it pays in the end."""
