// Tricks as reference.py plays them: what is legal, what a card does, who has what at the end.
static void set_up(const i32 *from, const i32 *world) {
    turn = from[TURN], led = from[LED], best = from[BEST], best_seat = from[BEST_SEAT], left_tricks = from[LEFT], suits_led = from[SUITS_LED];
    player = from[PLAYER], laid = from[LAID], owed_by = from[OWED_BY], owed_to = from[OWED_TO], fool_trick = from[FOOL_TRICK], done = from[DONE];
    later = at(from + LATER);
    where_cards_lie = world, stock = world[STOCK] - 1;
    captured = 0, purse = 0, last = -1, over = 0, last_laid = 0, seats = table[SEATS];
    for (i32 seat = 0; seat < seats; seat++) {
        const i32 *row = world + seat * WORLD_SEAT;
        tricks[seat] = from[TRICKS_OF + seat], voids[seat] = from[LACKING + seat];
        side[seat] = row[SIDE], hands[seat] = at(row + HAND), won[seat] = at(row + WON), away[seat] = at(row + AWAY);
        for (set left = hands[seat]; any(left); left = rest(left)) purse += field(lowest(left), GAIN);
    }
    for (i32 place = 0; place < laid; place++) by[place] = from[PLAYS + 2 * place], card_of[place] = from[PLAYS + 2 * place + 1];
}

static i32 tricks_of(i32 of) {
    i32 found = 0;
    for (i32 seat = 0; seat < seats; seat++) found += of >> seat & 1 ? tricks[seat] : 0;
    return found;
}

static i32 owners(i32 seat) { return table[BY] == PLAYER_PAYS ? 1 << seat : side[seat]; }

static int leadable(i32 seat) {
    if (!(table[FLAGS] & FOOL_DRAWS)) return (table[FLAGS] & FOOL_FREE) != 0;
    set out = less(less(ALL_TRUMPS, hands[seat]), away[seat]);
    for (i32 other = 0; other < seats; other++) out = less(out, won[other]);
    return any(out) || same(hands[seat], FOOLS);
}

// The card of a plain suit that must go to its first trick.
static set at_first(set held) {
    for (const i32 *row = table + FIRSTS; row < table + UNDER_HIGHER; row += 2 * WORDS) {
        set found = and(held, at(row)), company = at(row + WORDS), others = less(held, found);
        if (any(found) && (!any(company) || (count(others) == 1 && any(and(others, company))))) return found;
    }
    return NONE;
}

// What may not be led, because another card of the suit must go to its first trick.
static set held_back(set hand) {
    set found = NONE;
    for (i32 suit = 0; suit < TRUMP_SUIT; suit++) {
        set held = and(hand, suit_cards(suit)), must = suits_led >> suit & 1 ? NONE : at_first(held);
        if (any(must)) found = or(found, less(held, must));
    }
    return found;
}

static set falls(void) {
    set held = and(hands[turn], suit_cards(led)), fool = and(hands[turn], FOOLS), lower = and(held, at(table + UNDER_HIGHER));
    set higher = and(suit_cards(led), at(table + UNDER_HIGHER + WORDS));
    for (i32 place = 0; any(lower) && place < laid; place++) if (has(higher, card_of[place])) return or(lower, fool);
    if (best < 0 || led == TRUMP_SUIT || suits_led >> led & 1) return NONE;
    set found = at_first(held);
    return any(found) ? or(found, fool) : NONE;
}

static set compelled(void) {
    if (table[FLAGS] & FALLS && led >= 0) {
        set found = falls();
        if (any(found)) return found;
    }
    if (best < TRUMPS || led < 0 || led == TRUMP_SUIT || suits_led >> led & 1) return NONE;
    return and(and(hands[turn], suit_cards(led)), at(table + FORCED));
}

static set plain_legal(void) {
    set hand = hands[turn], fool = and(hand, FOOLS);
    i32 flags = table[FLAGS];
    if (flags & FOOL_DRAWS && laid && card_of[0] == FOOL && any(and(hand, ALL_TRUMPS))) return and(hand, ALL_TRUMPS);
    if (led < 0) {
        if (any(fool) && !same(hand, fool) && !(flags & FOOL_FREE) && best != FOOL_LED) return less(hand, FOOLS);
        set free = less(hand, at(table + NOT_LED));
        return best == -1 && any(free) ? free : hand;
    }
    int trumped = best >= TRUMPS, plain = led != TRUMP_SUIT;
    set follow = and(hand, suit_cards(led));
    if (!any(follow)) {
        if (flags & RELIEF && trumped && plain) return hand;
        follow = and(hand, at(table + RUFFS + WORDS * led));
        if (!any(follow)) return any(fool) && flags & FOOL_FORCED && plain ? fool : hand;
    }
    if (flags & OVERTRUMP && trumped && any(and(follow, ALL_TRUMPS))) {
        set higher = and(follow, beats(best));
        if (any(higher)) follow = higher;
    }
    return or(follow, fool);
}

static set timed(set allowed) {
    if (!any(and(allowed, FOOLS))) return allowed;
    set others = less(allowed, FOOLS);
    i32 late = left_tricks - table[BARRED];
    if (!any(others)) others = allowed;
    if ((table[BOUND] == turn && left_tricks > 1 && tricks[turn] == done) || (table[FLAGS] & FOOL_WAITS && !tricks_of(owners(turn)))
        || table[SKIPPED] == left_tricks) return others;
    int may = laid || leadable(turn);
    if (table[BARRED] && late <= 1) return late == 1 && may ? FOOLS : others;
    return may ? allowed : others;
}

static set legal(void) {
    set allowed = compelled();
    if (!any(allowed)) allowed = timed(plain_legal());
    if (table[FLAGS] & FALLS && led < 0) allowed = less(allowed, held_back(hands[turn]));
    if (table[KEEPER] == turn) {
        set others = less(allowed, at(table + KEPT_BACK)), leads = less(others, at(table + KEPT_FROM_LEAD));
        if (!laid && any(leads)) others = leads;
        if (any(others)) allowed = others;
    }
    return allowed;
}

static void pay(int empty) {
    if (owed_to < 0) return;
    i32 from = owners(owed_by), found = -1, payer = -1;
    int free = !empty && (table[EXCHANGE] == CHOSEN || table[EXCHANGE] == EMPTY_OR_CHOSEN), sign = free && table[FLAGS] & REVERSE ? -1 : 1;
    for (i32 seat = 0; seat < seats; seat++) {
        set pool = from >> seat & 1 ? less(won[seat], FOOLS) : NONE;
        if (table[BY] == LATER_PAYS) pool = and(pool, later);
        for (; any(pool); pool = rest(pool)) {
            i32 card = lowest(pool), value = field(card, VALUE);
            if (found < 0 || sign * value < sign * field(found, VALUE) || (value == field(found, VALUE) && card < found)) found = card, payer = seat;
        }
    }
    if (found < 0 || (empty && field(found, VALUE) > table[EMPTY])) return;
    won[payer] = less(won[payer], only(found));
    won[owed_to] = or(won[owed_to], only(found));
    owed_to = -1;
}

static void finish(int in_last) {
    i32 rule = table[TRICKLESS], holder = -1, to = fool_trick, declarer = table[DECLARER];
    over = 1;
    if (table[EXCHANGE] != NEVER) pay(0);
    for (i32 seat = seats - 1; seat >= 0; seat--) if (any(and(won[seat], FOOLS))) holder = seat;
    if (holder < 0 || fool_trick < 0 || (rule == KEPT_LAST && in_last)) return;
    i32 own = owners(holder);
    if (table[BY] == LATER_PAYS) {
        if ((owed_by >= 0 && owed_to < 0) || own >> to & 1) return;
        for (i32 seat = 0; seat < seats; seat++) if (own >> seat & 1 && any(and(won[seat], later))) return;
    } else if (rule == KEPT || tricks_of(own)) return;
    if (rule == OPPONENTS && declarer >= 0 && !(side[declarer] >> holder & 1)) return;
    if (rule == NOT_DEALER) {
        if (holder == table[DEALER]) return;
        to = last;
    }
    won[holder] = less(won[holder], FOOLS);
    won[to] = or(won[to], FOOLS);
}

// The cards that are paid for in their tricks.
static set prizes(void) {
    set found = NONE;
    const i32 *row = table + PAYOFF;
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE)
        if (row[KIND] == CAPTURED || row[KIND] == PLAYED) found = or(found, at(row + MASK));
    return found;
}

static void capture(i32 seat, i32 card, i32 winner) {
    const i32 *row = table + PAYOFF;
    i32 own = side[player], lost = !(side[winner] >> seat & 1), mine = own >> seat & 1, foes = seats - __builtin_popcount(own);
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE) {
        if (!has(at(row + MASK), card)) continue;
        if (row[KIND] == CAPTURED && lost) {
            if (own >> winner & 1) captured += row[AMOUNT];
            else if (mine) captured -= row[AMOUNT];
        }
        if (row[KIND] == PLAYED && (row[SEAT] & 1 ? seat == winner : lost) && (row[SEAT] >> 1 & 1) == !any(hands[winner]))
            captured += mine ? row[AMOUNT] : floored(-row[AMOUNT], foes > 1 ? foes : 1);
    }
}

static i32 under(i32 card) { return (where_cards_lie[UNDER + card / 4] >> 8 * (card % 4) & 255) - 1; }

static i32 next_of_stock(void) {
    i32 card = stock;
    stock = under(card);
    return card;
}

static void comes(i32 seat, i32 card) {
    if (card >= 0) hands[seat] = or(hands[seat], only(card)), purse += field(card, GAIN);
}

static void take_from_stock(i32 winner) {
    i32 flags = table[FLAGS];
    if (flags & UNCOVERS_LATER) for (i32 place = 0; place < laid; place++) comes(by[place], under(card_of[place]));
    if (flags & STOCK_WON && stock >= 0) won[winner] = or(won[winner], only(next_of_stock()));
    for (i32 step = 0; flags & STOCK_DRAWN && step < seats && stock >= 0; step++) comes((winner + step) % seats, next_of_stock());
}

static void gather(void) {
    i32 winner = best_seat, lost = 0, kept = 0;
    set cards = NONE;
    for (i32 place = 0; place < laid; place++) {
        i32 seat = by[place], card = card_of[place];
        last_by[place] = seat, last_card[place] = card;
        if (card == FOOL && any(and(won[seat], FOOLS))) {
            kept = 1, fool_trick = winner, later = NONE, lost = seat;
            continue;
        }
        cards = or(cards, only(card));
        if (has(prized, card)) capture(seat, card, winner);
    }
    won[winner] = or(won[winner], cards);
    take_from_stock(winner);
    tricks[winner]++, done++, left_tricks--;
    if (!kept) later = or(later, cards);
    if (led >= 0) suits_led |= 1 << led;
    if (kept && table[EXCHANGE] != NEVER && !(owners(lost) >> winner & 1)) owed_by = lost, owed_to = winner;
    if (table[EXCHANGE] == WHEN_ABLE || table[EXCHANGE] == EMPTY_OR_CHOSEN) pay(table[EXCHANGE] == EMPTY_OR_CHOSEN);
    last = winner, last_laid = laid;
    laid = 0, led = -1, best = -1, best_seat = -1, turn = winner;
    if (table[BARRED] && left_tricks - table[BARRED] == 1 && any(and(hands[winner], FOOLS))
        && (table[FLAGS] & FOOL_YIELDS || !leadable(winner))) turn = table[NEXT + winner];
    if (any(hands[winner])) return;
    finish(kept);
    while (table[FLAGS] & REST_WON && stock >= 0) won[winner] = or(won[winner], only(next_of_stock()));
}

// What playing a card of another suit than that led tells of a hand.
static void shows(i32 seat, i32 card) {
    set ruffs = at(table + RUFFS + WORDS * led);
    if (field(card, SUIT) == led) return;
    voids[seat] |= 1 << led;
    if (!has(ruffs, card) && any(ruffs) && !(table[FLAGS] & RELIEF && best >= TRUMPS)) voids[seat] |= 1 << TRUMP_SUIT;
}

static void play(i32 card) {
    i32 seat = turn;
    hands[seat] = less(hands[seat], only(card)), purse -= field(card, GAIN);
    by[laid] = seat, card_of[laid] = card, laid++;
    if (table[FLAGS] & UNCOVERS) comes(seat, under(card));
    if (card == FOOL) {
        i32 lost = done - tricks_of(side[seat]);
        if (left_tricks == 1 && ((table[SLAM] >> seat & 1 && !lost) || (table[SPARED_BY] >> seat & 1 && lost <= table[SPARED]))) best = FOOL, best_seat = seat;
        else {
            if (left_tricks > table[LOST_LAST]) won[seat] = or(won[seat], FOOLS);
            if (led < 0) best = FOOL_LED;
        }
    } else {
        if (led < 0) led = field(card, SUIT);
        else shows(seat, card);
        if (best < 0 || (card >= field(best, FLOOR) && has(or(at(table + RUFFING), suit_cards(led)), card))) best = card, best_seat = seat;
        else if (best == FOOL && table[FLAGS] & TRUMPS_BEAT_FOOL && has(ALL_TRUMPS, card)) best = card, best_seat = seat;
    }
    i32 following = table[NEXT + seat];
    if (following != by[0]) turn = following;
    else gather();
}
