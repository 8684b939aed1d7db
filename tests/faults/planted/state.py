"""Faults in the state of a hand: what is taken back, who knows what, records, options."""

from tests.faults.plant import Fault

TABLE, VIEW, RECORD, OPTIONS = "trionfi.state.table", "trionfi.state.view", "trionfi.record", "trionfi.game.options"
SIGHT, FOLLOW = "trionfi.state.sight", "trionfi.tricks.follow"

FAULTS = (
    Fault("undo-reveal", TABLE, 'self.set("contract", replace(contract, hidden=False, partner=self.partner, talon=talon))',
          "self.contract = replace(contract, hidden=False, partner=self.partner, talon=talon)",
          "taking back the called card leaves the partner known", ("tarot-5-call", "mineo-4")),
    Fault("undo-debt", "trionfi.phases.play.fool", "table.add(table.debts, (holder, trick.winner))",
          "table.debts.append((holder, trick.winner))", "taking back a trick leaves the debt for the Fool", ("tarot-fft-4", "gatti-3")),
    Fault("undo-offered", "trionfi.hand", "        self._offered = None\n        self.table.rewind", "        self.table.rewind",
          "after a move is taken back the choice is that of the position after it", ("mineo-3", "ottocento")),
    Fault("talon-not-the-callers", TABLE, 'Talon.KEEP if self.piles.get("talon", 0) & self.pack.mask((contract.called,)) else ' +
          "contract.talon",
          "contract.talon", "a talon with the called card in it is not the declarer's", ("tarot-5-call",)),
    Fault("view-declared-cards", VIEW, "entry if entry.seat == seat else entry._replace(cards=0, declaration=None) for entry",
          "entry for entry", "a view holds the cards of others' declarations", ("gatti-3", "jeu-des-tarots-1637-3")),
    Fault("view-stack", VIEW, "replace(table.standing, stack=())", "table.standing", "a view holds the order of an unshuffled pack",
          ("tarot-fft-4", "tarot-mort")),
    Fault("view-drawn-cards", SIGHT, "cards if mine else 0))", "cards))", "a view holds cards that others drew",
          ("tarot-tirette",)),
    Fault("view-emptied-place", SIGHT, "(places - {event.source} if emptied else places)", "places",
          "a card is thought to lie where nothing is left", ("mineo-3", "permesso-3")),
    Fault("view-trumping-is-void", FOLLOW, "return led if suit & pack.ruffs[led] else led | pack.ruffs[led]",
          "return led | pack.ruffs[led]",
          "one who trumps is taken to have no trumps left", ("mineo-3", "tarot-fft-4")),
    Fault("record-again", RECORD, "if hand.deal.again:", "if hand.deal.again and not hand.deal.hands:",
          "the record of a deal that is shuffled twice lacks its second number", ("gatti-2", "tarot-mort")),
    Fault("record-standing", RECORD, 'if record.get("standing") is not None:', 'if record.get("standing") is None:',
          "a record is replayed without its standing", ("permesso-3", "sedici")),
    Fault("options-added-first", OPTIONS, "(*items, self.item))", "(self.item, *items))",
          "what an option adds comes before what was there", ("tarot-populaire-4",)),
)
