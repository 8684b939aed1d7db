"""Who leads to the first trick."""

from trionfi.state.table import Table


def first(table: Table, lead: str, lead_after: tuple[str, ...]) -> int:
    """The seat that leads first: whoever has said a word of `lead_after`, else the one that `lead` names (see `Play`)."""
    for word in lead_after:
        if (seat := table.announced(word)) is not None:
            return seat
    declarer, eldest = table.contract.declarer, table.after(table.dealer)
    if lead == "first bidder":
        return table.contract.opener  # type: ignore[return-value]
    if lead == "each in rounds":
        order = table.players_from(eldest)
        return order[table.standing.dealt // len(order) % len(order)]
    if lead == "dealer":
        return table.dealer
    if declarer is None or lead == "after dealer":
        return eldest
    if lead == "before declarer":
        return table.players_from(declarer)[-1]
    alone = lead == "declarer" or (lead == "a solo declarer" and not table.contract.apart)
    return declarer if alone else table.next_player(declarer)
