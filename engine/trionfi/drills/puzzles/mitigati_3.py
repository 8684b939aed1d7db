"""Puzzles of mitigati-3; `python -m benchmarks.puzzles mitigati-3` adds to them."""

RULES = "eec183198afd"
HANDS = 81
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
    (13056, 1, 1, 3, True, 2000,
     "2 avanti; 1 discard QB CB CC; 2 declare Trumps T21 T17 T15 T14 T13 T11 T10 T8 T7 T3; 2 no more; 0 declare Honours F T1 KB; 0 no "
     "more; 1 declare Honours T20 KS KD; 1 no more; 2D; F; 6D; 9D; 10D; 3D; 10B; 7B; KB; T1; T20; T3; JB; T7; 4B; QC; 9C; 7C; 8D; QD; "
     "KD; AB; T8; 6B; CD; 4D; T2; 2B; T10; 9B; 7D; AD; T4; 3B; T11; T12; 10S; CS; 2S; 5B; T13; T16; 8S; KS; 6S; 8B; T14; T18",
     "QS: 0 0, JD: 0.07 0.12, 8C: 0.73 0.17 trick - 28 0 32, 5C: 0.73 0.17 trick - 28 0 32, 3C: 0.74 0.17 trick - 28 0 32, AC: 0.84 "
     "0.18 trick - 28 0 32, AS: 1.16 0.2 card QS 28 8 32, 4S 5S: 1.16 0.2 card QS 28 8 32"),
    (15072, 1, 2, 3, True, 4000,
     "0 a monte; 1 avanti; 2 discard QB JC CD; 0 no more; 1 declare Honours T1 KB KD; 1 no more; 2 no more; 7S; 10S; 2S; T1; T18; T21; "
     "8S; JS; KS; 3D; 8D; JD; KD; 10D; T2; QS; AS; 3S; CS; 5S; 4S; 9S; 6S; T9; 9D; T3; 4D; 9B; KB; 4B; 2D; F; T4; 5B; JB; 7B; T17; "
     "T10; T6; T15; T11; T16; 6B; 2B; 8B; 7D; T13; AD; AB; 3B; 10B; 6D; T14; QD; CB; T5; T19; 5D; T20; T7; 9C; CC; 10C; 2C; AC",
     "KC: 0 0, 8C 7C: 1.74 0.26 trick - 32 0 32, 3C: 1.74 0.26 trick - 32 0 32"),
    (21067, 1, 0, 3, True, 1000,
     "1 avanti; 0 discard QS CS QB; 1 declare Mitigati F T20 T1; 1 declare Honours F T20 T1 KD; 1 no more; 2 no more; 0 no more; KD; "
     "9D; 8D; T2; T15; T17; KB; 2B; AB; CB; 4B; 3B; JB; 5B; T8; CC; KC; 6C; 9B; 8B; T12; KS; 4S; AS; 10S; 8S; 5S; 2S; 9S; T4; 3D; QD; "
     "6D; 3S; T21; T20; CD; 2D; 4D; 10D; JD; T3; 6B; F; T13; 6S; T14; T19; 7D; AD; T6; 7B; T5; T16; JS; T9; T11; 5D; T18; T10",
     "7S: 0 0, 10C: 9.78 1.2, 5C 4C 3C: 9.78 1.2"),
    (22054, 1, 0, 3, True, 2000,
     "1 avanti; 0 discard 8D 9D 10D; 1 no more; 2 no more; 0 declare Honours T1 KS KB KC; 0 no more; 7D; KD; 2D; 7B; KB; 5B; KC; 9C; "
     "3C; QC; 7C; JC; T5; F; T6; QB; 6B; JB; AB; CB; T3; 9S; JS; CS; CC; 5C; T2; 2B; T17; T19; 2S; 8S; KS; AC; 2C; T8; 3B; T18; T4; "
     "10C; T21; T9; QS; 3S; AS; 7S; 6S; 5S",
     "4S 10S: 0 0, T20: 2.96 1.26, T14 T15: 5.17 1.22, 6D 5D: 6.79 1.11, AD: 7.5 1.09, JD: 8.74 1.1 card JD 23 0 32"),
    (32019, 1, 0, 3, True, 2100,
     "1 avanti; 0 discard 5C 7C 8C; 1 declare Honours F T20 KS; 1 declare Trumps F T20 T19 T18 T13 T12 T11 T9 T6 T5 T3; 1 no more; 2 "
     "no more; 0 declare Honours T1 KB KC KD; 0 no more; QS; 3S; AS; 4D; 2D; CD; 6S; KS; 4S; 8D; AD",
     "KD: 0 0, 10D 9D: 2.06 0.57 trick - 32 0 32, 5D 3D: 2.06 0.57 trick - 32 0 32"),
    (34014, 1, 1, 3, True, 1000,
     "2 avanti; 1 discard CS CB CC; 2 no more; 0 no more; 1 declare Honours T20 KC KD; 1 declare Trumps T20 T18 T15 T14 T13 T11 T7 T5 "
     "T3 T2; 1 no more; AD; QD; KD; 9S; AS; 10S; T1",
     "T20: 0 0, T18: 2.33 0.45 card T1 32 15 32, T13 T14 T15: 2.82 0.48 card T1 32 1 32, T11: 2.98 0.46 card T1 32 1 32, T2 T3: 3.12 "
     "0.5 card T1 32 0 32, T7: 3.17 0.5 card T1 32 0 32, T5: 3.18 0.49 card T1 32 0 32"),
    (35042, 1, 1, 3, True, 1200,
     "2 avanti; 1 discard 4D 6D 10D; 2 declare Honours T20 KS KC; 2 no more; 0 declare Honours F KB KD; 0 no more; 1 no more; 10B; KB; "
     "AB; KD; 3D; JD; QD; T7; CD; T16; T3; F; 7C; QC; 8C; T20; T11; T2; T21; T12; T8; 6B; 5B; 9B; QB; 4B; T14; 2D; T1; T4; 7B; T18; "
     "2B; 9D; T9",
     "T10: 0 0, T15: 0.59 0.2, T5 T6: 1.57 0.34 trick - 32 0 32"),
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
    (13009, 2, 1, 3, True, 1000,
     "2 avanti; 1 discard QB CB CC; 2 declare Trumps T21 T17 T15 T14 T13 T11 T10 T8 T7 T3; 2 no more; 0 declare Honours F T1 KB; 0 no "
     "more; 1 declare Honours T20 KS KD; 1 no more; 2D",
     "F: 0 0, 10D: 15.79 2.29, 4D: 15.91 2.31, AD: 18.43 2.43, JD: 19.11 2.3 card JD 16 0 32, QD: 20.27 2.45 card QD 30 1 32"),
    (14060, 2, 0, 3, True, 2000,
     "1 avanti; 0 discard 7B 4B 2B; 1 no more; 2 declare Honours T20 T1 KC KD; 2 no more; 0 no more; 5S; 8S; QS; 4C; AC; 3C; KB; 3B; "
     "10B; QB; 8B; T2; 7C; JC; KC; KD; 9D; 8D; QD; 6D; AD; 10D; CD; T4; 9B; CB; T10; 6C; 5C; 2C; 7D; 2D; T9; KS; AS; 3S; CS; 2S; 6S; "
     "7S; 4S; JS; 10C; 8C; QC; 5D; JD; T14; 9S; T1; T11; 9C; T15; T3",
     "5B 6B: 0 0, AB: 2.29 0.37, 10S: 2.47 0.42, JB: 2.64 0.38, T19 T21: 4.51 0.5 card CC 20 4 32"),
    (16057, 2, 1, 3, True, 1000,
     "2 avanti; 1 discard QS CS 7S; 2 declare Honours KS KB KD; 2 no more; 0 no more; 1 no more; KD; 8D; 10D; 5D; 2D; QD; CD; 9D; 4D; "
     "8C; QC; KC; 9S; T1; 5S; 7C; CC; AC; 9C; T2; 10C; AS; T5; 8S; 6C; 2C; T4; 2S; T7; JS; 5C; T19; F; JD; T8; 6D; 3S; T12; KS; 4C; "
     "T17; T18; 10S; T16; T3; T20; T6; T10; 3C; T9; T13",
     "T21: 0 0, T14: 14.22 0.89 card JC 30 20 32, 4S 6S: 14.62 0.9 trick - 32 0 32, 2B: 14.79 0.95 trick - 32 0 32, 5B 6B: 14.79 0.95 "
     "trick - 32 0 32, CB: 17.75 0.99 card CB 27 0 32"),
    (17009, 2, 2, 3, True, 1000,
     "0 avanti; 2 discard CS 3D 5D; 0 declare Honours F T1 KB KD; 0 no more; 1 declare Honours T20 KS KC; 1 no more; 2 declare Trumps "
     "T21 T18 T16 T11 T10 T9 T8 T7 T6 T4 T3 T2; 2 no more; T1",
     "T20: 0 0, T19: 2.1 0.42 card T1 32 0 32, T13 T14: 3.98 0.52 card T1 32 0 32"),
    (21061, 2, 0, 3, True, 4200,
     "1 avanti; 0 discard QS CS QB; 1 declare Mitigati F T20 T1; 1 declare Honours F T20 T1 KD; 1 no more; 2 no more; 0 no more; KD; "
     "9D; 8D; T2; T15; T17; KB; 2B; AB; CB; 4B; 3B; JB; 5B; T8; CC; KC; 6C; 9B; 8B; T12; KS; 4S; AS; 10S; 8S; 5S; 2S; 9S; T4; 3D; QD; "
     "6D; 3S; T21; T20; CD; 2D; 4D; 10D; JD; T3; 6B; F; T13; 6S; T14; T19; 7D; AD; T6; 7B; T5; T16",
     "JS: 0 0, T18: 2.29 0.58 card T1 10 1 32, 5C 4C 3C: 8.29 0.65 card T1 10 0 32, 10C: 8.3 0.65 card T1 10 0 32, 7S: 8.67 0.63"),
    (22043, 2, 0, 3, True, 2000,
     "1 avanti; 0 discard 8D 9D 10D; 1 no more; 2 no more; 0 declare Honours T1 KS KB KC; 0 no more; 7D; KD; 2D; 7B; KB; 5B; KC; 9C; "
     "3C; QC; 7C; JC; T5; F; T6; QB; 6B; JB; AB; CB; T3; 9S; JS; CS; CC; 5C; T2; 2B; T17; T19; 2S; 8S; KS; AC; 2C; T8; 3B",
     "T18: 0 0, T13: 12.16 1.74 trick - 32 2 32, T11: 12.52 1.82 trick - 32 0 32, T7: 13.1 1.86 trick - 32 0 32, T1: 28.17 1.77 card "
     "T1 25 0 32"),
    (24044, 2, 0, 3, True, 1000,
     "1 a monte; 2 a monte; 0 avanti; 0 discard CS AS 10D; 1 no more; 2 no more; 0 declare Honours KS KB KC KD; 0 no more; T21; T20; "
     "T3; 10B; KB; 9B; KC; 10C; 8C; QC; 6C; 2C; CC; 5C; AC; CD; 8D; 5D; JC; 4C; T4; 8B; QB; JB; QD; F; 3D; KD; 6D; AD; 9C; 3C; T6; 6B; "
     "7B; CB",
     "T2: 0 0, T7: 0 0, T11: 0.48 0.45, T15: 0.7 1.17, 4D 2D: 4.75 1.47 card JD 24 0 32, JS: 6.27 1.7 card JS 24 0 32, QS: 6.46 1.58 "
     "card QS 32 0 32, 10S: 6.6 1.7, 2S 3S: 7.28 1.71, JD: 12.91 2.21, T1: 14.97 0.86 card T1 32 0 32"),
    (25032, 2, 1, 3, True, 900,
     "2 avanti; 1 discard CS 2C CD; 2 declare Mitigati F T20 T1; 2 declare Honours F T20 T1 KB; 2 no more; 0 no more; 1 declare Trumps "
     "T17 T16 T14 T13 T12 T10 T8 T6 T4 T3 T2; 1 no more; 10C; KC; 3C; QC; T2; 9C; 9B; KB; 7B; 3D; QD; KD; AB; 10B; QB; CB; 2B; 5B; JB; "
     "3B; 6B; 8B; 4B; T1",
     "F: 0 0, 6S: 0.02 0.32, 3S: 0.03 0.32, JS: 0.05 0.31, 8S 9S: 0.07 0.32, 2D: 2.28 0.5 card JS 12 2 32, 9D 8D 7D: 2.28 0.51 card JS "
     "12 2 32, 5D: 2.3 0.51 card JS 12 2 32, 5C 4C: 2.37 0.55 card JS 12 2 32, JC: 2.38 0.55 card JS 12 2 32, T20: 2.4 0.49 card JS 12 "
     "2 32, T7: 2.47 0.5 card JS 12 3 32, T15: 2.98 0.51 card JS 12 2 32"),
    (26067, 2, 0, 3, True, 2100,
     "1 avanti; 0 discard 5S 2S AS; 1 no more; 2 no more; 0 declare Honours F T1 KC; 0 declare Trumps F T19 T17 T15 T12 T8 T7 T5 T4 T3 "
     "T1; 0 no more; 2C; 8C; CC; 7B; KB; 5B; AC; 4C; KC; 8B; QB; 6B; AB; JB; CB; T19; T2; T9; 9B; 4B; T10; 4D; 3D; 5D; 2B; T6; T11; "
     "9D; 6D; 10D; 3B; T18; T13; KD; 8D; T3; 10B; 6S; T14; 7D; F; QD; 10C; 3C; T4; 8S; 10S; KS; JD; T5; 2D; T7; 9C; T16; CD; T8; AD; "
     "9S; JS; CS",
     "3S 4S: 0 0, 7S: 4.94 0.87, T21: 20.82 0.91, T20: 21.23 0.94"),
    (27071, 2, 1, 3, True, 1000,
     "2 a monte; 0 avanti; 1 discard 10B 9B 5B; 2 no more; 0 no more; 1 declare Honours T1 KB KC KD; 1 no more; 8C; 2C; CC; KC; 7C; "
     "10C; T6; T14; F; 7S; KS; 2S; AD; KD; 8D; AC; QC; 9C; 4S; QS; 3S; 6D; QD; 7D; JC; 3C; 6C; 5C; T12; T2; CS; 6S; 8S; JS; 10S; 9S; "
     "AS; T10; T11; 4C; T15; T5; 5S; T7; T9; KB; AB; 3B; QB; 2B; 6B; JB; 4B; CB; 10D; CD; 2D; T13; T16; 9D; T20; 5D; T17; T3",
     "JD: 0 0, 4D 3D: 3.08 0.41, 7B: 3.08 0.41"),
    (28053, 2, 0, 3, True, 2000,
     "1 a monte; 2 avanti; 0 discard QS CS CD; 1 no more; 2 declare Honours T20 T1 KC; 2 no more; 0 declare Honours F KB KD; 0 no "
     "more; 9B; QB; KB; KD; 6D; 10D; AD; QD; 4D; 5D; T6; 9D; KC; 7C; 10C; QC; 4C; 9C; CC; AC; 3C; 8C; JC; 2C; 8D; 3D; T1; 6C; T12; "
     "T14; 2D; T2; 7D; 5C; F; T3; CB; 3B; AB; 10B; 4B; JB; 2B; 6B; 8B",
     "AS: 0 0, 4S 5S 6S: 0 0, 5B: 1.75 0.37 card JS 25 1 32, JS: 1.82 0.35 card JS 25 0 32, T9: 1.95 0.43 card JS 25 1 32, T17: 2.51 "
     "0.45 card JS 25 1 32, T13: 2.9 0.46 card JS 25 1 32, T20: 3.26 0.47 card JS 25 4 32"),
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
    (39045, 3, 2, 3, True, 2100,
     "0 a monte; 1 a monte; 2 avanti; 2 discard QC CC JC; 0 no more; 1 no more; 2 declare Honours F KS KB KD; 2 no more; 7D; QD; KD; "
     "AC; KC; 4C; 6D; CD; 2D; T3; F; T4; 5D; JD; T5; 5C; 3C; 2C; 10S; QS; 3S; QB; AB; 5B; 10C; 6C; T6; AD; T9; 4D; 9C; T21; T20; 6S; "
     "KS; 5S; 8C",
     "T18: 0 0, T14: 4.55 0.91 trick - 32 3 32, T11: 5.13 0.97 trick - 32 0 32, T2: 5.39 1 trick - 32 0 32"),
    (39057, 3, 2, 3, True, 4300,
     "0 a monte; 1 a monte; 2 avanti; 2 discard QC CC JC; 0 no more; 1 no more; 2 declare Honours F KS KB KD; 2 no more; 7D; QD; KD; "
     "AC; KC; 4C; 6D; CD; 2D; T3; F; T4; 5D; JD; T5; 5C; 3C; 2C; 10S; QS; 3S; QB; AB; 5B; 10C; 6C; T6; AD; T9; 4D; 9C; T21; T20; 6S; "
     "KS; 5S; 8C; T11; T12; CS; 9S; 7S; AS; JS; 8S; 7C; T2; T8; T17",
     "T19: 0 0, T7: 3.41 0.63 trick - 32 0 32, T13: 3.73 0.64 trick - 32 0 32, T16: 4.61 0.69 trick - 32 0 32"),
    (44037, 3, 0, 3, True, 2000,
     "1 avanti; 0 discard JB 3B 2B; 1 no more; 2 declare Honours F T20 KB; 2 no more; 0 no more; 6C; JC; KC; 2D; 9D; 7D; 8S; KS; AS; "
     "QS; 5S; 2S; 9S; 7S; CS; AD; CD; 5D; 4S; T8; 3S; KB; T2; AB; 4D; KD; 3D; CC; 10C; 9C; 6S",
     "T4 T5: 0 0, T14: 3.44 0.81, T17: 6.18 1.05, T19: 7.68 1.01 card QD 31 19 32, F: 7.95 1.43 card JS 18 10 32, T20: 10.03 1.35 card "
     "QD 31 20 32"),
    (56058, 3, 2, 3, True, 2000,
     "0 avanti; 2 discard JD 6D 7D; 0 no more; 1 declare Honours F T1 KS KB KD; 1 no more; 2 no more; 2D; KD; T2; 9S; 4S; JS; KB; 2B; "
     "T4; AD; 3D; T3; 10S; QS; KS; 9B; 4B; T5; 5D; F; T7; CS; 6S; AS; 2S; T21; 7S; 4D; QD; T12; 3S; T13; 8S; 10D; T11; T15; 5S; T6; "
     "T19; 10B; 6B; T8; CD; T14; T17; 3C; KC; 7C; 9D; T16; T18; 10C",
     "AC: 0 0, CC: 4.68 0.77 card QB 30 22 32, JC: 5.39 0.55 card QB 30 20 32, 6C: 7.79 0.87 card QB 30 14 32, 9C: 8.09 0.93 card QB "
     "30 16 32"),
    (59060, 3, 2, 3, True, 4000,
     "0 avanti; 2 discard CB CD JD; 0 no more; 1 no more; 2 declare Honours T20 KS KB; 2 no more; 9S; 4S; 10S; QS; 2S; T2; 4B; 10B; "
     "QB; 3S; T1; AS; JB; KB; 3B; 6C; AC; CC; 2B; AB; T6; 9C; KC; 4C; 5B; T11; T15; T19; T4; T3; 5S; T5; 8S; 6B; T12; F; AD; KD; 3D; "
     "JS; T7; KS; 7B; T13; T16; 6S; T8; T9; 6D; QD; 2D; 7S; T10; T14",
     "T20: 0 0, 2C: 0.43 0.46, JC: 2.56 0.31 card JC 27 0 32, 5D 4D: 3.08 0.3 trick - 32 24 32, 10D: 8.16 0.59 trick - 32 0 32, T18: "
     "11.3 0.53 trick - 32 0 32"),
    (61034, 3, 2, 3, True, 2000,
     "0 avanti; 2 discard JS CB JC; 0 no more; 1 no more; 2 declare Honours F T20 KB KD; 2 no more; 3D; QD; KD; KB; 2B; 4B; 8B; QB; "
     "5B; 3B; JB; AB; T13; F; T17; 6B; T1; 9B; KS; 2S; AS; QS; 5S; 6S; 10S; 7S; CS; 7B",
     "T3: 0 0, T5 T6: 0.01 0.09, T10: 0.99 0.33, T14: 1.69 0.41"),
    (63049, 3, 1, 3, True, 4000,
     "2 avanti; 1 discard CS QD JD; 2 no more; 0 no more; 1 declare Honours T20 KS KB KC; 1 no more; 2C; CC; KC; QC; 8C; 9C; 6C; JC; "
     "3C; 4C; T6; 10C; 10B; KB; 3B; 5C; AC; T1; 8B; QB; 4B; CB; JB; AB; 7B; T11; 2B; 7C; T13; T18; 9B; F; 5B; KS; JS; 3S; 10S; 2S; QS; "
     "6B; T10; T14; 8D",
     "10D: 0 0, CD: 2.34 0.3 card CD 30 11 32, KD: 2.71 0.28 card QD 8 0 32"),
    (66068, 3, 0, 3, True, 4000,
     "1 avanti; 0 discard 9S 8S 3S; 1 no more; 2 declare Honours F T20 KD; 2 declare Trumps F T20 T19 T17 T16 T12 T11 T6 T4 T2; 2 no "
     "more; 0 declare Honours T1 KS KC; 0 no more; 9C; 3C; 2C; T1; T15; T16; 10S; CS; QS; 4C; 10C; JC; KC; 7C; 8C; 5C; AC; T2; 4S; KS; "
     "AS; 9B; KB; 3B; 6C; T6; T8; 7B; QB; 5B; CB; T4; 2B; JS; T9; 6S; 2D; AD; CD; 5S; T14; 7S; 5D; 3D; KD; 2S; T18; T7; JB; 6B; T11; "
     "6D; QD; 9D; 4D; 7D; JD; T17; T3; T13",
     "F: 0 0, T12 T19: 0.89 0.24, T20: 2.92 0.29, 8D: 4.37 0.22 card CC 22 12 32"),
    (77046, 3, 0, 3, True, 4100,
     "1 a monte; 2 avanti; 0 discard JS CB 3D; 1 declare Honours T20 T1 KS; 1 no more; 2 declare Trumps F T19 T18 T17 T14 T10 T9 T6 T4 "
     "T2; 2 no more; 0 no more; T15; F; T16; KC; 9C; 7C; 3B; 8B; JB; 5C; QC; 6C; 2C; 3C; CC; JC; 10C; T1; 2B; KB; 4B; 7B; 10B; QB; 6D; "
     "QD; KD; 8C; T12; T14; 6S; 8S; KS; 5D; CD; 2D; T17; T21",
     "T20: 0 0, T3: 1.06 0.25 trick - 32 0 32, T7 T8: 1.81 0.27 trick - 32 0 32"),
    (80028, 3, 2, 3, True, 790,
     "0 avanti; 2 discard JS CB 4D; 0 declare Honours T20 T1 KS; 0 no more; 1 declare Honours F KB KD; 1 no more; 2 no more; T21; F; "
     "T2; AC; QC; KC; 9B; AB; JB; 3S; 8S; KS; 6C; 3C; 9C; KD; 10D; 8D; AD; 9D; JD",
     "T9 T10 T11: 0 0, QD: 0.82 2.84, AS: 7.81 3.22, 7S: 7.87 3.23, 5S: 7.97 3.22, T16: 8.4 2.35, 2B 3B: 13.6 3.57 card T1 21 11 32, "
     "8B: 13.93 3.58 card T1 21 11 32, 6B: 14.18 3.6 card T1 21 11 32, JC: 18.82 3.57 card T1 21 12 32, 5C: 20.16 3.83 card T1 21 13 "
     "32, 10C 8C: 20.65 3.78 card T1 21 13 32, T20: 23.08 3.61, T1: 33.92 2.78 card T1 21 0 32"),
)
