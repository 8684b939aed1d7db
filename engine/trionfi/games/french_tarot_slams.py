"""Another slam in place of the one that is announced before the first lead, as older tables of French Tarot have it (Dummett and McLeod
2004, 9.13, 9.15 and 9.16)."""

from trionfi.game.edits import Add, Drop, Edit, Put, Remove
from trionfi.games.french_tarot_today import CONTRACT
from trionfi.phases.bids import Bid
from trionfi.settlement.slams import EveryTrick, Slam, Slams

LEADERS = "course:play.rules:lead-after-a-bid.words_said"


def no_slam(*slams: Slam, alone: int = 0, kept: str = "") -> tuple[Edit, ...]:
    """Other slams in place of the one announced before the first lead; one that nobody undertook is worth `alone`, in place of the
    contract too. After one that is called chelem, as the usual one is, the Excuse is kept as it is there."""
    return (Drop("chelem"), Remove(f"{CONTRACT}.rules", "chelem"), *((Add(f"{CONTRACT}.rules", EveryTrick(alone)),) if alone else ()),
            Add(f"{CONTRACT}.rules", Slams(slams)), Put(LEADERS, ()),
            *(() if kept == "chelem" else (Put("fool.rules:kept.kept_after", kept) if kept else Remove("fool.rules", "kept"),)))


UNBID = "that one not bid stands in place of the whole contract, and not of its card points alone, is our reading"
SLAM_OF_600 = (
    *no_slam(Slam("grand-chelem", "grand chelem", 600), alone=300, kept="grand chelem"),
    Add("course:auction.bids", Bid("grand chelem", "I win every trick", 1)),
    Put(LEADERS, ("grand chelem",)),
)
