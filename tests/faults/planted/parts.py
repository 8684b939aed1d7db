"""Faults in counting, in tricks with the Fool, and in combinations."""

from tests.faults.plant import Fault

COUNTING, FOLLOW, FOOL = "trionfi.counting", "trionfi.tricks.follow", "trionfi.tricks.fool"
VALUES, DECLARE, TABLE = "trionfi.melds.values", "trionfi.melds.declare", "trionfi.melds.table"
BOUNDED = 'return bool(self.waits or self.kept_after or self.barred_last or self.skipped or self.lead == Leading.TRUMPS_OUT)'

FAULTS = (
    Fault("counting-apart-in-batches", COUNTING, "batched = (pile & ~apart).bit_count()", "batched = pile.bit_count()",
          "cards counted apart fill batches", ("asti-chiamare-il-re",)),
    Fault("counting-odd-cards-free", COUNTING, " + self._odd.get(batched % self.group, 0)\n", "\n",
          "the cards over the last batch cost nothing", ("mineo-3", "permesso-3")),
    Fault("counting-bounds-left-out", COUNTING, ".bit_count() - self.left_out if in_play", ".bit_count() if in_play",
          "the range of the points counts cards that nobody wins", ("minchiate-partners",)),
    Fault("follow-overtrump-only-trumps", FOLLOW, "if overtrump and best >= 0 and trumps >> best & 1 and follow & trumps:",
          "if overtrump and led == trumps and best >= 0:", "who trumps a plain suit need not overtrump", ("tarot-fft-4",)),
    Fault("follow-not-led-after-fool", FOLLOW, "return hand & led_freely or hand if best == -1 else hand",
          "return hand & led_freely or hand",
          "what is never led may not set the suit after a led Fool", ("tarot-nullo",)),
    Fault("follow-first-any-company", FOLLOW, " and (held & ~card).bit_count() == 1", "",
          "a card goes to the first trick without the one card that its duty asks for", ("calatafimi-3", "calatafimi-4")),
    Fault("fool-bounded-kept-after", FOOL, BOUNDED, BOUNDED.replace("self.kept_after or ", ""),
          "an announced slam does not bind the holder of the Fool", ("tarot-fft-4", "tarot-5-solo")),
    Fault("fool-bounded-barred-last", FOOL, BOUNDED, BOUNDED.replace("self.barred_last or ", ""),
          "the Fool may come in the last tricks", ("taroc-german-1750",)),
    Fault("fool-calls-in-vain", FOLLOW, "if drawn and hand & trumps:\n                return hand",
          "if False:\n                return hand",
          "a led Fool calls for trumps in vain", ("grosstarock-1820",)),
    Fault("fool-bounded-trumps-out", FOOL, BOUNDED, BOUNDED.replace(" or self.lead == Leading.TRUMPS_OUT", ""),
          "the Fool is led when no trump is out", ("grosstarock-1820",)),
    Fault("fool-default-by", FOOL, "by: Saves = Saves.SIDE", "by: Saves = Saves.PLAYER", "the tricks of a partner do not save the Fool",
          ("mineo-3", "mineo-4")),
    Fault("fool-default-lead", FOOL, "lead: Leading = Leading.LAST_CARD", "lead: Leading = Leading.FREE",
          "a Fool of which nothing is said may be led",
          ("jeu-des-tarots-1637-3",)),
    Fault("fool-default-trickless", FOOL, "trickless: Trickless = Trickless.TRICK_WINNER", "trickless: Trickless = Trickless.KEPT",
          "a Fool of which nothing is said is never lost", ("jeu-des-tarots-1637-3", "sedici")),
    Fault("fool-default-covered", FOOL, "covered: bool = True", "covered: bool = False",
          "a Fool of which nothing is said lies in the trick", ("sedici",)),
    Fault("melds-sum-first-set", VALUES, "for expression, value in reversed(self.values):", "for expression, value in self.values:",
          "a card of two sets has the value of the first", ("minchiate-partners", "ottocento")),
    Fault("melds-covers-any", DECLARE, "and bool(small.own) and not small.own & ~large.own", "and bool(small.own)",
          "a declaration shuts out others that it does not contain", ("jeu-des-tarots-1637-3", "taroc-german-1750")),
    Fault("melds-inquiry-with-all", TABLE, "(cards & pack.select(self.of)).bit_count() == self.asks",
          "(cards & pack.select(self.of)).bit_count() >= self.asks", "who holds all that is asked for may ask too",
          ("jeu-des-tarots-1637-3",)),
)
