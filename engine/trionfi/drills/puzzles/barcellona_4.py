"""Puzzles of barcellona-4; `python -m benchmarks.puzzles barcellona-4` adds to them."""

RULES = "ab6c7c1ff7ab"
HANDS = 68
PUZZLES = (
    (1018, 1, 3, 4, True, 1000,
     "KS; 5S; T9; 7S; KD; 6D; JD; AD; 10C; 5C; 9C; KC; QC; T7; 6C; CC; T20; T5",
     "T1: 0 0, T16 T17: 1.38 0.41, T2 T3: 1.64 0.47, T12 T13: 2.4 0.48, T15: 3.01 0.48"),
    (2035, 1, 0, 4, True, 2000,
     "KS; 9S; JS; T8; KC; 10C; JC; 7C; KB; 8B; CB; 7B; 6B; T4; 5B; JB; QC; 5C; T6; 6C; QD; AD; 7D; 4D; KD; JD; 8D; F; 7S; T9; 5S; 10S; "
     "9B; T18; T2",
     "T0: 0 0, T12 T13 T14: 3.44 0.6, T20: 10.76 0.83 card CD 18 9 32"),
    (2036, 1, 0, 4, True, 2000,
     "KS; 9S; JS; T8; KC; 10C; JC; 7C; KB; 8B; CB; 7B; 6B; T4; 5B; JB; QC; 5C; T6; 6C; QD; AD; 7D; 4D; KD; JD; 8D; F; 7S; T9; 5S; 10S; "
     "9B; T18; T2; T0",
     "6S 8S: 0 0, CS: 1.34 0.39, QS: 1.81 0.41 card QS 25 12 32, T15: 2.05 0.76, T19: 3.23 0.75 card CC 29 21 32, T7: 4.13 0.72"),
    (3010, 1, 1, 4, True, 2000,
     "KC; QC; JC; 10C; 7D; AD; QD; KD; KB; 9B",
     "QB: 0 0, CB: 0.74 0.18 card QB 25 12 32, 8B: 2.69 0.37 card QB 25 10 32, 6B: 2.79 0.37 card QB 25 11 32"),
    (6035, 1, 0, 4, True, 2100,
     "7D; KD; 4D; JD; 9D; 6D; 5D; QD; 7B; CB; JB; KB; KS; 7S; CS; 6S; KC; 5C; CC; 10C; 10D; T10; AD; 8D; JS; 5S; 9S; 8S; 8C; 7C; QC; "
     "T3; 10B; QB; T11",
     "T12: 0 0, T19: 4.29 0.59 card CD 21 12 32, T4: 6.42 0.74 card QB 32 0 32, T8: 6.59 0.73 card QB 32 0 32, T1: 17.04 0.73 card T1 "
     "17 0 32"),
    (7015, 1, 1, 4, True, 1000,
     "KC; 7C; QC; T16; KB; 5B; JB; 9B; T0; T14; T17; T4; T8; T10; F",
     "T1: 0 0, T2 T3: 4.14 0.53, T9: 4.6 0.53, T11: 7 0.85"),
    (9018, 1, 0, 4, True, 1000,
     "KD; 7D; CD; F; T10; T0; T12; T17; KS; 10S; 5S; 6S; KB; 5B; 9B; 7B; 8C; JC",
     "KC: 0 0, 5C 6C 7C: 8.13 0.92 card KC 27 16 32, 9C: 8.13 0.92 card KC 27 16 32"),
    (10003, 1, 0, 4, True, 2100,
     "T0; T12; T3",
     "T1: 0 0, T2: 3.36 0.39, T10: 3.79 0.43, T14: 4.14 0.57"),
    (13010, 1, 1, 4, True, 2000,
     "5C; KC; 6C; CC; 8D; KD; AD; CD; KB; 6B",
     "QB: 0 0, 5B: 1.6 0.48 card QB 28 14 32, 7B 8B: 1.6 0.48 card QB 28 14 32, 10B: 1.68 0.48 card QB 28 14 32"),
    (16039, 1, 2, 4, True, 4000,
     "KS; 7S; CS; 8S; KB; 5B; T8; 6B; KC; 5C; T16; 6C; 5S; QS; 6S; 10S; 9B; F; 10B; QB; 7D; CD; 6D; JD; 9D; 8D; KD; AD; T2; T10; T13; "
     "T0; T15; T3; T4; T20; 4D; T1; 10D",
     "T6: 0 0, T17: 1.26 0.14, T11 T12 T14: 1.8 0.15"),
    (24010, 1, 0, 4, True, 2000,
     "9B; 5B; KB; JB; 9C; KC; T1; 5C; AD; JD",
     "KD: 0 0, CD: 1.94 0.48 card KD 28 18 32, 7D: 5.61 0.48 card KD 28 18 32, 10D: 5.7 0.45 card KD 28 18 32"),
    (24040, 1, 0, 4, True, 4100,
     "9B; 5B; KB; JB; 9C; KC; T1; 5C; AD; JD; KD; 5D; CC; 6C; T2; T16; 4D; 10D; 6D; QD; 8D; T9; 7D; 9D; 9S; KS; QS; F; 10S; T0; 6S; "
     "CS; QC; T11; T17; JC; 7B; T3; QB; CB",
     "CD: 0 0, T13 T14: 0.55 0.12, T18 T19: 0.97 0.16, T8: 1.47 0.14"),
    (29006, 1, 0, 4, True, 1000,
     "8C; KC; 6C; QC; 6D; CD",
     "KD: 0 0, 9D 10D: 7.7 0.83 card CD 31 0 32, AD: 7.86 0.84 card CD 31 0 32"),
    (29048, 1, 0, 4, True, 1000,
     "8C; KC; 6C; QC; 6D; CD; KD; 4D; CC; 5C; 7C; 10C; 9D; 5D; QD; 8D; KB; QB; 7B; F; KS; 6S; QS; T0; CB; 10B; T3; 8B; CS; 5S; T8; JS; "
     "JB; 5B; T4; 9B; 7S; 9S; T9; T10; JD; T5; AD; 7D; 8S; 10S; T11; T12",
     "6B: 0 0, T2 T6: 10.75 1.03 last - 31 11 32, T20: 11.74 1.06 last - 31 15 32"),
    (1026, 2, 3, 4, True, 4300,
     "KS; 5S; T9; 7S; KD; 6D; JD; AD; 10C; 5C; 9C; KC; QC; T7; 6C; CC; T20; T5; T1; T4; 6B; 8B; KB; 5B; CB; T8",
     "F: 0 0, 7B: 1.46 0.26, QB: 2.63 0.18 card QB 16 0 32"),
    (5048, 2, 2, 4, True, 4400,
     "KC; 5C; QC; 6C; 5D; AD; KD; 7D; KB; 6B; QB; 9B; CB; 7B; 5B; T1; KS; T3; 5S; 6S; 10D; CD; T0; 4D; 10S; 7S; T6; JS; JC; 7C; T2; "
     "8C; 8S; 9S; T8; CS; 10B; T4; 8B; T7; 9D; 6D; F; T9; JB; T12; T13; T5",
     "T20: 0 0, T11: 1.68 0.31 trick - 32 6 32, 8D: 3.81 0.33, T17: 4.7 0.28 card T17 32 17 32"),
    (7028, 2, 1, 4, True, 2000,
     "KC; 7C; QC; T16; KB; 5B; JB; 9B; T0; T14; T17; T4; T8; T10; F; T1; QS; 5S; 8S; 6S; KS; CS; 9S; 7S; 10S; T5; T9; JS",
     "T2 T3: 0 0, T11: 0.18 0.11, 8B: 2.93 0.45, 5C 6C: 3 0.45 card QD 23 14 32, KD: 4.31 0.45 card QD 23 11 32, CC: 4.47 0.43 card CC "
     "13 0 32, 4D: 5.32 0.54 card QD 23 11 32"),
    (10032, 2, 0, 4, True, 2100,
     "T0; T12; T3; T1; 5B; QB; KB; 7B; 9D; T4; AD; 4D; T11; T9; T6; T14; 6D; F; KD; 7D; 5D; T17; JD; T5; KS; 10S; QS; 6S; CS; T2; 5S; "
     "T16",
     "8D 10D: 0 0, CD: 2.9 0.1 card CD 24 0 32, 10B: 3.01 0.47, T18 T19: 5.81 0.58 card T18 31 23 32, QC: 5.93 0.54 last - 24 16 32, "
     "KC: 6.14 0.54 last - 24 15 32"),
    (13044, 2, 1, 4, True, 1000,
     "5C; KC; 6C; CC; 8D; KD; AD; CD; KB; 6B; QB; T7; JD; 7D; QD; 4D; CB; 5B; T8; T12; KS; T2; 6S; 8S; T16; T20; T9; T1; 7S; 9S; 5S; "
     "T3; T17; T10; F; T0; T15; T11; T19; T6; 10S; QS; T18; T13",
     "9B: 0 0, 10C: 3.05 0.36, JB: 8.23 0.37 last - 32 22 32, T4 T5: 9.52 0.53 last - 32 12 32"),
    (14023, 2, 2, 4, True, 1000,
     "KS; 5S; JS; 6S; 9D; 8D; KD; AD; KC; 10C; CC; 6C; 9S; QS; 7S; 8S; QC; 5C; JC; 7C; 10S; CS; T20",
     "F: 0 0, T10: 4.78 0.77, T3: 4.88 0.79, T14: 6.06 0.87, T16 T17: 12.01 0.91 card T16 28 0 32"),
    (15036, 2, 2, 4, True, 1000,
     "9D; AD; KD; 4D; 7C; KC; 5C; 6C; 7B; T1; 5B; QB; QD; 7D; T7; T8; 7S; 6S; KS; 5S; 10S; QS; JS; 8S; 9S; CS; T19; T2; JC; T5; 9C; "
     "QC; 8D; T16; T0; CD",
     "CB: 0 0, 9B 10B: 3.29 0.35 card CB 24 11 32, 6B: 3.29 0.35 card CB 24 11 32, T20: 5.42 0.56 card CB 24 9 32, T17 T18: 5.45 0.55 "
     "card CB 24 9 32"),
    (16040, 2, 2, 4, True, 4000,
     "KS; 7S; CS; 8S; KB; 5B; T8; 6B; KC; 5C; T16; 6C; 5S; QS; 6S; 10S; 9B; F; 10B; QB; 7D; CD; 6D; JD; 9D; 8D; KD; AD; T2; T10; T13; "
     "T0; T15; T3; T4; T20; 4D; T1; 10D; T6",
     "T11 T12 T14: 0 0, JB: 0.42 0.28, 8C: 2.89 0.24 trick - 19 0 32, T17: 5.55 0.2 card T17 32 9 32"),
    (17044, 2, 3, 4, True, 2000,
     "8D; KD; 5D; JD; 9D; QD; 4D; T3; 6C; F; KC; 5C; KS; T2; 6S; 9S; KB; 5B; 9B; CB; QC; T11; 7C; CC; QB; T9; T10; 6B; 10D; 6D; T5; "
     "AD; 7S; T1; 5S; T8; 7D; T6; CD; T4; 8S; T16; JS; T12",
     "T0 T7: 0 0, 9C: 2.96 0.56 trick - 10 1 32, JC: 4.04 0.56 trick - 10 1 32, T17: 5.14 0.43 card T17 31 15 32"),
    (21052, 2, 3, 4, True, 1000,
     "KD; 10D; AD; 4D; 9C; 6C; KC; JC; KS; 9S; JS; CS; KB; 6B; JB; 8B; QB; 7B; 5B; 10B; 7D; 5D; 6D; QD; QS; 5S; F; 10S; 8C; 5C; QC; "
     "T2; T17; T8; T20; T0; 7C; T3; T6; 10C; T13; T9; T5; T15; CB; T7; T12; T14; 6S; T4; T10; T16",
     "CC: 0 0, CD: 6.65 0.67 card CD 23 6 32, JD: 7 0.67 card CD 23 6 32"),
    (26046, 2, 2, 4, True, 2000,
     "KD; 4D; QD; AD; 9B; 6B; KB; 8B; QB; T5; T7; 10B; 10D; JD; CD; T1; 10C; 6C; KC; CC; KS; 5S; 6S; 8S; 9C; T8; 5C; 7C; QS; 7S; 10S; "
     "F; 7D; T0; 6D; 5D; 9S; T9; JS; CS; 8C; T13; T18; JC; 5B; T6",
     "T17 T19: 0 0, T10 T11: 3.74 0.35 card T19 30 21 32, T14: 3.92 0.36 card T19 30 20 32"),
    (30036, 2, 0, 4, True, 4000,
     "KC; 5C; QC; 6C; 9B; QB; KB; 8B; KS; 7S; CS; 5S; 7C; CC; T11; 8C; 7B; 10B; 5B; CB; KD; 5D; 7D; 8D; AD; CD; 9D; QD; 6B; T3; JB; "
     "T16; 10C; F; 9C; T0",
     "T18 T19: 0 0, T9: 1.41 0.43 trick - 31 8 32, T6 T7: 1.48 0.44 trick - 31 8 32, T2: 2.17 0.44 trick - 31 9 32, 6D: 2.26 0.44 "
     "trick - 31 12 32"),
    (31028, 2, 3, 4, True, 2000,
     "KB; T1; 6B; QB; AD; KD; 5D; CD; T2; T11; T5; T16; QD; 4D; JD; 9D; 8D; F; 10D; T7; KC; 7C; 9C; 5C; QC; 10C; T13; 8C",
     "10B: 0 0, 8B: 0.05 0.13, 6D 7D: 0.08 0.49, T15: 1.16 0.5, JS: 2.27 0.46, 7S: 2.38 0.48, T17 T18: 3.66 0.52 card T17 28 19 32"),
    (32046, 2, 3, 4, True, 1000,
     "KS; T2; 7S; JS; 9D; QD; KD; 5D; KC; 5C; T3; 7C; 7D; CD; 4D; 6D; AD; JD; 10D; F; 9B; KB; 6B; JB; T20; T4; T7; T0; 10C; T5; 9C; "
     "T1; QB; 5B; CB; T16; 10S; T6; CS; 6S; 8B; 7B; T12; 5S; 8D; CC",
     "T19: 0 0, T15: 4.58 0.52 card CC 32 8 32, T10 T11: 7.08 0.44 card CC 32 2 32, T8: 7.41 0.44 card CC 32 0 32"),
    (35, 3, 2, 4, True, 4200,
     "5S; QS; KS; 6S; 9D; QD; 5D; KD; KC; CC; QC; 7C; 6C; T2; 5C; JC; CD; AD; 7D; 4D; CS; T6; 8S; JS; KB; 5B; JB; 10B; 7B; 6B; 8B; CB; "
     "T17; T0; T7",
     "T20: 0 0, F: 2.2 0.45 card T17 32 0 32, T3: 4.63 0.45 card T17 32 0 32, T5: 4.69 0.45 card T17 32 0 32, T8: 4.69 0.45 card T17 "
     "32 0 32"),
    (11007, 3, 2, 4, True, 2000,
     "KB; 5B; QB; 7B; 6B; JB; CB",
     "F: 0 0, 10B: 1.75 0.56, 8B: 1.78 0.57"),
    (11037, 3, 2, 4, True, 2100,
     "KB; 5B; QB; 7B; 6B; JB; CB; 8B; KC; 7C; JC; 8C; 9S; 7S; CS; KS; KD; AD; QD; 4D; QC; 6C; T7; 5C; 10D; 9D; CD; 6D; 10C; CC; T0; "
     "T2; QS; 6S; 5S; T1; 8D",
     "T17: 0 0, T14: 1.85 0.51 card T17 30 22 32, T11: 2.63 0.52 last - 32 24 32, T8: 2.92 0.54 last - 32 24 32, T19: 6.85 0.54 last - "
     "32 22 32, T20: 7.01 0.52 last - 32 22 32"),
    (17052, 3, 3, 4, True, 1300,
     "8D; KD; 5D; JD; 9D; QD; 4D; T3; 6C; F; KC; 5C; KS; T2; 6S; 9S; KB; 5B; 9B; CB; QC; T11; 7C; CC; QB; T9; T10; 6B; 10D; 6D; T5; "
     "AD; 7S; T1; 5S; T8; 7D; T6; CD; T4; 8S; T16; JS; T12; T0; T14; T15; T19; 10S; T17; CS; T13",
     "T7: 0 0, 9C: 3.69 0.79, JC: 6.47 0.59"),
    (21041, 3, 3, 4, True, 4200,
     "KD; 10D; AD; 4D; 9C; 6C; KC; JC; KS; 9S; JS; CS; KB; 6B; JB; 8B; QB; 7B; 5B; 10B; 7D; 5D; 6D; QD; QS; 5S; F; 10S; 8C; 5C; QC; "
     "T2; T17; T8; T20; T0; 7C; T3; T6; 10C; T13",
     "T16: 0 0, T9: 2.03 0.37 trick - 28 17 32, T12: 2.4 0.37 trick - 28 17 32"),
    (26020, 3, 2, 4, True, 1000,
     "KD; 4D; QD; AD; 9B; 6B; KB; 8B; QB; T5; T7; 10B; 10D; JD; CD; T1; 10C; 6C; KC; CC",
     "T15: 0 0, T13: 0.26 0.31, T3 T4: 0.44 0.49, 9C: 1.86 0.73, 5D: 1.94 0.69, KS: 2.15 0.63, JB: 3.5 0.59 card CB 18 10 32, CB: 4.1 "
     "0.59 card CB 18 1 32, JS: 5.59 0.75 card KS 29 20 32"),
    (32020, 3, 3, 4, True, 1000,
     "KS; T2; 7S; JS; 9D; QD; KD; 5D; KC; 5C; T3; 7C; 7D; CD; 4D; 6D; AD; JD; 10D; F",
     "T0: 0 0, 8D: 0.4 0.32, T17 T18: 1.4 0.57, CB: 1.59 0.62, 9S: 1.92 0.65, 6S: 1.92 0.65, 9B: 1.97 0.62 card CB 12 4 32, T12 T13: "
     "2.44 0.54, T1: 6 0.97 card T1 32 14 32"),
    (43044, 3, 1, 4, True, 4000,
     "KB; JB; CB; T1; KD; T0; 8D; AD; 8S; 5S; KS; 7S; 7B; T6; 5B; QB; QS; 9S; CS; 6S; 6C; 8C; KC; T2; 4D; 6D; T7; 10D; 9C; 5C; T3; 7C; "
     "10S; T12; F; T4; 7D; T11; JD; 5D; 10C; JC; T5; QC",
     "T19: 0 0, T16 T17: 1.33 0.27, T15: 2.02 0.25, JS: 2.77 0.32 trick - 27 11 32"),
    (45016, 3, 3, 4, True, 1000,
     "4D; KD; 5D; JD; KB; 8B; CB; 7B; 10S; T2; 5S; KS; 8D; AD; QD; 7D",
     "T7: 0 0, T9 T10 T11 T12: 0.09 0.4, CS: 2.92 0.91, JS: 4.13 0.9, 9B: 4.17 0.89, T16: 4.22 0.77 card T16 30 12 32, 8S: 5.33 0.93, "
     "T19: 5.47 0.81, T1: 8.83 0.95 card T1 32 11 32"),
    (49003, 3, 0, 4, True, 2000,
     "KD; AD; QD",
     "F: 0 0, 4D 5D 6D 7D: 1.65 0.46, JD: 2.6 0.54"),
    (56016, 3, 0, 4, True, 1000,
     "4D; T4; AD; KD; KC; 6C; JC; 5C; KB; 7B; 5B; CB; QB; 10B; 9B; T1",
     "8C 9C: 0 0, 9D: 0.35 0.71, 5D: 0.41 0.71, 7D: 0.42 0.71, QD: 2.05 0.73 card QD 13 0 32, 10S: 2.21 0.61, T13: 3.47 0.84, T9: 4.71 "
     "0.85, T17 T18: 5.36 0.92 card T17 30 20 32, T20: 7.4 0.94 last - 25 15 32"),
    (62008, 3, 1, 4, True, 820,
     "KS; 6S; CS; QS; 10S; JS; 9S; T17",
     "5D: 0 0, 8D: 0.29 0.38, 10B: 1.9 0.86, JB: 2.38 0.93, 5B: 2.52 0.8, T8: 3.33 1.13, QB: 3.49 0.82 card QB 20 7 32, KC: 3.66 0.85, "
     "QD: 3.88 0.73 card QD 23 13 32, T15: 4.03 0.9, 6C 7C: 7.01 1 card QC 20 8 32, 10C: 7.06 1.01 card QC 20 8 32, CC: 7.33 0.98 card "
     "QC 20 8 32"),
    (66048, 3, 3, 4, True, 4000,
     "KC; 9C; JC; 5C; KB; F; CB; 5B; T17; T2; T6; T0; 10B; QB; 6B; 8B; QC; 6C; CC; 8C; 6D; 5D; KD; JD; 10D; T4; 7D; 9D; 9S; CS; KS; "
     "7S; 7C; 10C; T10; T16; QS; 5S; 10S; JS; 6S; 8S; T9; T11; T15; T13; T8; T3",
     "T5 T7: 0 0, JB: 2.73 0.43, T18: 4.88 0.39 card T18 27 12 32"),
)
