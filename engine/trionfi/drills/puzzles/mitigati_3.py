"""Puzzles of mitigati-3; `python -m benchmarks.puzzles mitigati-3` adds to them."""

RULES = "eec183198afd"
HANDS = 5
PUZZLES = (
    (15, 1, 0, 3, True, 2000,
     "1 a monte, 2 a monte, 0 avanti, 0 discard T3 CB QC, 1 no more, 2 no more, 0 declare Honours T20 T1 KS KD, 0 no more, 2C, KC, "
     "10C, AD, KD, 7D, T8",
     "F: 0 0, T12 T13 T14: 3.61 1.03, T2: 4.17 0.89, T5: 4.2 0.89, T7: 4.22 0.91, T18: 5.03 1.27, T21: 5.37 1.26"),
    (2060, 1, 1, 3, True, 2300,
     "2 a monte, 0 avanti, 1 discard QC QD CD, 2 no more, 0 declare Honours T20 T1 KB, 0 no more, 1 no more, KC, 9C, 8C, AC, 7C, CC, "
     "2C, JC, 3C, 5C, T1, 6C, 10S, KS, JS, QS, CS, AS, 9S, T2, 2S, 10C, T6, T8, 5S, T4, 7S, 4C, T11, T15, 6S, T7, 3S, 8B, JB, AB, 4S, "
     "F, T9, 9B, KB, 3B, 8S, T17, T19, 6B, QB, 5B, 4B, 7B, CB, 10D, 6D",
     "JD: 0 0, 4D: 0.48 0.11 card JD 32 19 32, 2D AD: 0.48 0.11 card JD 32 19 32"),
    (3036, 1, 2, 3, True, 4000,
     "0 a monte, 1 avanti, 2 discard CS JB CD, 0 no more, 1 declare Trumps F T19 T14 T13 T11 T7 T6 T5 T4 T3, 1 no more, 2 declare "
     "Honours T20 T1 KS KC KD, 2 no more, 8S, AS, KS, KD, 10D, 8D, AD, QD, T3, KB, 3B, 6B, QB, 5B, 7B, 9B, 10B, 8B, 9D, 7D, T4, AB, "
     "T2, CB, 6D, 5D, T5, 2B",
     "T12: 0 0, T21: 4.86 1.58, T20: 5.37 1.63, T16 T17 T18: 6.23 1.6, T1: 14.04 2.71"),
    (4053, 1, 0, 3, True, 4200,
     "1 a monte, 2 avanti, 0 discard QC QD CD, 1 declare Honours F KB KD, 1 declare Trumps F T21 T19 T18 T14 T13 T11 T5 T4 T2, 1 no "
     "more, 2 declare Honours T20 T1 KC, 2 no more, 0 no more, KB, AB, 7B, QB, 2B, 9B, 6B, CB, T3, 10D, KD, 3D, 8B, 10B, T8, KS, 4S, "
     "AS, CC, 6C, KC, 5B, T12, JB, QS, T2, 5S, 3B, T15, T10, 10C, 7C, JC, 2C, AC, 5C, T16, 2S, T18, 4B, T6, 4D, 9C, 4C",
     "F: 0 0, T11 T13 T14: 2.16 0.45, T19 T21: 2.34 0.46, T4 T5: 3.4 0.41"),
    (2017, 2, 1, 3, True, 2000,
     "2 a monte, 0 avanti, 1 discard QC QD CD, 2 no more, 0 declare Honours T20 T1 KB, 0 no more, 1 no more, KC, 9C, 8C, AC, 7C, CC, "
     "2C, JC, 3C, 5C",
     "T1: 0 0, T6: 12.17 1.6, T11 T12: 12.48 1.57, T21: 15.83 1.65 card T1 31 21 32, T18: 15.84 1.54 card T1 31 21 32, T20: 17.4 1.83 "
     "card T1 31 21 32"),
    (1037, 3, 2, 3, True, 4000,
     "0 avanti, 2 discard QB JB CD, 0 no more, 1 declare Honours F KB KC KD, 1 no more, 2 no more, T16, F, T17, 7B, CB, KB, 8S, KS, "
     "10S, 8B, 6B, 9B, 9S, 3S, QS, 3C, KC, 9C, AS, 4S, CS, 2C, QC, 8C, JS, 5S, T4, CC, 10C, T2, 4B",
     "T1: 0 0, T7 T8: 2.48 0.54, T12: 3.01 0.53, T19: 3.73 0.58, T20: 4.85 0.66"),
)
