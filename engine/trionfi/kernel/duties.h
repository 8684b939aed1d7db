// The numbers of tricks/duties.py, as `make kernel` wrote them.
enum {
    OVERTRUMP = 1,
    RELIEF = 2,
    FOOL_FREE = 4,
    FOOL_FORCED = 8,
    FOOL_WAITS = 16,
    REVERSE = 32,
    TRUMPS_BEAT_FOOL = 64,
    FOOL_DRAWS = 128,
    STOCK_WON = 256,
    STOCK_DRAWN = 512,
    UNCOVERS = 1024,
    UNCOVERS_LATER = 2048,
    REST_WON = 4096,
    FALLS = 8192,
    FOOL_YIELDS = 16384
};
