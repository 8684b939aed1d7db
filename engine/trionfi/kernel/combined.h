// What the combinations among won cards come to; as combined.py has it.

static set beneath(set cards, i32 number) {    // all but the lowest so many
    for (; number > 0; number--) cards = rest(cards);
    return cards;
}

static int bridged(i32 gap, i32 bridges, i32 neighbours, int touching) {
    return gap <= bridges && (neighbours || !(gap > 1 || touching));
}

// The cards that follow from the head down.
static set walk(const i32 *down, set ending, set cards, i32 bridges, int touching) {
    set taken = NONE, way = at(down + MASK);
    i32 gap = 0;
    while (any(way)) {
        set card = only(highest(way));
        way = less(way, card);
        if (!any(and(card, cards))) {
            gap++;
            continue;
        }
        if (gap && !bridged(gap, bridges, down[POINTS], touching)) return taken;
        bridges -= gap, touching = 0, gap = 0, taken = or(taken, card);
    }
    return gap && !(any(ending) && bridged(gap, bridges, down[POINTS], touching)) ? taken : or(taken, ending);
}

// What a pile has of a part, which stands in five rows.
static i64 run_of(const i32 *row, set cards) {
    const i32 *head = row + ROW_SIZE, *down = head + ROW_SIZE, *close = down + ROW_SIZE, *wilds = close + ROW_SIZE;
    set anchor = at(row + MASK), places = at(head + MASK), genuine = and(places, cards), wild = and(at(wilds + MASK), cards);
    if (any(less(anchor, cards)) || count(genuine) < head[AMOUNT]) return 0;
    i32 bridges = down[AMOUNT] < 0 || !any(wild) ? count(wild) : down[AMOUNT], lacks = head[POINTS] - count(genuine);
    if (lacks < 0) lacks = 0;
    if (lacks > bridges) return 0;
    set filled = less(places, cards);
    filled = beneath(filled, count(filled) - lacks);
    int touching = any(filled) && (!any(genuine) || lowest(filled) < lowest(genuine));
    set taken = or(or(anchor, genuine), or(wild, walk(down, and(at(close + MASK), cards), cards, bridges - lacks, touching)));
    i64 further = count(taken) - head[SEAT];
    return further < 0 ? 0 : row[AMOUNT] + row[POINTS] * further;
}

static i64 combined(set cards) {
    i64 sums[SEATS_MOST] = {0}, found = 0;
    i32 numbers[SEATS_MOST] = {0};
    const i32 *row = table + PAYOFF;
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE) {
        i64 worth = row[KIND] == RUN ? run_of(row, cards) : row[KIND] == SET && !any(less(at(row + MASK), cards)) ? row[AMOUNT] : 0;
        found += worth;
        if (worth && row[SEAT] >= 0) sums[row[SEAT]] += worth, numbers[row[SEAT]] += row[KIND] == RUN ? row[2 * ROW_SIZE + SEAT] : 0;
    }
    row = table + PAYOFF;
    for (i32 place = 0; place < table[ROWS]; place++, row += ROW_SIZE)
        if (row[KIND] == DOUBLED && numbers[row[SEAT]] >= row[AMOUNT]) found += row[POINTS] * sums[row[SEAT]];
    return found;
}
