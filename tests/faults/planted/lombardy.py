"""Faults in what the games of Lombardy brought: the same bid again, a hand laid down, full steps, cards turned up, the partita."""

from tests.faults.plant import Fault

AGAIN, SACRIFICE, FACED = "trionfi.phases.bid_again", "trionfi.phases.sacrifice", "trionfi.phases.face_up"
STEPS, PARTITA, STAKES = "trionfi.settlement.bid_sums", "trionfi.matches.partita", "trionfi.matches.stakes"

FAULTS = (
    Fault("again-later-too", AGAIN, "order.index(seat) < order.index(maker)", "order.index(seat) != order.index(maker)",
          "a later player need not go higher either", ("tarocc-ombre-3", "ombra-arrabiata")),
    Fault("again-passed-asked", AGAIN, "if seat not in passed and self._earlier", "if self._earlier",
          "one who has passed may take the highest bid over", ("tarocc-ombre-3", "tarocc-ombre-5")),
    Fault("sacrifice-of-dealer", SACRIFICE, "bid and table.declarer != table.dealer", "bid",
          "the dealer may lay down his hand", ("tarocc-ombre-3",)),
    Fault("sacrifice-without-bid", SACRIFICE, "event.seat == table.dealer and ", "", "anybody's bid lets the declarer lay down his hand",
          ("tarocc-ombre-3", "ombra-arrabiata")),
    Fault("steps-begun", STEPS, "self.par - points) // self.step)", "self.par - points) // self.step + 1)",
          "a step that was only begun is paid", ("tarocc-ombre-3",)),
    Fault("steps-slam-once", STEPS, "value * self.times)", "value)", "nothing is paid twice where all should be", ("tarocc-ombre-5",)),
    Fault("faced-one-too-few", FACED, ".bit_count() >= self.plain", ".bit_count() >= self.plain - 1",
          "the dealer stops at one plain card", ("tarocchi-lombardy-4",)),
    Fault("partita-band-late", PARTITA, "(won - lost) // self.band", "(won - lost - 1) // self.band", "a reale needs one point more",
          ("tarocchi-lombardy-4",)),
    Fault("partita-thrown-in-free", PARTITA, "played=standing.played + 1,", "", "a hand thrown in is not one of the four",
          ("tarocchi-lombardy-4",)),
    Fault("stakes-of-the-first", STAKES, "if totals[winner] == best for", "if winner == totals.index(best) for",
          "of several with the highest total only one is paid", ("reseghino", "tarocchi-como-3")),
)
