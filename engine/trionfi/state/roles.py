"""The parts that players have in a hand, by which a step names a seat."""

from enum import StrEnum


class Role(StrEnum):
    """Who is meant: the declarer, his partner once he is known, the dealer, the player who comes last in turn before the dealer, or the
    dealer's partner where partners face each other."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEALER = "dealer"
    BEFORE_DEALER = "before dealer"
    DEALERS_PARTNER = "dealer's partner"


class First(StrEnum):
    """Who speaks first: the player after the dealer, or the dealer."""

    ELDEST = "eldest"
    DEALER = "dealer"
