// All cards open: what a hand comes to when both sides play their best, as reference.py finds it. Here bounds are taken from the cards that
// are out, and what looks best is tried first.
#include "cards.h"
#include "tricks.h"
#include "payoff.h"

#define SHOWN(name) __attribute__((export_name(name)))

enum { WAYS = 4, LEFT_BITS = 5, CARD_BITS = 7, LOW_BITS = LEFT_BITS + CARD_BITS, VALUES_MOST = 32, ROWS_MOST = 1 << 18 };
#define NOWHERE (1 << 30)

// What is known of a position before a trick: what is still to come lies between two bounds. In the low bits of the key stand the best card
// that was found and how many tricks were left.
typedef struct { u64 key; i32 least, most; } known;

static known memory[WAYS * ROWS_MOST];
static u64 buckets, nodes, allowed;
static i32 kinds[CARDS], owner[CARDS], values, value[VALUES_MOST];
static set valued[VALUES_MOST];
static i32 odd_most, card_most, eased[CARDS], eased_cards, first_side, other_side, stopped, tell_suits;
static set eased_set;

static u64 mixed(u64 hash, u64 with) {
    hash = (hash ^ with) * 0x9E3779B97F4A7C15ull;
    return hash ^ hash >> 29;
}

// Cards of one kind do all the same, but for their rank: they count alike, and every set of the table has all of them or none.
static u64 kind_of(i32 card) {
    u64 hash = mixed(1, (u64)(uint32_t)field(card, VALUE) << 1 | (field(card, FLOOR) != card + 1));
    if (field(card, FLOOR) != card + 1) hash = mixed(hash, card);
    for (i32 place = RUFFS; place < BARRED; place += WORDS) hash = mixed(hash, has(at(table + place), card));
    for (i32 place = KEPT_BACK; place < NONE_OF; place += WORDS) hash = mixed(hash, has(at(table + place), card));
    const i32 *row = table + PAYOFF;
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE) hash = mixed(hash, has(at(row + MASK), card));
    return hash;
}

static set side_of(i32 of, int taken) {
    set found = NONE;
    for (i32 seat = 0; seat < seats; seat++) if (of >> seat & 1) found = or(found, taken ? or(won[seat], away[seat]) : hands[seat]);
    return found;
}

static i64 worth_of(set cards) {
    i64 found = 0;
    for (i32 place = 0; place < values; place++) found += (i64)value[place] * count(and(cards, valued[place]));
    return found;
}

// What the cards and the tricks of a side count, but for the rest of a batch and the last trick.
static i64 made_of(set cards, i32 its_tricks) {
    i32 all = count(cards), over_by = table[OVER] >= 0 && all > table[OVER] ? all - table[OVER] : 0;
    return worth_of(cards) - (i64)table[LESS] * (count(and(cards, at(table + BATCHED))) / table[GROUP]) + (i64)table[UNIT] * over_by
        + (i64)table[PER_TRICK] * its_tricks;
}

// The card that a seat or side would give for the Fool; -1 where it has none.
static i32 cheapest(i32 of) {
    i32 found = -1;
    for (i32 seat = 0; seat < seats; seat++) {
        set pool = of >> seat & 1 ? less(won[seat], FOOLS) : NONE;
        if (table[BY] == LATER_PAYS) pool = and(pool, later);
        for (i32 place = 0; place < values && any(pool); place++) {
            set here = and(pool, valued[place]);
            if (!any(here)) continue;
            i32 card = lowest(here), worth = field(card, VALUE);
            if (found < 0 || worth < field(found, VALUE) || (worth == field(found, VALUE) && card < found))
                found = card;
            break;
        }
    }
    return found;
}

// At most so much is given for the Fool that is still to be played or to be paid for.
static i32 given(void) {
    i32 card = table[BY] == LATER_PAYS ? -1 : cheapest(owners(owed_to >= 0 ? owed_by : owner[FOOL]));
    return card < 0 ? card_most : field(card, VALUE);
}

// How many tricks who still has the Fool has lost, where it may win him the last one; -1 where it cannot.
static i32 fool_wins(set out) {
    i32 seat = owner[FOOL];
    if (!any(and(out, FOOLS)) || !((table[SLAM] | table[SPARED_BY]) >> seat & 1)) return -1;
    i32 lost = done - tricks_of(side[seat]);
    return (table[SLAM] >> seat & 1 && !lost) || (table[SPARED_BY] >> seat & 1 && lost <= table[SPARED]) ? lost : -1;
}

// The highest trumps, as far down as one seat has them: each wins its trick.
static set masters(set out) {
    set found = NONE;
    for (set trumps = and(and(out, ALL_TRUMPS), at(table + RUFFING)); any(trumps) && fool_wins(out) < 0;) {
        i32 card = highest(trumps);
        if (field(card, FLOOR) != card + 1 || (any(found) && owner[card] != owner[lowest(found)])) break;
        found = or(found, only(card)), trumps = less(trumps, only(card));
    }
    return found;
}

// What a position has come to, but for what is settled at the end; and the least and the most that may still be added.
typedef struct { i64 found, least, most; } span;

// The least and the most that the cards to come may ease what the first side needs.
static span easing(set ours, set out) {
    i32 have = count(and(ours, eased_set)), may = have + count(and(out, eased_set));
    span found = {eased[have], eased[have], eased[have]};
    for (i32 number = have; number <= may; number++) {
        if (eased[number] < found.least) found.least = eased[number];
        if (eased[number] > found.most) found.most = eased[number];
    }
    return found;
}

// Each side may get all that is out, but for the trumps that the other surely wins.
static span spanned(void) {
    set ours = side_of(first_side, 1), theirs = side_of(other_side, 1), out = or(side_of(first_side, 0), side_of(other_side, 0));
    set sure = masters(out), sure_ours = any(sure) && first_side >> owner[lowest(sure)] & 1 ? sure : NONE;
    set sure_theirs = less(sure, sure_ours);
    i32 its = tricks_of(first_side), others = tricks_of(other_side), wins = count(sure_ours), loses = count(sure_theirs);
    i64 loose = 2 * odd_most + table[LAST_TRICK];
    int fool_out = any(and(out, FOOLS));
    if (table[EXCHANGE] != NEVER && (owed_to >= 0 || fool_out)) loose += 2 * given();
    if (!fool_out && fool_trick >= 0 && table[TRICKLESS] != KEPT) loose += 2 * field(FOOL, VALUE);
    span ease = easing(ours, out);
    i64 found = made_of(ours, its) - made_of(theirs, others);
    i64 high = made_of(or(ours, less(out, sure_theirs)), its + left_tricks - loses) - made_of(or(theirs, sure_theirs), others + loses);
    i64 low = made_of(or(ours, sure_ours), its + wins) - made_of(or(theirs, less(out, sure_ours)), others + left_tricks - wins);
    high += loose - 2 * ease.least, low -= loose + 2 * ease.most;
    return (span){found, low - found, high - found};
}

// A position before a trick by all that what is still to come may hang on.
static u64 key_of(void) {
    set out = or(side_of(first_side, 0), side_of(other_side, 0)), ours = side_of(first_side, 1);
    i32 lost_by_fool = fool_wins(out);
    u64 hash = mixed(7, turn);
    i32 suit = -1;
    for (; any(out); out = rest(out)) {
        i32 card = lowest(out), its = card == FOOL ? TRUMP_SUIT + 1 : field(card, SUIT);
        hash = mixed(hash, (u64)kinds[card] << 8 | (u64)owner[card] << 4 | (its - suit));
        suit = its;
    }
    hash = mixed(hash, count(and(ours, at(table + BATCHED))) % table[GROUP]);
    if (table[OVER] >= 0) hash = mixed(hash, count(ours));
    if (eased_cards) hash = mixed(hash, count(and(ours, eased_set)));
    if (tell_suits) hash = mixed(hash, suits_led);
    hash = mixed(hash, lost_by_fool);
    if (table[BOUND] >= 0) hash = mixed(hash, tricks[table[BOUND]] == done);
    i32 without = 0, holder = seats;
    for (i32 seat = 0; seat < seats; seat++) {
        if (!tricks[seat]) without |= 1 << seat;
        if (any(and(won[seat], FOOLS))) holder = seat;
    }
    if (holder == seats || owed_to >= 0 || table[TRICKLESS] != KEPT) hash = mixed(hash, without);
    hash = mixed(hash, (u64)holder << 24 | (u64)(owed_by + 1) << 16 | (u64)(owed_to + 1) << 8 | (u64)(fool_trick + 1));
    if (table[EXCHANGE] != NEVER && (owed_to >= 0 || holder == seats))
        for (i32 seat = 0; seat < seats; seat++) {
            i32 card = cheapest(owners(seat));
            hash = mixed(hash, card < 0 ? 0 : kinds[card] + 1);
        }
    if (table[BY] == LATER_PAYS) for (i32 seat = 0; seat < seats; seat++) hash = mixed(hash, any(and(won[seat], later)));
    return hash ^ hash >> 32;
}

static known *row_of(u64 key) { return memory + WAYS * ((key >> 32) * buckets >> 32); }

static known *find(u64 key) {
    known *row = row_of(key);
    for (i32 way = 0; way < WAYS; way++) if (row[way].key >> LOW_BITS == key >> LOW_BITS && row[way].key) return row + way;
    return 0;
}

// The place for a position: its own, else that of one nearer to the end, the last of the row where there is none.
static known *place_for(u64 key) {
    known *row = row_of(key), *found = find(key);
    if (found) return found;
    i32 chosen = WAYS - 1;
    for (i32 way = 0, fewest = left_tricks; way < WAYS; way++) {
        i32 its = row[way].key & ((1 << LEFT_BITS) - 1);
        if (its <= fewest) fewest = its - 1, chosen = way;
        if (fewest < 0) break;
    }
    row[chosen] = (known){(key >> LOW_BITS << LOW_BITS) | (u64)(left_tricks & ((1 << LEFT_BITS) - 1)), -NOWHERE, NOWHERE};
    return row + chosen;
}

// Those of the cards that differ: of two of a kind that no card of another seat parts, one is enough.
static set different(set cards) {
    set others = NONE, found = NONE, run = NONE;
    for (i32 seat = 0; seat < seats; seat++) if (seat != turn) others = or(others, hands[seat]);
    for (i32 place = 0; place < laid; place++) others = or(others, only(card_of[place]));
    for (i32 before = -1; any(cards); cards = rest(cards)) {
        i32 card = lowest(cards), again = 0;
        int parted = before >= 0 && any(and(others, less(below_card(card), below_card(before))));
        if (before < 0 || parted || field(before, SUIT) != field(card, SUIT)) run = NONE;
        for (set own = run; any(own) && !again; own = rest(own)) again = kinds[lowest(own)] == kinds[card];
        if (!again) found = or(found, only(card)), run = or(run, only(card));
        before = card;
    }
    return found;
}

// Whether no card of the other side that is still to be laid can beat this one.
static int safe(i32 card) {
    set over_it = beats(card);
    i32 suit = led >= 0 ? led : field(card, SUIT);
    for (i32 seat = table[NEXT + turn], first = laid ? by[0] : turn; seat != first; seat = table[NEXT + seat]) {
        if (side[turn] >> seat & 1) continue;
        set follow = and(hands[seat], suit_cards(suit));
        if (!any(follow)) follow = and(hands[seat], at(table + RUFFS + WORDS * suit));
        if (any(and(follow, over_it))) return 0;
    }
    return 1;
}

// How good a card looks: what is tried first.
static i32 promise(i32 card) {
    i32 worth = 4 * field(card, VALUE);
    if (card == FOOL) return -20;
    int wins = best < 0 || (card >= field(best, FLOOR) && has(or(at(table + RUFFING), suit_cards(led)), card));
    int ours = best >= 0 && side[turn] >> best_seat & 1;
    if (!wins && ours && safe(best)) return 40 + worth;
    if (wins && safe(card)) return (ours ? 10 : 60) + worth;
    if (!laid) return -worth;
    return -worth - (wins ? 10 : 0);
}

static i32 ordered(set cards, i32 first, i32 *into) {
    i32 scores[TRUMPS], all = 0;
    for (; any(cards); cards = rest(cards)) {
        i32 card = lowest(cards), score = card == first ? NOWHERE : promise(card), place = all++;
        for (; place && scores[place - 1] < score; place--) scores[place] = scores[place - 1], into[place] = into[place - 1];
        scores[place] = score, into[place] = card;
    }
    return all;
}

// A bound of what the hand comes to for the first side: at least so much if it is not below `bound`, else at most.
static i64 sought(i64 bound) {
    if (over) return payoff();
    span may = {0, -NOWHERE, NOWHERE};
    u64 key = 0;
    i32 first = -1;
    int before = !laid;
    if (before) {
        may = spanned();
        if (may.found + may.least >= bound) return may.found + may.least;
        if (may.found + may.most < bound) return may.found + may.most;
        key = key_of();
        known *kept = find(key);
        if (kept) {
            if (may.found + kept->least >= bound) return may.found + kept->least;
            if (may.found + kept->most < bound) return may.found + kept->most;
            first = kept->key >> LEFT_BITS & ((1 << CARD_BITS) - 1);
        }
    }
    set cards = different(legal());
    i32 order[TRUMPS], all = any(rest(cards)) ? ordered(cards, first, order) : (order[0] = lowest(cards), 1), chosen = order[0];
    int own = side[turn] >> player & 1;
    i64 found = own ? -FAR : FAR;
    __typeof__(now) was = now;
    for (i32 place = 0; place < all; place++) {
        if (++nodes > allowed) stopped = 1;
        if (stopped) return 0;
        play(order[place]);
        i64 value = sought(bound);
        now = was;
        if (stopped) return 0;
        if (own ? value > found : value < found) found = value, chosen = order[place];
        if (own ? found >= bound : found < bound) break;
    }
    if (before) {
        known *kept = place_for(key);
        if (found >= bound) kept->least = found - may.found;
        else kept->most = found - may.found;
        kept->key = (kept->key & ~(u64)(((1 << CARD_BITS) - 1) << LEFT_BITS)) | (u64)chosen << LEFT_BITS;
    }
    return found;
}

static void know_cards(void) {
    u64 hashes[CARDS];
    set cards = NONE;
    i32 all = 0;
    for (i32 seat = 0; seat < seats; seat++) {
        cards = or(cards, or(hands[seat], or(won[seat], away[seat])));
        for (set own = hands[seat]; any(own); own = rest(own)) owner[lowest(own)] = seat;
    }
    for (i32 place = 0; place < laid; place++) cards = or(cards, only(card_of[place]));
    values = card_most = 0;
    for (set left = cards; any(left); left = rest(left)) {
        i32 card = lowest(left), worth = field(card, VALUE), place = values, kind = 0;
        u64 hash = kind_of(card);
        while (kind < all && hashes[kind] != hash) kind++;
        if (kind == all) hashes[all++] = hash;
        kinds[card] = kind;
        if (worth > card_most) card_most = worth;
        while (place && value[place - 1] >= worth) place--;
        if (place < values && value[place] == worth) {
            valued[place] = or(valued[place], only(card));
            continue;
        }
        for (i32 other = values++; other > place; other--) value[other] = value[other - 1], valued[other] = valued[other - 1];
        value[place] = worth, valued[place] = only(card);
    }
}

static void know_rules(void) {
    const i32 *row = table + PAYOFF;
    odd_most = eased_cards = 0, eased_set = NONE;
    for (i32 card = 0; card < CARDS; card++) eased[card] = 0;
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE) {
        if (row[KIND] == EASED) eased[row[AMOUNT]] += row[POINTS], eased_set = at(row + MASK), eased_cards = 1;
    }
    for (i32 left = 0; left < table[GROUP]; left++) if (table[ODD + left] > odd_most) odd_most = table[ODD + left];
    odd_most += table[LESS];
    if (table[GROUP] == 1) odd_most = 0;
    first_side = side[player], other_side = ~first_side;
    tell_suits = table[FLAGS] & FALLS || any(at(table + FORCED));
}

// Goes to a position, of which a table and a world stand at the head of the room; what was known of another is forgotten. It is kept in so
// many rows of four positions.
SHOWN("open") i32 open_cards(i32 table_size, i32 rows) {
    static i32 kept[ROOM];
    for (i32 place = 0; place < ROOM; place++) kept[place] = room[place];
    table = kept, prized = prizes(), buckets = rows < 1 ? 1 : rows > ROWS_MOST ? ROWS_MOST : rows;
    set_up(kept + table_size, kept + table_size + POSITION_SIZE);
    know_cards(), know_rules();
    for (u64 place = 0; place < buckets * WAYS; place++) memory[place] = (known){0, 0, 0};
    return (i32)buckets;
}

// Goes on by a card; what is known stays. Says who is in turn.
SHOWN("step") i32 step(i32 card) {
    play(card);
    return turn;
}

// Asks whether what a card comes to for the first side is at least a bound, and leaves a bound of it (64 bits) and how many cards were
// tried (64 bits) at the head of the room. 1 when that is known, 0 when it was not found in so many cards; asked again it goes on.
SHOWN("ask") i32 ask(i32 card, i32 bound, i32 most) {
    __typeof__(now) was = now;
    nodes = 0, allowed = most, stopped = 0;
    if (card >= 0) play(card);
    i64 found = sought(bound);
    now = was;
    i64 *left = (i64 *)room;
    left[0] = found, left[1] = nodes;
    return !stopped;
}

SHOWN("room") i32 *where(void) { return room; }
SHOWN("size") i32 size(void) { return ROOM; }
