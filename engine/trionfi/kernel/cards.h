// The numbers of layout.py, sets of cards, and the state of one play.
#include <stdint.h>
#include "duties.h"

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

static __attribute__((unused)) uint32_t below(uint32_t n) {
    chance = chance * 6364136223846793005ull + 1442695040888963407ull;
    uint32_t x = chance >> 32;
    x = (x ^ (x >> 15)) * 2246822519u;
    return (u64)(x ^ (x >> 13)) * n >> 32;
}
