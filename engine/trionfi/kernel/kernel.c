// The search in C: move for move what reference.py does, with the numbers of layout.py.
#include <stdint.h>

typedef int32_t i32;
typedef int64_t i64;
typedef uint64_t u64;

enum { SEATS_MOST = 8, SLOTS = 16, TRUMPS = 64, FOOL = 112, TRUMP_SUIT = 4, CARDS = 113, FOOL_LED = -2, WORDS = 4, HIGHEST = 48 };
enum { SEATS, FLAGS, LOST_LAST, EXCHANGE, BY, TRICKLESS, DECLARER, DEALER, GROUP, LESS, PER_TRICK, LAST_TRICK, OVER, UNIT, EMPTY, TRICK, ROWS, HANGS,
       DISCARDS, NEXT = 20, ODD = 28, RUFFS = 40, RUFFING = RUFFS + 5 * WORDS, FORCED = RUFFING + WORDS, NOT_LED = FORCED + WORDS,
       BATCHED = NOT_LED + WORDS, BARRED = BATCHED + WORDS, SKIPPED, BOUND, SLAM, SPARED_BY, SPARED, PLAYING, KEEPER, KEPT_BACK,
       KEPT_FROM_LEAD = KEPT_BACK + WORDS, FIRSTS = KEPT_FROM_LEAD + WORDS, UNDER_HIGHER = FIRSTS + 4 * WORDS, NONE_OF = UNDER_HIGHER + 2 * WORDS, CARD = NONE_OF + 3 * SEATS_MOST * HIGHEST };
enum { SUIT, FLOOR, VALUE, GAIN, MARK, CLOSES, FEARED, BEATS, CARD_SIZE = BEATS + WORDS, PAYOFF = CARD + CARDS * CARD_SIZE };
enum { KIND, AMOUNT, POINTS, SEAT, MASK, ROW_SIZE = MASK + WORDS };
enum { OVERTRUMP = 1, RELIEF = 2, FOOL_FREE = 4, FOOL_FORCED = 8, FOOL_WAITS = 16, REVERSE = 32, TRUMPS_BEAT_FOOL = 64, FOOL_DRAWS = 128,
       STOCK_WON = 256, STOCK_DRAWN = 512, UNCOVERS = 1024, UNCOVERS_LATER = 2048, REST_WON = 4096, FALLS = 8192 };
enum { NEVER, WHEN_ABLE, AT_END, EMPTY_OR_CHOSEN, CHOSEN };
enum { SHARED = -1, EACH, IF_NONE_IDLE, IF_IDLE };
enum { SIDE_PAYS, PLAYER_PAYS, LATER_PAYS };
enum { TO_TRICK, KEPT_LAST, OPPONENTS, KEPT, NOT_DEALER };
enum { POINT, TARGET, EASED, HELD, CAPTURED, COLLECTED, LAST, LAST_WITH, LAST_LOST, UNDERTAKEN, FIRST, EVERY, ADDED, COMBINED, STEP, MOST_OF, PLAYED,
       COMPARED, TOP_EACH, TOP_STEP, SET, RUN, PART, DOUBLED, IDLE, OWES, LACKS, BY_PAR };
enum { TURN, LED, BEST, BEST_SEAT, LEFT, SUITS_LED, PLAYER, LAID, OWED_BY, OWED_TO, FOOL_TRICK, DONE, TRICKS_OF, LATER = TRICKS_OF + SEATS_MOST,
       PLAYS = LATER + WORDS, LACKING = PLAYS + 2 * SEATS_MOST, POSITION_SIZE = LACKING + SEATS_MOST };
enum { SIDE, HAND, WON = 1 + WORDS, AWAY = 1 + 2 * WORDS, WORLD_SEAT = 1 + 3 * WORDS, STOCK = SEATS_MOST * WORLD_SEAT, UNDER,
       WORLD_SIZE = UNDER + (CARDS + 3) / 4 };
enum { CHANCE, THUMB, EXACT };
enum { ROOM = 1 << 16, MOST = 64, PAY = 2048 };
#define FAR (1ll << 60)

// A set of cards: the plain suits, and the trumps with the Fool.
typedef struct { u64 plain, high; } set;

static i32 room[ROOM];
static const i32 *table;
static u64 chance;
static i32 player, seats, side[SEATS_MOST], voids[SEATS_MOST];    // voids: the suits that each seat has shown to lack
static const i32 *where_cards_lie;                                // the world
static i64 purse;                                                 // what all cards that are still held bring
static set away[SEATS_MOST], prized;

// What the play of a card changes, together, so that the exact search can go back.
static struct {
    i32 turn, led, best, best_seat, left_tricks, suits_led, laid, owed_by, owed_to, fool_trick, done, last, over, last_laid, stock;
    i32 tricks[SEATS_MOST], by[SEATS_MOST], card_of[SEATS_MOST], last_by[SEATS_MOST], last_card[SEATS_MOST];
    set hands[SEATS_MOST], won[SEATS_MOST], later;
    i64 captured;
} now;
#define turn now.turn
#define led now.led
#define best now.best
#define best_seat now.best_seat
#define left_tricks now.left_tricks
#define suits_led now.suits_led
#define laid now.laid
#define owed_by now.owed_by
#define owed_to now.owed_to
#define fool_trick now.fool_trick
#define done now.done
#define last now.last
#define over now.over
#define last_laid now.last_laid
#define stock now.stock
#define tricks now.tricks
#define by now.by
#define card_of now.card_of
#define last_by now.last_by
#define last_card now.last_card
#define hands now.hands
#define won now.won
#define later now.later
#define captured now.captured

static const set NONE = {0, 0}, FOOLS = {0, 1ull << (FOOL - TRUMPS)}, ALL_TRUMPS = {0, (1ull << (FOOL - TRUMPS)) - 1};

static set at(const i32 *row) {
    return (set){(u64)(uint32_t)row[0] | (u64)(uint32_t)row[1] << 32, (u64)(uint32_t)row[2] | (u64)(uint32_t)row[3] << 32};
}
static set and(set one, set other) { return (set){one.plain & other.plain, one.high & other.high}; }
static set or(set one, set other) { return (set){one.plain | other.plain, one.high | other.high}; }
static set less(set one, set other) { return (set){one.plain & ~other.plain, one.high & ~other.high}; }
static int any(set cards) { return (cards.plain | cards.high) != 0; }
static set below_card(i32 card) { return card < TRUMPS ? (set){(1ull << card) - 1, 0} : (set){~0ull, (1ull << (card - TRUMPS)) - 1}; }
static int same(set one, set other) { return one.plain == other.plain && one.high == other.high; }
static i32 count(set cards) { return __builtin_popcountll(cards.plain) + __builtin_popcountll(cards.high); }
static set only(i32 card) { return card < TRUMPS ? (set){1ull << card, 0} : (set){0, 1ull << (card - TRUMPS)}; }
static int has(set cards, i32 card) { return card < TRUMPS ? cards.plain >> card & 1 : cards.high >> (card - TRUMPS) & 1; }
static i32 lowest(set cards) { return cards.plain ? __builtin_ctzll(cards.plain) : TRUMPS + __builtin_ctzll(cards.high); }
static i32 highest(set cards) { return cards.high ? TRUMPS + 63 - __builtin_clzll(cards.high) : cards.plain ? 63 - __builtin_clzll(cards.plain) : -1; }
static set rest(set cards) { return cards.plain ? (set){cards.plain & (cards.plain - 1), cards.high} : (set){0, cards.high & (cards.high - 1)}; }
static set suit_cards(i32 suit) { return suit < TRUMP_SUIT ? (set){0xFFFFull << (SLOTS * suit), 0} : ALL_TRUMPS; }
static i32 field(i32 card, i32 name) { return table[CARD + CARD_SIZE * card + name]; }
static set beats(i32 card) { return at(table + CARD + CARD_SIZE * card + BEATS); }
static __attribute__((noinline)) i64 floored(i64 number, i64 by_) { i64 found = number / by_; return found - (number % by_ != 0 && (number < 0) != (by_ < 0)); }

static uint32_t below(uint32_t n) {
    chance = chance * 6364136223846793005ull + 1442695040888963407ull;
    uint32_t x = chance >> 32;
    x = (x ^ (x >> 15)) * 2246822519u;
    return (u64)(x ^ (x >> 13)) * n >> 32;
}

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
    if (table[BARRED] && left_tricks - table[BARRED] == 1 && any(and(hands[winner], FOOLS)) && !leadable(winner)) turn = table[NEXT + winner];
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

static set pile(i32 of) {
    set found = NONE;
    for (i32 seat = 0; seat < seats; seat++) if (of >> seat & 1) found = or(found, or(won[seat], away[seat]));
    return found;
}

static i64 points(i32 of) {
    set cards = pile(of);
    i32 batched = count(and(cards, at(table + BATCHED))), all = count(cards);
    i64 found = 0;
    for (set left = cards; any(left); left = rest(left)) found += field(lowest(left), VALUE);
    found -= table[LESS] * (batched / table[GROUP]) + table[ODD + batched % table[GROUP]];
    if (table[OVER] >= 0 && all > table[OVER]) found += table[UNIT] * (all - table[OVER]);
    i32 discards = 0;
    for (i32 seat = 0; seat < seats; seat++) discards += of >> seat & 1 && any(away[seat]);
    found += table[PER_TRICK] * (tricks_of(of) + table[DISCARDS] * discards);
    return found + (of >> last & 1 ? table[LAST_TRICK] : 0);
}

#include "combined.h"

static i64 total(i32 of) {
    const i32 *row = table + PAYOFF;
    i64 found = points(of), nothing = 0;
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE) {
        if (row[KIND] == ADDED && of >> row[SEAT] & 1) found += row[POINTS];
        if (row[KIND] == COMPARED) found += combined(pile(of));
        if (row[KIND] == IDLE) nothing = row[POINTS];
    }
    return found ? found : nothing;
}

#include "dues.h"

static i64 in_last(i32 kind, set cards, i32 own) {
    i64 found = 0;
    for (i32 place = 0; place < last_laid; place++)
        if (has(cards, last_card[place]) && (side[last] >> last_by[place] & 1) == (kind == LAST_WITH)) found += own >> last & 1 ? 1 : -1;
    return found;
}

static i64 payoff(void) {
    i32 own = side[player], declarer = table[DECLARER], leading = declarer < 0 ? own : side[declarer], foes = 0;
    i64 sign = leading == own ? 1 : -1, made = total(leading), shift = 0, found = captured, theirs = 0, totals[SEATS_MOST];
    set ours = pile(own);
    for (i32 seat = 0; seat < seats; seat++) {
        totals[seat] = total(side[seat]);
        if (!(own >> seat & 1)) foes++, theirs += points(side[seat]);
    }
    i64 beyond = points(own) * foes - theirs;
    const i32 *row = table + PAYOFF;
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE) {
        i64 amount = row[AMOUNT];
        i32 by_seat = row[SEAT];
        set cards = at(row + MASK);
        int hit = 0, all;
        switch (row[KIND]) {
        case EASED: if (count(and(pile(leading), cards)) == amount) shift += row[POINTS]; break;
        case POINT: found += floored(amount * (beyond - 2 * sign * shift * foes), foes > 1 ? foes : 1); break;
        case TARGET: found += made - shift >= row[POINTS] ? sign * amount : -sign * amount; break;
        case HELD: found += amount * (count(and(ours, cards)) - count(and(pile(~own), cards))); break;
        case COLLECTED:
            if (!any(less(cards, ours))) found += amount;
            else {
                for (i32 seat = 0; seat < seats; seat++) if (!(own >> seat & 1) && !any(less(cards, pile(side[seat])))) hit = 1;
                found -= hit ? amount : 0;
            }
            break;
        case COMBINED: case STEP: {
            i64 more = 0;
            for (i32 seat = 0; seat < seats; seat++) {
                if (seat != player && own >> seat & 1) continue;
                i64 have = row[KIND] == STEP ? totals[seat] >= row[POINTS] : combined(pile(side[seat]));
                more += seat == player ? have * foes : -have;
            }
            found += floored(amount * more, foes > 1 ? foes : 1);
            break;
        }
        case TOP_EACH: case TOP_STEP: found += top_of(row, totals, own); break;
        case OWES: found += owed_of(row, totals, own); break;
        case BY_PAR: found += by_par(row, totals, own); break;
        case LACKS: {
            i32 other = 0;
            while (leading >> other & 1) other++;
            found += floored(sign * amount * (lacking(totals[other], row[POINTS]) * PAY - lacking(made, row[POINTS]) * by_seat), PAY);
            break;
        }
        case MOST_OF: found += most_row(row, totals, own); break;
        case LAST: found += own >> last & 1 ? amount : -amount; break;
        case LAST_WITH: case LAST_LOST: found += amount * in_last(row[KIND], cards, own); break;
        case UNDERTAKEN: found += (!any(less(cards, pile(side[by_seat])))) == (own >> by_seat & 1) ? amount : -amount; break;
        case FIRST:
            found -= tricks_of(own) ? 0 : amount;
            for (i32 seat = 0; seat < seats; seat++) if (!(own >> seat & 1) && !tricks_of(side[seat])) hit = 1;
            found += hit ? amount : 0;
            break;
        case EVERY:
            all = tricks_of(by_seat < 0 ? own : side[by_seat]) == done;
            if (by_seat < 0) found += all ? amount : 0;
            else found += all == (own >> by_seat & 1) ? amount : -amount;
            break;
        default: break;
        }
    }
    return found;
}

#include "thumb.h"

// What the hand comes to when both sides see all cards and play their best; beyond the two bounds it says only that.
static i64 solved(i64 low, i64 high) {
    while (!over) {
        set cards = legal();
        if (!any(rest(cards))) {
            play(lowest(cards));
            continue;
        }
        int own = side[player] >> turn & 1;
        i64 found = own ? low : high;
        __typeof__(now) was = now;
        for (; any(cards) && low < high; cards = rest(cards)) {
            play(lowest(cards));
            i64 value = solved(low, high);
            now = was;
            if (own ? value > found : value < found) found = value;
            if (own) low = found;
            else high = found;
        }
        return found;
    }
    return payoff();
}

static i32 solution(set cards) {
    int own = side[player] >> turn & 1;
    i64 most = 0;
    i32 found = -1;
    __typeof__(now) was = now;
    for (; any(cards); cards = rest(cards)) {
        play(lowest(cards));
        i64 value = solved(-FAR, FAR);
        now = was;
        if (found < 0 || (own ? value > most : value < most)) found = lowest(cards), most = value;
    }
    return found;
}

static i32 choose(set cards, i32 policy) {
    if (!any(rest(cards))) return lowest(cards);
    if (policy == EXACT) return solution(cards);
    if (policy == THUMB) return thumb(cards);
    for (uint32_t step = below(count(cards)); step; step--) cards = rest(cards);
    return lowest(cards);
}

#define SHOWN(name) __attribute__((export_name(name)))

// Where the lists are to be written: the table, the position, the candidates, the worlds, one after the other.
SHOWN("room") i32 *where(void) { return room; }
SHOWN("size") i32 size(void) { return ROOM; }

#include "draw.h"

// Plays everything, and leaves at the head of the room a sum and a sum of squares of 64 bits for each candidate; returns the plies.
SHOWN("search") i32 search(i32 table_size, i32 worlds, i32 candidates, i32 playouts, i32 policy, uint32_t low, uint32_t high) {
    static i64 sums[MOST], squares[MOST], values[MOST];
    const i32 *from = room + table_size, *cards = from + POSITION_SIZE, *world = cards + candidates;
    i32 plies = 0;
    table = room, chance = (u64)high << 32 | low, prized = prizes();
    for (i32 place = 0; place < candidates; place++) sums[place] = squares[place] = 0;
    for (i32 number = 0; number < worlds; number++, world += WORLD_SIZE) {
        for (i32 place = 0; place < candidates; place++) values[place] = 0;
        for (i32 time = 0; time < playouts; time++) {
            below(1);
            u64 start = chance;
            for (i32 place = 0; place < candidates; place++) {
                chance = start;
                set_up(from, world);
                play(cards[place]), plies++;
                if (policy == EXACT) {
                    values[place] += solved(-FAR, FAR);
                    continue;
                }
                while (!over) play(choose(legal(), policy)), plies++;
                values[place] += payoff();
            }
            chance = start * 2862933555777941757ull + 1;
        }
        for (i32 place = 0; place < candidates; place++) {
            i64 more = floored(values[place] - values[0], playouts);
            sums[place] += more, squares[place] += more * more;
        }
    }
    i64 *found = (i64 *)room;
    for (i32 place = 0; place < candidates; place++) found[2 * place] = sums[place], found[2 * place + 1] = squares[place];
    return plies;
}

// Plays all worlds on, and leaves what each comes to, of 64 bits, at the head of the room; returns the plies.
SHOWN("worths") i32 worths(i32 table_size, i32 worlds, i32 policy, uint32_t low, uint32_t high) {
    static i64 found[ROOM / WORLD_SIZE];
    const i32 *from = room + table_size, *world = from + POSITION_SIZE;
    i32 plies = 0;
    table = room, chance = (u64)high << 32 | low, prized = prizes();
    for (i32 number = 0; number < worlds; number++, world += WORLD_SIZE) {
        set_up(from, world);
        while (!over) play(choose(legal(), policy)), plies++;
        found[number] = payoff();
    }
    i64 *left = (i64 *)room;
    for (i32 number = 0; number < worlds; number++) left[number] = found[number];
    return plies;
}

// Plays one world on, and leaves the seat and card of each ply at the head of the room; returns how many there were.
SHOWN("trace") i32 trace(i32 table_size, i32 policy, uint32_t low, uint32_t high) {
    static i32 log[2 * 128];
    i32 plies = 0;
    table = room, chance = (u64)high << 32 | low, prized = prizes();
    set_up(room + table_size, room + table_size + POSITION_SIZE);
    while (!over && plies < 128) {
        i32 seat = turn, card = choose(legal(), policy);
        log[2 * plies] = seat, log[2 * plies + 1] = card, plies++;
        play(card);
    }
    for (i32 place = 0; place < 2 * plies; place++) room[place] = log[place];
    return plies;
}
