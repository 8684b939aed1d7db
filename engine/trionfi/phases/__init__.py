"""The steps of a hand's course: give, look, pause, take, discard, announce, play."""
