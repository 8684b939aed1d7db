// Worlds drawn one after another from a pool: move for move what draw.py does.
enum { PLACES, CALLED, OTHERWISE, LEANING, LEANS, SIDES_OF = LEANS + HIGHEST, SURE = SIDES_OF + SEATS_MOST * SEATS_MOST, PLACES_FROM = SURE + WORLD_SIZE };
enum { SLOT, MAY, LYING = MAY + WORDS, PLACE_SIZE = LYING + WORDS, PLACES_MOST = 32, POOL_SIZE = PLACES_FROM + PLACES_MOST * PLACE_SIZE, STIRRED = 3, BETWEEN = 3 };

static i32 pool[POOL_SIZE], places;
static set lying[PLACES_MOST], may_lie[PLACES_MOST];

static void shuffle(i32 *items, i32 all) {
    for (i32 end = all - 1; end > 0; end--) {
        i32 other = below(end + 1), item = items[end];
        items[end] = items[other], items[other] = item;
    }
}

// So many of the cards, each as likely as any other.
static set some(set cards, i32 size) {
    i32 numbers[CARDS], all = 0;
    set found = NONE;
    for (; any(cards); cards = rest(cards)) numbers[all++] = lowest(cards);
    shuffle(numbers, all);
    for (i32 place = 0; place < size; place++) found = or(found, only(numbers[place]));
    return found;
}

static void pass_on(void) {
    i32 order[PLACES_MOST];
    set cards[3];
    if (places < 3) return;
    for (i32 place = 0; place < places; place++) order[place] = place;
    shuffle(order, places);
    for (i32 place = 0; place < 3; place++) {
        set left = lying[order[place]];
        for (i32 step = below(count(left)); step; step--) left = rest(left);
        cards[place] = only(lowest(left));
    }
    for (i32 place = 0; place < 3; place++) if (!any(and(may_lie[order[(place + 1) % 3]], cards[place]))) return;
    for (i32 place = 0; place < 3; place++) {
        i32 from = order[place], to = order[(place + 1) % 3];
        lying[from] = less(lying[from], cards[place]);
        lying[to] = or(lying[to], cards[place]);
    }
}

// Deals the cards of each two places anew between them.
static void stir(i32 times) {
    for (; times; times--) {
        for (i32 one = 0; one < places; one++) for (i32 other = one + 1; other < places; other++) {
            set free = and(and(or(lying[one], lying[other]), may_lie[one]), may_lie[other]);
            i32 size = count(and(lying[one], free));
            if (!size || !any(and(lying[other], free))) continue;
            set dealt = some(free, size);
            lying[one] = or(less(lying[one], free), dealt);
            lying[other] = or(less(lying[other], free), less(free, dealt));
        }
        pass_on();
    }
}

// Whether the next placing is taken, by the trumps that it gives the declarer.
static int taken(const set *before) {
    i32 place = pool[LEANING];
    if (place < 0) return 1;
    i32 fewer = count(and(before[place], ALL_TRUMPS)) - count(and(lying[place], ALL_TRUMPS));
    return fewer <= 0 || (i32)below(4096) < pool[LEANS + fewer];
}

static void put_world(i32 *world) {
    i32 holder = pool[OTHERWISE], card = pool[CALLED];
    for (i32 place = 0; place < WORLD_SIZE; place++) world[place] = pool[SURE + place];
    for (i32 place = 0; place < places; place++) {
        i32 slot = pool[PLACES_FROM + PLACE_SIZE * place + SLOT];
        if (slot < 0) continue;
        world[slot] |= (i32)lying[place].plain, world[slot + 1] |= (i32)(lying[place].plain >> 32);
        world[slot + 2] |= (i32)lying[place].high, world[slot + 3] |= (i32)(lying[place].high >> 32);
    }
    if (card < 0) return;
    for (i32 seat = 0; seat < SEATS_MOST; seat++) if (has(at(world + WORLD_SEAT * seat + HAND), card)) holder = seat;
    for (i32 seat = 0; seat < SEATS_MOST; seat++) world[WORLD_SEAT * seat + SIDE] = pool[SIDES_OF + SEATS_MOST * holder + seat];
}

// Reads the pool from the head of the room, and leaves so many worlds there; returns how many words they are.
SHOWN("draw") i32 draw(i32 worlds, uint32_t low, uint32_t high) {
    static set before[PLACES_MOST];
    for (i32 place = 0; place < POOL_SIZE; place++) pool[place] = room[place];
    places = pool[PLACES], chance = (u64)high << 32 | low;
    for (i32 place = 0; place < places; place++) {
        const i32 *row = pool + PLACES_FROM + PLACE_SIZE * place;
        may_lie[place] = at(row + MAY), lying[place] = at(row + LYING);
    }
    stir(STIRRED);
    for (i32 number = 0; number < worlds; number++) {
        for (i32 step = 0; step < BETWEEN; step++) {
            for (i32 place = 0; place < places; place++) before[place] = lying[place];
            stir(1);
            if (!taken(before)) for (i32 place = 0; place < places; place++) lying[place] = before[place];
        }
        put_world(room + WORLD_SIZE * number);
    }
    return worlds * WORLD_SIZE;
}
