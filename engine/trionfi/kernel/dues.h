// What sides owe each other by their card points; as dues.py has it. The points of a side stand at the place of its first seat.

static int leads_side(i32 seat) { return !(side[seat] & ((1 << seat) - 1)); }

static i32 first_of(i32 own) { return __builtin_ctz(own); }

static __attribute__((noinline)) i64 best_of(const i64 *made, i64 sign) {
    i64 found = sign * made[0];
    for (i32 seat = 1; seat < seats; seat++) if (sign * made[seat] > found) found = sign * made[seat];
    return found;
}

static i64 most_of(const i64 *made, i64 sign, i64 amount, i32 own, int each) {
    i64 most = best_of(made, sign);
    i32 winners = 0, ours = 0, foes = -1;
    for (i32 seat = 0; seat < seats; seat++) {
        if (!leads_side(seat)) continue;
        foes++;
        if (sign * made[seat] == most) winners++, ours += own >> seat & 1;
    }
    if (foes < 1) foes = 1;
    return floored(amount * (ours * foes - (winners - ours)), (each ? 1 : winners) * foes);
}

static i64 most_row(const i32 *row, const i64 *made, i32 own) {
    const i32 *other = table + PAYOFF;
    int idle = 0, how = row[SEAT];
    for (i32 place = 0; place < table[ROWS]; place++, other += ROW_SIZE)
        for (i32 seat = 0; seat < seats; seat++) idle |= other[KIND] == IDLE && made[seat] == other[POINTS];
    if (how == (idle ? IF_NONE_IDLE : IF_IDLE)) return 0;
    return most_of(made, row[POINTS] >= 0 ? 1 : -1, row[AMOUNT], own, how == EACH || how == IF_IDLE);
}

static i64 top_of(const i32 *row, const i64 *made, i32 own) {
    i64 most = best_of(made, 1) + row[SEAT], often = row[KIND] == TOP_EACH ? floored(most, row[POINTS]) : most >= row[POINTS];
    return most_of(made, 1, often > 0 ? row[AMOUNT] * often : 0, own, 0);
}

static i64 due_of(const i32 *row, i64 total, i64 most) {
    return total < most && (row[SEAT] ? total * row[SEAT] < most : total < row[POINTS]) ? row[AMOUNT] : 0;
}

static i64 owed_of(const i32 *row, const i64 *made, i32 own) {
    i64 most = best_of(made, 1), dues = 0;
    i32 winners = 0;
    for (i32 seat = 0; seat < seats; seat++) if (leads_side(seat)) dues += due_of(row, made[seat], most), winners += made[seat] == most;
    return made[first_of(own)] == most ? floored(dues, winners) : -due_of(row, made[first_of(own)], most);
}

static i64 lacking(i64 points_, i64 wanted) {
    i64 lack = wanted > points_ ? wanted - points_ : 0;
    return 2 * points_ < wanted ? 2 * lack : lack;
}

static i64 by_par(const i32 *row, const i64 *made, i32 own) {
    i64 par = row[POINTS], dues = 0, over_par = 0, ours = made[first_of(own)];
    for (i32 seat = 0; seat < seats; seat++)
        if (leads_side(seat)) dues += lacking(made[seat], par), over_par += made[seat] > par ? made[seat] - par : 0;
    return ours > par ? floored(row[AMOUNT] * dues * (ours - par), over_par) : -row[AMOUNT] * lacking(ours, par);
}
