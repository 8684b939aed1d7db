// How a playout chooses: the rules of thumb of the bot `simple`, reckoned by each seat from its own cards, from all that the others hold
// together, and from the suits that each has shown to lack. Move for move what thumb.py does; probabilities in 4096.
enum { EVEN, CALLER, BESIDE };                       // how a suit lies with the seats that may have it
enum { COUNTS = 1, HIGH = 2 };
enum { WIN_HOPELESS = 123, WIN_LIKELY = 1638, WIN_UP = 819, WIN_RUFF = 1229, WIN_LOADED = 2867 };

static i32 followers[SEATS_MOST], after;             // the seats that still play
static set out;                                      // what the others hold together
static i32 outs[5];                                  // and how many cards of each suit
static const i32 *lacks[SEATS_MOST][5];              // that a seat has none of so many cards of a suit that lie with the others
static const i32 never[HIGHEST] = {[0 ... HIGHEST - 1] = 4096};
static i64 content, scores[CARDS], wins[CARDS];
static int alone, leads;                             // whether no seat is on the own side; whether the seat plays for itself or is declarer

static set of_suit(set cards, i32 suit) { return and(cards, suit_cards(suit)); }
static set over_card(set cards, i32 card) { return card < 0 ? cards : less(cards, or(only(card), below_card(card))); }
static int void_of(i32 seat, i32 suit) { return voids[seat] >> suit & 1; }
static int foe(i32 seat) { return !(side[turn] >> seat & 1); }

static i32 over_out(i32 card, i32 suit) { return count(of_suit(and(beats(card), out), suit)); }
static i64 none(i32 seat, i32 suit, i32 cards) { return lacks[seat][suit][cards]; }

static i64 won_with(i32 top, i32 in, int ours) {
    i64 sure = ours ? 4096 : 0;
    if (!after) return sure;
    i32 above = top < 0 ? 0 : over_out(top, top < TRUMPS ? in : TRUMP_SUIT), trumps = top < TRUMPS ? outs[TRUMP_SUIT] : above, empty = outs[in];
    for (i32 place = 0; place < after; place++) {
        i32 seat = followers[place];
        // That the seat can take the trick from its highest card.
        i64 ruff = 4096 - none(seat, TRUMP_SUIT, trumps), can = 2048;
        if (top >= 0 && in == TRUMP_SUIT) can = ruff;
        else if (top >= 0) {
            can = none(seat, in, empty) * ruff >> 12;
            if (top < TRUMPS) can += 4096 - none(seat, in, above);
            if (can > 4096) can = 4096;
        }
        if (foe(seat)) sure -= sure * can >> 12;
        else if (!ours) sure += (4096 - sure) * can >> 12;
    }
    return sure;
}

static i64 clear_of(i32 card) {
    i64 found = 4096;
    i32 above = over_out(card, TRUMP_SUIT);
    if (!above) return found;
    for (i32 seat = 0; seat < seats; seat++)
        if (foe(seat)) found = found * none(seat, TRUMP_SUIT, above) >> 12;
    return found;
}

static i64 trump_later(i32 card, i32 left) {
    i32 above = over_out(card, TRUMP_SUIT), all = outs[TRUMP_SUIT];
    if (!above) return 4096;
    set own = and(hands[turn], ALL_TRUMPS), theirs = and(out, ALL_TRUMPS);
    i64 share = 0, most = 0;
    for (i32 seat = 0; seat < seats; seat++) {
        i64 one = foe(seat) && all ? 4096 - none(seat, TRUMP_SUIT, 1) : 0;
        share += one;
        if (one > most) most = one;
    }
    i64 threats = share * above;
    if (threats < 205) return 4096;
    if (4096 * (i64)count(over_card(own, highest(theirs))) >= 2048 + most * all) return 3891;
    i64 low = threats > 12288 ? (leads ? 410 : 1843) : leads ? 2253 : 2949, each = threats > 12288 ? 451 : 164;
    i64 found = low + each * (count(own) - 1);
    if (found > 3973) found = 3973;
    return left > 6 ? found : found * (4 + left) / 10;
}

static i64 suit_later(i32 card, i32 suit) {
    static const i32 master[2][5] = {{82, 614, 2253, 3277, 4014}, {1475, 1966, 2253, 2662, 3482}};
    static const i32 lower[2][2] = {{410, 901}, {1434, 2253}};
    set left = of_suit(out, suit);
    i32 role = leads || alone ? 0 : 1;
    if (any(and(beats(card), left))) return lower[role][count(of_suit(hands[turn], suit)) < 2];
    i32 rounds = count(left) * 4096 / (table[PLAYING] - 1), full = rounds >> 12;
    if (full >= 4) return master[role][4];
    return master[role][full] + ((i64)(master[role][full + 1] - master[role][full]) * (rounds & 4095) >> 12);
}

// The chance to win the last trick with the highest of so many trumps.
static i64 kept_to_last(i32 trumps, i32 left) {
    static const i32 held[6] = {0, 1434, 2458, 3072, 3482, 3686};
    return trumps >= left ? 4096 : held[trumps < 5 ? trumps : 5];
}

static i64 closing(i32 card, i32 left) {
    set own = and(hands[turn], ALL_TRUMPS);
    i32 trumps = count(own);
    i64 found = 0, most = 0, amount = field(card, CLOSES), feared = field(card, FEARED);
    if (card == highest(own) && table[HANGS]) {
        set below = less(own, only(card));
        i64 first = clear_of(card) * kept_to_last(trumps, left) >> 12;
        i64 second = any(below) ? clear_of(highest(below)) * kept_to_last(trumps - 1, left) >> 12 : 0;
        if (first > second) found = ((first - second) * table[HANGS] >> 12) * (leads ? 8 : 5) / 10;
    }
    if (!amount) return found;
    if (feared && left > 1) {
        i64 beaten = card < TRUMPS ? 3277 : 0;
        i32 suit = field(card, SUIT), above = over_out(card, suit);
        for (i32 seat = 0; seat < seats; seat++) {
            i64 one = foe(seat) ? 4096 - none(seat, suit, above) : 0;
            if (one > beaten) beaten = one;
        }
        return found + floored(amount * (4096 - beaten) - feared * beaten, 4096 * (left - 1));
    }
    for (i32 seat = 0; seat < seats; seat++) {
        i64 one = foe(seat) ? (4096 - none(seat, TRUMP_SUIT, 1)) * outs[TRUMP_SUIT] : 0;
        if (one > most) most = one;
    }
    i64 times = (4096 * (i64)trumps - most) / 5;
    if (times < 0) times = 0;
    return found + (amount * (times < 3277 ? times : 3277) >> 12);
}

// Where points are bad: what the card is likely to take in later.
static i64 danger(i32 card, i32 suit) {
    static const i32 unguarded[5] = {3072, 2253, 1434, 819, 410};
    set theirs = of_suit(out, suit), below = below_card(card);
    i32 all = count(theirs), held = count(and(of_suit(hands[turn], suit), below));
    i64 least = all ? 4096 * (i64)count(and(theirs, below)) / all : 2458;
    return ((i64)unguarded[held < 4 ? held : 4] * (least * least >> 12) >> 12) * (field(card, GAIN) + content) >> 12;
}

// What a card is worth when it is kept.
static i64 later_worth(i32 card) {
    i32 suit = field(card, SUIT), left = count(hands[turn]), backward = table[FLAGS] & REVERSE;
    i64 gain = field(card, GAIN), trick = table[TRICK];
    if (card == FOOL) {
        i32 time = left - (table[LOST_LAST] > 1 ? table[LOST_LAST] - 1 : 0), more = time - 3 < 6 ? time - 3 : 6;
        return (time > 2 ? gain : gain * 3686 >> 12) + (time <= 3 ? -trick : backward ? 0 : trick * 7 * more / 120);
    }
    if (suit == TRUMP_SUIT) {
        i64 open = clear_of(card), found = trump_later(card, left) * gain >> 12;
        if (backward) return found + (content * (1229 + (2458 * open >> 12)) >> 12);
        i64 each = content ? content : (i64)table[HANGS] / 20;
        return found + (each * (leads ? 4096 + 2 * open : 3277 + 9 * open / 10) >> 12) + closing(card, left);
    }
    if (backward) return danger(card, suit);
    i64 home = suit_later(card, suit), found = home * gain >> 12;
    if (!any(and(of_suit(out, suit), beats(card)))) found += home * content * 410 >> 24;
    return found + closing(card, left);
}

// What the seats to come are likely to add to a lead that wins.
static i64 added(i32 card, i32 suit) {
    set below = and(of_suit(out, suit), below_card(card));
    i64 worth = 0, found = 0;
    i32 size = count(below);
    for (set left = below; any(left); left = rest(left)) if (field(lowest(left), MARK) & COUNTS) worth += field(lowest(left), GAIN);
    if (!worth) return 0;
    for (i32 place = 0; place < after; place++) {
        i32 seat = followers[place];
        i64 share = 4096 - none(seat, suit, 1);
        found += foe(seat) ? share * none(seat, suit, size - 1) >> 12 : void_of(seat, suit) ? 0 : share * 6 / 10;
    }
    return worth * found >> 13;
}

// What leading a suit does for the tricks to come, in 4096 of a trick.
static i64 shape(i32 card, i32 suit) {
    i32 declarer = table[DECLARER], own = count(of_suit(hands[turn], suit)), theirs = outs[suit];
    i64 found = 0;
    if (suit == TRUMP_SUIT) {
        i64 share = 0;
        i32 foes = 0;
        for (i32 seat = 0; seat < seats; seat++) if (foe(seat)) foes++, share += theirs ? 4096 - none(seat, suit, 1) : 0;
        i64 balance = foes ? 4096 * (i64)own - share * theirs / foes : 0;
        return leads && share * theirs > 1229 && balance > 0 ? balance / 20 : 0;
    }
    if (!alone && declarer >= 0 && declarer != turn)
        found += (none(declarer, suit, theirs) * (4096 - none(declarer, TRUMP_SUIT, outs[TRUMP_SUIT])) >> 12) * 15 / 100;
    if (leads) found += 205 * own - 205 * theirs;
    if (own > theirs && any(over_card(of_suit(out, suit), card))) found -= 492;
    return found;
}

// Whether a lead would lose a counting card for which a small one may be led.
static int given_away(i32 card, set small) {
    i32 suit = field(card, SUIT), declarer = table[DECLARER];
    if (card >= TRUMPS || !(field(card, MARK) & COUNTS)) return 0;
    for (i32 seat = 0; seat < seats; seat++)
        if (foe(seat) && void_of(seat, suit) && 4096 - none(seat, TRUMP_SUIT, outs[TRUMP_SUIT]) > WIN_RUFF) return any(small);
    if (!any(of_suit(small, suit))) return 0;
    int up = declarer >= 0 && foe(declarer) && 4096 - none(declarer, suit, over_out(card, suit)) > WIN_UP;
    return wins[card] < WIN_LIKELY || up;
}

static set small_cards(set cards) {
    set found = NONE;
    for (; any(cards); cards = rest(cards)) {
        i32 card = lowest(cards);
        if (card < TRUMPS && !(field(card, MARK) & COUNTS)) found = or(found, only(card));
    }
    return found;
}

// Those among the cards to be led that `simple` leads: with trumps alone the highest first, and no counting card that a small one spares.
static set led_rather(set cards) {
    set found = NONE, small = small_cards(cards);
    for (set left = cards; any(left); left = rest(left)) if (!given_away(lowest(left), small)) found = or(found, only(lowest(left)));
    return any(found) ? found : cards;
}

static set drawn_first(set cards) {
    set theirs = and(out, ALL_TRUMPS), masters = over_card(and(cards, ALL_TRUMPS), highest(theirs));
    if (any(less(hands[turn], or(ALL_TRUMPS, FOOLS))) || !any(theirs) || !any(masters)) return cards;
    for (set left = less(hands[turn], masters); any(left); left = rest(left)) if (field(lowest(left), MARK) & COUNTS) return masters;
    return cards;
}

static int takes_now(i32 card, i32 in) {
    if (best == FOOL && table[FLAGS] & TRUMPS_BEAT_FOOL && has(ALL_TRUMPS, card)) return 1;
    return best < 0 || (card >= field(best, FLOOR) && has(or(at(table + RUFFING), suit_cards(in)), card));
}

// Those among the cards to be added that `simple` adds: no dear one is thrown away, no King laid where the declarer may yet take it.
static set added_rather(set cards) {
    set found = NONE;
    i32 declarer = table[DECLARER], cheapest = field(lowest(cards), VALUE), waits = 0;
    for (set left = cards; any(left); left = rest(left)) if (field(lowest(left), VALUE) < cheapest) cheapest = field(lowest(left), VALUE);
    for (set left = cards; any(left); left = rest(left)) {
        i32 card = lowest(left);
        if (card == FOOL || wins[card] > WIN_HOPELESS || !(field(card, MARK) & HIGH) || field(card, VALUE) <= cheapest) found = or(found, only(card));
    }
    if (!any(found)) found = cards;
    for (i32 place = 0; place < after; place++) waits |= followers[place] == declarer;
    if (!waits || !foe(declarer)) return found;
    cards = found, found = NONE;
    for (set left = cards; any(left); left = rest(left)) {
        i32 card = lowest(left), in = led >= 0 ? led : field(card, SUIT);
        int master = card < TRUMPS && field(card, MARK) & HIGH && !any(and(beats(card), out));
        if (!master || takes_now(card, in) || wins[card] > WIN_LOADED) found = or(found, only(card));
    }
    return any(found) ? found : cards;
}

// Who may have what: a seat has none of a suit that it has shown to lack, and a trump is likelier with the declarer than with another.
static void look_at_suit(i32 suit) {
    i32 declarer = table[DECLARER], may = 0;
    outs[suit] = count(of_suit(out, suit));
    for (i32 seat = 0; seat < seats; seat++) may += seat != turn && any(hands[seat]) && !void_of(seat, suit);
    int leaning = suit == TRUMP_SUIT && declarer >= 0 && declarer != turn && !void_of(declarer, suit) && any(hands[declarer]);
    for (i32 seat = 0; seat < seats; seat++) {
        i32 kind = !leaning ? EVEN : seat == declarer ? CALLER : BESIDE;
        lacks[seat][suit] = void_of(seat, suit) || !any(hands[seat]) ? never : table + NONE_OF + HIGHEST * (SEATS_MOST * kind + may);
    }
}

static void look_round(void) {
    i32 own = side[turn], following = table[NEXT + turn];
    out = NONE, alone = 1, after = 0;
    for (i32 seat = 0; seat < seats; seat++) {
        if (seat == turn) continue;
        out = or(out, hands[seat]);
        if (own >> seat & 1) alone = 0;
    }
    for (i32 suit = 0; suit < 5; suit++) look_at_suit(suit);
    for (i32 step = 0; step < table[PLAYING] - 1 - laid; step++, following = table[NEXT + following]) followers[after++] = following;
    leads = turn == table[DECLARER] || (alone && table[DECLARER] < 0);
    content = floored(purse, count(hands[turn]));
}

static i32 thumb(set cards) {
    look_round();
    int first = !laid, backward = table[FLAGS] & REVERSE, ours = best_seat >= 0 && side[turn] >> best_seat & 1;
    i64 value = first ? 0 : floored(content * after * (backward ? 10 : 3), 10 * table[PLAYING]), most = 0;
    i32 found = -1;
    for (i32 place = 0; place < laid; place++) value += card_of[place] == FOOL ? 0 : field(card_of[place], GAIN);
    if (first && !backward) cards = drawn_first(cards);
    for (set left = cards; any(left); left = rest(left)) {
        i32 card = lowest(left), in = led >= 0 ? led : field(card, SUIT);
        i64 gain = field(card, GAIN);
        if (card == FOOL) {
            wins[card] = led >= 0 ? won_with(best, led, ours) : 0;
            scores[card] = (wins[card] * value >> 12) + gain - later_worth(card);
            continue;
        }
        int mine = takes_now(card, in);
        wins[card] = won_with(mine ? card : best, in, mine || ours);
        i64 brought = first ? gain + added(card, in) : value + gain;
        scores[card] = (wins[card] * brought >> 12) - later_worth(card);
        if (first && !backward) scores[card] += shape(card, in) * table[TRICK] >> 12;
    }
    if (!backward) cards = first ? led_rather(cards) : added_rather(cards);
    for (; any(cards); cards = rest(cards)) {
        i32 card = lowest(cards);
        if (found < 0 || scores[card] > most || (scores[card] == most && field(card, VALUE) < field(found, VALUE))) found = card, most = scores[card];
    }
    return found;
}
