"""Puzzles of tortorici-3; `python -m benchmarks.puzzles tortorici-3` adds to them."""

RULES = "f3348b3ce47d"
HANDS = 70
PUZZLES = (
    (20, 1, 2, 3, True, 1000,
     "0 chiamo; 1 bene; 2 bene; 0 discard JS 10S 7S; KC; 7C; 5C; T10; T6; F; T2; T7; T9; QC; 6C; T16; KB; 5B; QB; 10B",
     "CB: 0 0, 6B: 8.79 0.43 last - 15 1 32, 8B 9B: 8.79 0.43 last - 15 1 32"),
    (34, 1, 2, 3, True, 1000,
     "0 chiamo; 1 bene; 2 bene; 0 discard JS 10S 7S; KC; 7C; 5C; T10; T6; F; T2; T7; T9; QC; 6C; T16; KB; 5B; QB; 10B; CB; T4; 9S; QS; "
     "KS; 6B; T5; 7B; 5S; CS; T1; 8B; T11; JB",
     "8C 9C 10C: 0 0, KD: 1.46 0.26, 7D: 1.69 0.45, JD: 2.76 0.44, T12 T13 T14: 3.34 0.45 card T17 11 1 32, T18: 5.39 0.52 card T18 32 "
     "17 32"),
    (1046, 1, 1, 3, True, 1000,
     "2 chiamo; 0 bene; 1 bene; 2 discard CB JC CD; 7C; QC; KC; 8C; T3; 6C; 8B; KB; 7B; KS; T1; 5S; 7D; KD; 6D; QS; 6S; T0; 8D; JD; "
     "QD; 5B; 10B; QB; 9B; 6B; T2; T19; F; T6; 9D; 5D; T16; 9S; T8; CS; AD; T12; T7; 8S; 10S; T10",
     "10D: 0 0, 5C 9C: 4.34 0.47, T11: 10.56 0.28 last - 27 3 32, T20: 10.85 0.4 last - 27 5 32, T17: 11.79 0.42 last - 27 6 32"),
    (2029, 1, 1, 3, True, 2000,
     "2 chiamo; 0 bene; 1 vado solo; 2 solo io; 2 discard JB 7B 5B; KC; 5C; 7C; QC; 8C; 9C; 6C; CC; 10C; KS; QS; 7S; T11; T16; T19; "
     "JC; T7; T1; 5S; CS; 8S; T2; T12; T15",
     "6S: 0 0, T20: 1.43 0.33, 6B: 1.95 0.36, 8B 9B: 1.96 0.36, JD: 3.24 0.36 card QD 30 22 32, 6D 7D 8D 9D: 3.48 0.36 card QD 30 21 "
     "32, CD: 4.12 0.39 card QD 30 22 32, QD: 4.78 0.4 card QD 30 14 32"),
    (2051, 1, 1, 3, True, 1000,
     "2 chiamo; 0 bene; 1 vado solo; 2 solo io; 2 discard JB 7B 5B; KC; 5C; 7C; QC; 8C; 9C; 6C; CC; 10C; KS; QS; 7S; T11; T16; T19; "
     "JC; T7; T1; 5S; CS; 8S; T2; T12; T15; 6S; JS; 9S; T17; T0; T20; 6D; 10D; AD; 5D; KD; 7D; 10S; QD; T3; QB; KB; 6B; T13; 8B; F; T4",
     "CD: 0 0, JD: 0.4 0.07, 9B: 1.29 0.12, 8D 9D: 1.64 0.12"),
    (6035, 1, 2, 3, True, 2000,
     "0 chiamo; 1 bene; 2 vado solo; 0 bene; 2 discard CC 6C 5C; QD; JD; 7D; KS; 9S; 10S; 5S; T0; JS; KC; QC; T1; KB; 5B; 7B; 6S; T3; "
     "T2; 8C; 7C; T16; 7S; T8; T5; 10C; 9C; T4; 8S; T10; F",
     "QB: 0 0, 5D 6D: 2.13 0.48 trick - 26 16 32, 10D: 2.54 0.48 trick - 26 16 32, T11: 4.45 0.52 trick - 26 0 32, T17 T18: 4.7 0.62, "
     "JB: 5.17 0.46 card CB 22 10 32, 9B: 6.03 0.49 card CB 22 10 32, 6B: 6.05 0.48 card CB 22 10 32"),
    (7015, 1, 2, 3, True, 1000,
     "0 chiamo; 1 bene; 2 vado solo; 0 bene; 2 discard 8B 6B JD; KD; AD; CD; 5S; KS; JS; QD; T2; 8D; KB",
     "T1: 0 0, T0: 1.37 0.39, T8: 1.43 0.38, T13: 2.07 0.4, T17 T18 T19: 3.18 0.47, T20: 3.2 0.48, T15: 3.21 0.39"),
    (10027, 1, 0, 3, True, 2000,
     "1 chiamo; 2 bene; 0 vado solo; 1 bene; 0 discard QC 10C 9C; QS; CS; 8S; KS; 5S; T0; KC; T5; 5C; 10S; JS; T16; AD; F; CD; 8C; 6C; "
     "T3; 8D; 10D; JD; 7C",
     "T6 T7: 0 0, T11: 1.38 0.23, T13: 1.74 0.25, T15: 2.6 0.3, T19: 2.73 0.42 card CC 24 15 32, T20: 3.54 0.41"),
    (11052, 1, 0, 3, True, 1000,
     "1 chiamo; 2 vado solo; 1 solo io; 1 discard QS JS 8S; T18; F; T20; 6S; T1; CS; 10D; KD; T8; 9S; T0; KS; 9C; CC; 7C; CD; T9; 6D; "
     "10S; T2; 5S; 6C; KC; 8C; JD; T10; 7D; 10C; QC; 5C; T3; T7; T11; 9B; KB; 8B; T19; T12; T13; JC; T15; T14; T16; 5B; T4; T17; CB; "
     "T5",
     "7S: 0 0, 9D: 8.81 0.65 last - 25 3 32, AD 5D: 12.84 0.73 last - 25 8 32"),
    (12039, 1, 2, 3, True, 1100,
     "0 chiamo; 1 vado solo; 0 bene; 1 discard 8S 6S CB; 9C; 5C; QC; 9S; T16; 10S; 10C; KC; 8C; 6C; T2; F; 5S; T4; CS; T6; T7; T1; 7C; "
     "T3; JC; 8D; KD; 5D; AD; T0; QD; QS; 7S; T17; 6D; T5; CD; 7B; JB",
     "KB: 0 0, 6B: 4.31 0.52 card KB 32 24 32, 9B 10B: 4.31 0.52 card KB 32 24 32"),
    (14023, 1, 1, 3, True, 1000,
     "2 chiamo; 0 vado solo; 2 bene; 0 discard QD JD 7D; KB; 6B; 5B; QC; JC; 8C; QB; 9B; F; 7B; T3; CB; KS; 10S; 5S; 8S; T0; 7S; T1",
     "T19: 0 0, T17: 10.13 1.15 card T17 28 9 32, T14: 11.17 1.41 card T1 16 0 32, T4: 13.24 1.37 card T1 16 0 32, T7 T8: 13.41 1.35 "
     "card T1 16 0 32"),
    (15020, 1, 0, 3, True, 2000,
     "1 chiamo; 2 vado solo; 1 bene; 2 discard CS 6D AD; T18; T2; T0; KB; 5B; 10B; 6B; CB; QB; T17; F; T4; JC; 5C; KC; KD",
     "QD: 0 0, CD: 1.08 0.31, JD: 1.94 0.34, 5D: 4.11 0.35, 8D: 4.15 0.35"),
    (27054, 1, 0, 3, True, 1000,
     "1 chiamo; 2 vado solo; 1 bene; 2 discard QS 9D 8D; 9B; KB; QB; KS; CS; F; CB; 8B; 5B; 6B; 10B; JB; T7; T3; T15; KC; 6C; QC; KD; "
     "T1; 5D; 7B; T5; T0; 7D; AD; T4; CC; 5C; 7C; JC; 8C; 9C; JS; 6S; 5S; 8S; 9S; 7S; 10S; T2; T8; T18; T9; T6; T19; T10; 10C; T11; "
     "T12",
     "QD: 0 0, JD: 1.77 0.18 card QD 32 19 32, 6D: 4.21 0.23 card QD 32 19 32, 10D: 4.21 0.23 card QD 32 19 32"),
    (28018, 1, 1, 3, True, 2000,
     "2 passo; 0 chiamo; 1 vado solo; 0 bene; 1 discard 10C 7C 5C; T16; T3; T20; 5S; F; QS; JS; 7S; KS; 10S; CS; 8S; 10D",
     "KD: 0 0, CD: 4.69 0.54 card CD 23 15 32, AD: 5.98 0.59 trick - 30 4 32, 6D 7D 8D: 5.99 0.59 trick - 30 4 32"),
    (29015, 1, 1, 3, True, 1000,
     "2 chiamo; 0 bene; 1 bene; 2 discard CC 10C CD; 8B; QB; KB; 7B; F; CB; JD; KD; 5D; T0; T15",
     "T18: 0 0, T20: 2.42 0.38 card T18 32 21 32, T7: 3.18 0.3 card T18 32 24 32, T11 T12: 3.23 0.3 card T18 32 24 32"),
    (32040, 1, 1, 3, True, 4100,
     "2 chiamo; 0 bene; 1 bene; 2 discard CD 7D AD; 5B; 10B; KB; KC; 8C; 7C; 10C; QC; 9C; KS; 10S; 6S; CC; T0; 5C; KD; T1; 5D; QS; 5S; "
     "T6; 6B; QB; 9B; 6C; JC; T8; 7B; 8B; CB; CS; T20; 9S; 8D; T3; T5",
     "JB: 0 0, T16 T17 T18: 1.23 0.21, T9: 1.79 0.28 last - 18 9 32, T2: 2.98 0.32, 7S 8S: 3.17 0.27"),
    (37050, 1, 0, 3, True, 4200,
     "1 chiamo; 2 bene; 0 vado solo; 1 bene; 0 discard QS JB 9B; T14; T4; F; T15; T1; T0; KS; 6S; 8S; T12; T13; T2; AD; 9D; 10D; 10S; "
     "CS; T6; KB; T3; 5B; 5S; JS; T7; 6B; T5; QB; 7S; 9S; T8; 7B; T9; 8B; KD; CD; 5D; 7D; QD; JD; 10C; 9C; 5C; 6C; CC; KC",
     "8D: 0 0, T20: 3.28 0.35 card T16 32 24 32, T16 T17 T18: 13.86 0.44 card T16 32 0 32"),
    (38018, 1, 0, 3, True, 4200,
     "1 chiamo; 2 bene; 0 vado solo; 1 bene; 0 discard QB 10B 5B; T17; T0; T19; 6S; KS; 5S; JS; 9S; QS; 5C; QC; KC; KB",
     "CB: 0 0, F: 0.8 0.29 card CB 29 19 32, 8B 9B: 1.47 0.21 card CB 29 21 32"),
    (3045, 2, 2, 3, True, 2000,
     "0 chiamo; 1 bene; 2 bene; 0 discard CB CC 8D; 10S; 9S; KS; QS; 8S; T4; 8B; KB; 6B; JS; CS; T5; 8C; KC; 7C; 5S; F; T6; QC; 5C; "
     "10C; JC; 6C; T1; QB; T9; 10B; 9C; T0; T3; 9D; KD; T16; 6S; T19; T7; AD; 5D; T17; 7S; T11",
     "T18: 0 0, T12 T13 T14: 1.21 0.15 card T18 32 22 32, T10: 2.62 0.24 trick - 32 0 32"),
    (7047, 2, 2, 3, True, 4200,
     "0 chiamo; 1 bene; 2 vado solo; 0 bene; 2 discard 8B 6B JD; KD; AD; CD; 5S; KS; JS; QD; T2; 8D; KB; T1; 10B; 9D; F; T16; 8C; 5C; "
     "QC; 10S; 6S; 9S; JB; 5B; T0; KC; 7C; 6C; 10D; 7D; T3; CC; T8; 9C; 5D; T6; T4; CB; 7B; T13; 6D; T7; T5",
     "JC: 0 0, CS: 1.77 0.34, T12 T14: 2.26 0.3, T10: 2.27 0.29, 8S: 3.58 0.34 card CS 21 12 32"),
    (9024, 2, 0, 3, True, 1000,
     "1 chiamo; 2 bene; 0 vado solo; 1 bene; 0 discard CS 9D 5D; KB; 5B; 6B; 8B; QB; 9B; 7B; T2; T7; 10S; QS; 8S; 9S; KS; 7S; KD; T1; "
     "AD; KC",
     "F: 0 0, CC: 6.25 0.55 card CC 32 1 32, QC: 9.26 0.56 card QC 32 1 32"),
    (9047, 2, 0, 3, True, 1000,
     "1 chiamo; 2 bene; 0 vado solo; 1 bene; 0 discard CS 9D 5D; KB; 5B; 6B; 8B; QB; 9B; 7B; T2; T7; 10S; QS; 8S; 9S; KS; 7S; KD; T1; "
     "AD; KC; F; 5C; 8C; QC; 7C; 10B; T4; T17; 6C; CC; 10C; 5S; T10; JS; 6D; T0; JD; 9C; T3; T16; T18; T20; T5",
     "T15: 0 0, T13: 1.57 0.18 trick - 25 3 32, JC: 1.88 0.22 trick - 25 0 32, T8 T9 T11: 1.88 0.22 trick - 25 0 32"),
    (11049, 2, 0, 3, True, 1000,
     "1 chiamo; 2 vado solo; 1 solo io; 1 discard QS JS 8S; T18; F; T20; 6S; T1; CS; 10D; KD; T8; 9S; T0; KS; 9C; CC; 7C; CD; T9; 6D; "
     "10S; T2; 5S; 6C; KC; 8C; JD; T10; 7D; 10C; QC; 5C; T3; T7; T11; 9B; KB; 8B; T19; T12; T13; JC; T15; T14; T16; 5B; T4",
     "T17: 0 0, 7S: 10.27 0.74 last - 26 10 32, 9D: 15.96 0.75 last - 26 5 32, AD 5D: 17.29 0.63 last - 26 2 32"),
    (12017, 2, 2, 3, True, 2100,
     "0 chiamo; 1 vado solo; 0 bene; 1 discard 8S 6S CB; 9C; 5C; QC; 9S; T16; 10S; 10C; KC; 8C; 6C; T2; F; 5S",
     "T4: 0 0, T6: 0.01 0.03, T17 T18: 1.6 0.37, T15: 5.38 0.38"),
    (14040, 2, 1, 3, True, 1000,
     "2 chiamo; 0 vado solo; 2 bene; 0 discard QD JD 7D; KB; 6B; 5B; QC; JC; 8C; QB; 9B; F; 7B; T3; CB; KS; 10S; 5S; 8S; T0; 7S; T1; "
     "T19; T20; JS; T2; CS; KD; T7; AD; JB; T5; T6; T10; T14; T16; 6S; T11; QS",
     "T12 T13: 0 0, 5D: 3.09 0.48 trick - 31 0 32, 8D 9D 10D: 3.09 0.48 trick - 31 0 32, 10C: 5.55 0.71 trick - 31 15 32, CC: 6.57 "
     "0.72 card CC 26 15 32"),
    (15049, 2, 0, 3, True, 2000,
     "1 chiamo; 2 vado solo; 1 bene; 2 discard CS 6D AD; T18; T2; T0; KB; 5B; 10B; 6B; CB; QB; T17; F; T4; JC; 5C; KC; KD; QD; T1; 7B; "
     "JB; T5; KS; 7S; 5S; T15; T3; T6; QS; T10; 10S; T13; T12; T9; T11; T20; CD; 7D; 5D; T14; T16; T7; 9C; 8B; T8; JS",
     "8C 10C: 0 0, 9D 10D: 3.96 0.62 last - 30 9 32, QC: 5.79 0.45 last - 30 15 32"),
    (16035, 2, 2, 3, True, 2000,
     "0 chiamo; 1 bene; 2 vado solo; 0 solo io; 0 discard CD JD AD; 10B; 7B; JB; 8S; 9S; QS; KB; 9B; 5B; KD; 7D; T17; 6B; 8B; T1; 10D; "
     "T3; 5D; 10C; 5C; KC; QC; 6C; 7C; T16; F; T10; T0; T12; T2",
     "KS: 0 0, CC: 2.99 0.44 trick - 32 22 32, CB: 3.42 0.44 trick - 32 0 32, QB: 3.44 0.44 trick - 32 0 32, JC: 4.21 0.45 card CC 22 "
     "3 32, T4 T5 T6: 4.41 0.47 trick - 32 0 32, T15: 6 0.43 trick - 32 3 32, T20: 6.94 0.6"),
    (19018, 2, 1, 3, True, 1000,
     "2 chiamo; 0 bene; 1 bene; 2 discard CD 10D AD; 8S; 10S; KS; QS; 9S; 7S; 7B; 9B; 10B; KB; 8B; 5B; 8D; F",
     "JD: 0 0, 9D: 1.5 0.08, 6D 7D: 2.69 0.2 trick - 32 0 32, KD: 2.74 0.34"),
    (20015, 2, 0, 3, True, 1000,
     "1 chiamo; 2 vado solo; 1 solo io; 1 discard 7S QD JD; KD; 7D; T6; KC; 5C; JC; 5B; F; CB; T16; T9",
     "T20: 0 0, T2 T3 T4 T5 T7: 11.47 0.92 card T16 32 0 32, T10 T11: 11.5 0.92 card T16 32 0 32"),
    (20039, 2, 0, 3, True, 1000,
     "1 chiamo; 2 vado solo; 1 solo io; 1 discard 7S QD JD; KD; 7D; T6; KC; 5C; JC; 5B; F; CB; T16; T9; T20; AD; CD; T13; KB; T2; T8; "
     "T0; T14; T3; 6S; 9S; KS; 9C; 6C; QC; 5D; 10D; QB; JS; QS; T4; 6D; T1",
     "CS: 0 0, CC: 2.62 0.25 card CS 32 15 32, 8C: 4.58 0.27 card CS 32 8 32, JB: 5.97 0.03 card CS 32 4 32, 6B 7B 8B 9B 10B: 6 0 card "
     "CS 32 4 32"),
    (21014, 2, 2, 3, True, 1000,
     "0 chiamo; 1 vado solo; 0 bene; 1 discard CS JB 5B; KB; 8B; 6B; KD; 5D; 9D; 7D; 8D; QD; QB",
     "T1: 0 0, T16: 6.93 1.15, T9 T10 T11: 17.29 1.36 last - 31 12 32, T2: 17.53 1.33 last - 31 13 32, T4 T5: 17.61 1.33 last - 31 13 "
     "32, T15: 21.15 1.4 last - 31 14 32, T20: 26.3 1.21 last - 31 3 32"),
    (21017, 2, 2, 3, True, 2200,
     "0 chiamo; 1 vado solo; 0 bene; 1 discard CS JB 5B; KB; 8B; 6B; KD; 5D; 9D; 7D; 8D; QD; QB; T1; T7; 6D",
     "F: 0 0, 10D: 2.03 0.55, JD: 2.1 0.53"),
    (22015, 2, 1, 3, True, 2100,
     "2 chiamo; 0 vado solo; 2 solo io; 2 discard QS 5S CC; KB; F; 8B; QD; JD; 6D; KD; T1; CD; T17; T0",
     "T20: 0 0, T19: 0.39 0.15, T12: 14.39 0.35 card T17 32 0 32, T15: 14.4 0.34 card T17 32 0 32, T2 T3 T4: 14.44 0.34 card T17 32 0 "
     "32"),
    (22031, 2, 1, 3, True, 2000,
     "2 chiamo; 0 vado solo; 2 solo io; 2 discard QS 5S CC; KB; F; 8B; QD; JD; 6D; KD; T1; CD; T17; T0; T20; 5B; QB; T9; KS; T2; 6S; "
     "6B; CB; T16; 7S; T3; JS; 7B; T5; T14",
     "9C 10C: 0 0, 5C: 0.13 0.08, 7C: 0.14 0.03, 8S 9S: 1.6 0.18 trick - 19 0 32, JC: 1.6 0.1, 8D: 4.12 0.31, 10D: 4.15 0.3, QC: 4.61 "
     "0.26 card QC 32 19 32, CS: 6.76 0.2 card CS 23 0 32"),
    (24013, 2, 2, 3, True, 900,
     "0 chiamo; 1 vado solo; 0 bene; 1 discard QB 6C 5C; QD; AD; 6D; KD; 5D; 7D; 8D; CD; JD",
     "T18 T19: 0 0, 6S: 4.86 1.51 trick - 32 20 32, T8: 5.95 1.39 trick - 32 10 32, JC: 6.02 1.11 trick - 32 15 32, KS: 6.11 1.14, 9C "
     "10C: 6.19 1.16 trick - 32 15 32, T11: 6.21 1.48 trick - 32 11 32, T3: 6.28 1.4 trick - 32 10 32, T13 T14: 6.89 1.57 card T19 25 "
     "17 32, 5B 6B: 6.93 1.52 trick - 32 11 32, JB: 6.97 1.36 trick - 32 11 32, QC: 9.35 1.31 card QC 26 15 32, T1: 20.16 2.06 card T1 "
     "32 17 32"),
    (24023, 2, 2, 3, True, 1000,
     "0 chiamo; 1 vado solo; 0 bene; 1 discard QB 6C 5C; QD; AD; 6D; KD; 5D; 7D; 8D; CD; JD; T18; T5; F; KS; JS; 5S; 6S; QS; 7S; KC",
     "T17: 0 0, T10: 10.1 1.23 card T19 18 7 32, T4: 10.25 1.23 card T19 18 6 32, T0: 10.28 1.22 card T19 18 6 32, T2: 10.28 1.22 card "
     "T19 18 6 32, T15: 12.04 1.1 card T19 18 7 32, T20: 19.58 1.22 last - 32 13 32"),
    (6041, 3, 2, 3, True, 2000,
     "0 chiamo; 1 bene; 2 vado solo; 0 bene; 2 discard CC 6C 5C; QD; JD; 7D; KS; 9S; 10S; 5S; T0; JS; KC; QC; T1; KB; 5B; 7B; 6S; T3; "
     "T2; 8C; 7C; T16; 7S; T8; T5; 10C; 9C; T4; 8S; T10; F; QB; CB; T6; KD; 5D; 8D",
     "T19: 0 0, T20: 0.19 0.08, AD: 1.53 0.32 trick - 32 0 32, CS: 2.16 0.32 trick - 32 0 32, QS: 2.17 0.32 trick - 32 0 32, T7: 5.23 "
     "0.36 trick - 32 0 32, T13 T14: 5.33 0.35 trick - 32 0 32"),
    (16013, 3, 2, 3, True, 2000,
     "0 chiamo; 1 bene; 2 vado solo; 0 solo io; 0 discard CD JD AD; 10B; 7B; JB; 8S; 9S; QS; KB; 9B",
     "F: 0 0, CB: 2.63 0.41 card QD 28 20 32, 5B 6B: 2.65 0.45 card QD 28 18 32, QB: 2.78 0.41 card QD 28 20 32"),
    (33020, 3, 0, 3, True, 2000,
     "1 chiamo; 2 vado solo; 1 bene; 2 discard CB CD JD; T18; T6; T20; KB; T2; 6B; KD; AD; 8D; KS; JS; 5S; 9D; 10D; QD; 9C",
     "F: 0 0, KC: 2.64 0.74, 5C 6C: 3.59 0.57, 8C: 3.59 0.57"),
    (60018, 3, 2, 3, True, 2000,
     "0 chiamo; 1 bene; 2 vado solo; 0 bene; 2 discard CS 8S CB; KC; 8C; 6C; AD; 10D; CD; KS; T16; 9S; 10C; QC; JC; CC",
     "T19: 0 0, T2: 2.21 0.58, T4: 2.21 0.58, T11 T12 T13: 2.27 0.54"),
    (62012, 3, 2, 3, True, 2100,
     "0 chiamo; 1 bene; 2 vado solo; 0 solo io; 0 discard CS 10B 6B; KC; 5C; 6C; QC; JC; 9C; CC",
     "T19: 0 0, T10: 1.95 0.6, T7: 2.21 0.59, T2: 2.33 0.62"),
    (67041, 3, 2, 3, True, 4000,
     "0 passo; 1 chiamo; 2 vado solo; 1 solo io; 1 discard CB 10B 8B; QD; JD; AD; KC; 5C; 6C; T7; T0; T9; 5S; F; QS; JB; QB; T1; QC; "
     "10C; 9C; 7C; T2; T3; T4; T12; T13; KB; 5B; T16; JC; T17; T6; 10S; JS; KS; CC; T5; T11",
     "T19: 0 0, T14: 0.39 0.27, 9B: 1.2 0.39 card CB 16 8 32, 6B 7B: 1.2 0.39 card CB 16 8 32, 7D 8D: 1.39 0.41 trick - 29 12 32, CD: "
     "4.54 0.39 card CD 27 12 32"),
    (69043, 3, 2, 3, True, 4100,
     "0 chiamo; 1 bene; 2 bene; 0 discard JB 8C 6C; 9D; AD; JD; T18; T0; T4; T3; T5; T6; KC; T1; 7C; KD; 5D; T7; 9B; QB; KB; 7S; 9S; "
     "10S; KS; 5S; 6S; 8S; QS; CS; JC; 5C; T16; 8B; 5B; CB; 7B; 6B; T17; 10D; T12; 6D",
     "9C 10C: 0 0, CC: 0.44 0.17, 10B: 1.9 0.19, T14 T15: 4.88 0.2 last - 12 1 32, T20: 5.36 0.22 last - 12 1 32"),
)
