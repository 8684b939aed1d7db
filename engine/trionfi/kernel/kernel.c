// The search in C: move for move what reference.py does, with the numbers of layout.py.
#include "cards.h"
#include "tricks.h"
#include "payoff.h"
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
