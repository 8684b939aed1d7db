"""What the tests share: random hands, the state of a hand as plain values, dealing to order."""
