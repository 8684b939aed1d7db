"""What a hand is worth: its choices played on by bots in many layouts that fit what its holder knows, and what that adds up to."""
