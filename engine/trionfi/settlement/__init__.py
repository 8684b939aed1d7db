"""What a hand is worth: facts, the rewards that they show, and an itemised account."""
