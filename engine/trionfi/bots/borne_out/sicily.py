"""How bids of these games are put right by what came true; `python -m benchmarks.bids --fit` writes it. By game and bid what is
added to what the hand promises at sight, in hundredths, and how many times that is taken, in thousandths."""

LINES: dict[str, dict[str, tuple[int, int]]] = {
    "barcellona-3": {
        "prendo il monte": (-1047, 1030),
        "vado solo": (-1542, 1066),
        "ognuno per sé": (-462, 885),
    },
    "tortorici-3": {
        "chiamo": (-142, 802),
        "vado solo": (-794, 992),
    },
    "mineo-4": {
        "chiamo": (-105, 1503),
        "vado solo": (-34, 880),
    },
    "calatafimi-4": {
        "vado solo": (-508, 1157),
    },
}
