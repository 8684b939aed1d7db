"""Puzzles of mitigati-3; `python -m benchmarks.puzzles mitigati-3` adds to them."""

RULES = "eec183198afd"
HANDS = 13
PUZZLES = (
    (15, 1, 0, 3, True, 2000,
     "1 a monte; 2 a monte; 0 avanti; 0 discard T3 CB QC; 1 no more; 2 no more; 0 declare Honours T20 T1 KS KD; 0 no more; 2C; KC; "
     "10C; AD; KD; 7D; T8",
     "F: 0 0, T12 T13 T14: 3.61 1.03, T2: 4.17 0.89, T5: 4.2 0.89, T7: 4.22 0.91, T18: 5.03 1.27, T21: 5.37 1.26"),
    (2060, 1, 1, 3, True, 2300,
     "2 a monte; 0 avanti; 1 discard QC QD CD; 2 no more; 0 declare Honours T20 T1 KB; 0 no more; 1 no more; KC; 9C; 8C; AC; 7C; CC; "
     "2C; JC; 3C; 5C; T1; 6C; 10S; KS; JS; QS; CS; AS; 9S; T2; 2S; 10C; T6; T8; 5S; T4; 7S; 4C; T11; T15; 6S; T7; 3S; 8B; JB; AB; 4S; "
     "F; T9; 9B; KB; 3B; 8S; T17; T19; 6B; QB; 5B; 4B; 7B; CB; 10D; 6D",
     "JD: 0 0, 4D: 0.48 0.11 card JD 32 19 32, 2D AD: 0.48 0.11 card JD 32 19 32"),
    (4053, 1, 0, 3, True, 4200,
     "1 a monte; 2 avanti; 0 discard QC QD CD; 1 declare Honours F KB KD; 1 declare Trumps F T21 T19 T18 T14 T13 T11 T5 T4 T2; 1 no "
     "more; 2 declare Honours T20 T1 KC; 2 no more; 0 no more; KB; AB; 7B; QB; 2B; 9B; 6B; CB; T3; 10D; KD; 3D; 8B; 10B; T8; KS; 4S; "
     "AS; CC; 6C; KC; 5B; T12; JB; QS; T2; 5S; 3B; T15; T10; 10C; 7C; JC; 2C; AC; 5C; T16; 2S; T18; 4B; T6; 4D; 9C; 4C",
     "F: 0 0, T11 T13 T14: 2.16 0.45, T19 T21: 2.34 0.46, T4 T5: 3.4 0.41"),
    (6036, 1, 0, 3, True, 2000,
     "1 avanti; 0 discard QB CB JB; 1 no more; 2 declare Honours T20 KS KB; 2 declare Trumps T20 T21 T18 T14 T13 T10 T7 T5 T4 T3; 2 no "
     "more; 0 no more; 2D; 10D; KD; QD; 9D; T3; T20; T6; F; 2C; KC; 8C; 6B; 2B; 9B; 10C; 4C; 3C; AD; T4; 7D; 9C; QC; T2; 5D; T5; 6D; "
     "7C; AC",
     "T1: 0 0, T12: 1.85 0.38, T15 T16: 2.08 0.43, T19: 4.28 0.5"),
    (7016, 1, 1, 3, True, 1100,
     "2 a monte; 0 avanti; 1 discard JB 3D 5D; 2 no more; 0 no more; 1 declare Honours F KS KB KC; 1 declare Trumps F T19 T16 T15 T14 "
     "T13 T12 T9 T7 T6; 1 no more; AC; 2C; KC; KS; 9S; 3S; 6S; CS",
     "QS: 0 0, 5S: 13.19 1.92 card CS 32 0 32, 7S 8S: 13.19 1.92 card CS 32 0 32"),
    (8052, 1, 2, 3, True, 2000,
     "0 avanti; 2 discard QS 2S QB; 0 declare Honours T20 T1 KS KD; 0 no more; 1 declare Honours F KB KC; 1 no more; 2 no more; 3C; "
     "KC; 9C; 10D; 4D; KD; QD; AD; 9D; 2D; CD; 6D; JD; 3D; 8D; KB; AB; 7B; 9B; CB; T2; 7D; F; T4; 8S; KS; AS; 5D; T16; T17; CS; 3S; "
     "JS; 9S; 10S; T3; 10B; 2B; T5; 2C; 6C; QC; 4S; 6S; T7",
     "4B 5B 6B: 0 0, 5C 4C: 5.47 1.31, T21: 11.56 1.47, T18: 11.87 1.61, T8: 13.33 1.52, T11: 13.96 1.58, T13: 14.37 1.56"),
    (10047, 1, 2, 3, True, 2000,
     "0 avanti; 2 discard CS CB CC; 0 no more; 1 declare Honours F T1 KS KD; 1 no more; 2 no more; AC; 4C; 2C; 3C; F; KC; KB; 7B; 2B; "
     "8B; QB; 6B; QC; T2; 10C; KD; 7D; 10D; 9B; AB; T7; 9C; T1; 5C; QD; 4D; 5D; JD; T4; 2D; 3B; T13; 10B; T20; T3; T5; T21; T10; T6; "
     "8C; T11",
     "T12: 0 0, T19: 2.08 0.36, T15: 3.39 0.51, T8 T9: 8.65 0.67 trick - 32 0 32"),
    (2017, 2, 1, 3, True, 2000,
     "2 a monte; 0 avanti; 1 discard QC QD CD; 2 no more; 0 declare Honours T20 T1 KB; 0 no more; 1 no more; KC; 9C; 8C; AC; 7C; CC; "
     "2C; JC; 3C; 5C",
     "T1: 0 0, T6: 12.17 1.6, T11 T12: 12.48 1.57, T21: 15.83 1.65 card T1 31 21 32, T18: 15.84 1.54 card T1 31 21 32, T20: 17.4 1.83 "
     "card T1 31 21 32"),
    (5055, 2, 1, 3, True, 1000,
     "2 avanti; 1 discard QS CS JS; 2 no more; 0 declare Honours F KS KD; 0 no more; 1 declare Honours T20 KB KC; 1 no more; T5; F; "
     "T8; KB; 3B; AB; QB; JB; 2B; CB; T6; 4B; T19; T2; T3; 5S; KS; AS; 8B; 9B; T9; 6S; 2S; 3S; 7S; 4S; T12; 7B; T10; 6B; 8S; T4; T14; "
     "5B; T15; T7; 9S; T11; T17; 10B; T16; T13; 10C; JC; KC; T20; T21; 10D",
     "T18: 0 0, AD: 15.17 1.34 card T1 32 4 32, 9D: 15.22 1.41 card T1 32 4 32, 6D 5D 4D: 15.23 1.41 card T1 32 4 32, 5C: 19.66 1.28 "
     "card T1 32 5 32, 8C 7C: 20.28 1.29 card T1 32 5 32"),
    (11056, 2, 0, 3, True, 2000,
     "1 avanti; 0 discard CS JB QC; 1 declare Trumps T20 T19 T17 T15 T12 T11 T10 T6 T5 T2 T1; 1 no more; 2 declare Honours F KB KC; 2 "
     "no more; 0 no more; 5S; 10S; KS; KD; 8D; 3D; QD; 6D; F; 10D; CD; AD; QS; 3S; 4S; AS; 8S; 9S; 9C; JC; CC; KB; 3B; 5B; 7B; 4B; QB; "
     "2S; T9; 6S; CB; T8; 6B; 9D; T2; JD; 3C; KC; 8C; AB; T3; T5; 5C; 2C; 7C; 2B; T4; T6; JS",
     "T7: 0 0, T21: 3.99 1.48, T13: 8.44 1.14, T18: 12.29 1.33"),
    (1037, 3, 2, 3, True, 4000,
     "0 avanti; 2 discard QB JB CD; 0 no more; 1 declare Honours F KB KC KD; 1 no more; 2 no more; T16; F; T17; 7B; CB; KB; 8S; KS; "
     "10S; 8B; 6B; 9B; 9S; 3S; QS; 3C; KC; 9C; AS; 4S; CS; 2C; QC; 8C; JS; 5S; T4; CC; 10C; T2; 4B",
     "T1: 0 0, T7 T8: 2.48 0.54, T12: 3.01 0.53, T19: 3.73 0.58, T20: 4.85 0.66"),
    (5057, 3, 1, 3, True, 2000,
     "2 avanti; 1 discard QS CS JS; 2 no more; 0 declare Honours F KS KD; 0 no more; 1 declare Honours T20 KB KC; 1 no more; T5; F; "
     "T8; KB; 3B; AB; QB; JB; 2B; CB; T6; 4B; T19; T2; T3; 5S; KS; AS; 8B; 9B; T9; 6S; 2S; 3S; 7S; 4S; T12; 7B; T10; 6B; 8S; T4; T14; "
     "5B; T15; T7; 9S; T11; T17; 10B; T16; T13; 10C; JC; KC; T20; T21; 10D; T18; T1",
     "8D: 0 0, 2D: 0.69 0.28, 9C: 3.83 0.66, 3C 2C: 4.2 0.68, JD: 6.58 0.58 card JD 16 0 32, CD: 9.51 0.62 card CD 24 0 32, CC: 11.09 "
     "0.67 card CC 32 0 32, KD: 11.84 0.66 card KD 32 0 32"),
    (6017, 3, 0, 3, True, 2000,
     "1 avanti; 0 discard QB CB JB; 1 no more; 2 declare Honours T20 KS KB; 2 declare Trumps T20 T21 T18 T14 T13 T10 T7 T5 T4 T3; 2 no "
     "more; 0 no more; 2D; 10D; KD; QD; 9D; T3; T20; T6; F; 2C",
     "AC: 0 0, 4C: 1.33 0.58 trick - 16 0 32, QC: 3.69 1.01 card JC 15 7 32, KC: 3.76 1 card JC 15 7 32"),
    (8008, 3, 2, 3, True, 2100,
     "0 avanti; 2 discard QS 2S QB; 0 declare Honours T20 T1 KS KD; 0 no more; 1 declare Honours F KB KC; 1 no more; 2 no more; 3C",
     "6C 5C 4C: 0 0, F: 4.67 1.33, KC: 5.35 0.99"),
)
