"""The play: plain tricks, and the rules that games add to them."""
