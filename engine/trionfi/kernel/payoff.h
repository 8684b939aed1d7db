// What a play that is over comes to, as settled.py has it.
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
