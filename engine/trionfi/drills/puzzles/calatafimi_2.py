"""Puzzles of calatafimi-2; `python -m benchmarks.puzzles calatafimi-2` adds to them."""

RULES = "98461aa5906e"
HANDS = 45
PUZZLES = (
    (10046, 1, 1, 2, True, 1000,
     "10S; 7S; 6S; KS; JB; 7B; 5C; 10C; 8S; T1; 6C; F; 7C; KC; KB; 5B; 5S; QS; 8C; QC; T17; T18; 10D; JD; CS; T2; 10B; QB; CB; 6B; 9S; "
     "T4; CC; JC; KD; 6D; JS; T0; 8B; T5; 9C; T3; 9B; T7; 5D; 9D",
     "QD: 0 0, T6 T8 T9: 1 0 trick - 32 0 32, T13 T14 T15: 1 0 trick - 32 0 32, T19: 1 0"),
    (15023, 1, 0, 2, True, 2000,
     "QS; KS; T5; T6; 10D; QD; QB; 7B; JS; 8S; KB; 8B; 10B; 9B; 6B; T16; CD; 7D; 5D; KD; 9D; JD; 6D",
     "T1: 0 0, T0: 2.25 0.42, T17: 2.58 0.36, T8 T9: 2.79 0.41 last - 16 8 32, T12: 2.93 0.41 last - 16 8 32, T14: 2.99 0.41 last - 16 "
     "8 32, T19: 2.99 0.38"),
    (16029, 1, 1, 2, True, 1000,
     "JB; 5B; CC; QC; 6B; CB; JC; 7C; 9C; F; KB; 7B; 10C; T0; QB; 9B; 8B; T4; 5C; KC; KS; 10S; CS; JS; QS; T19; 6C; 8C; T16",
     "T3: 0 0, T6 T7 T8 T9 T10 T11: 0.43 0.05, T13 T14 T15: 0.52 0.05"),
    (16036, 1, 1, 2, True, 1000,
     "JB; 5B; CC; QC; 6B; CB; JC; 7C; 9C; F; KB; 7B; 10C; T0; QB; 9B; 8B; T4; 5C; KC; KS; 10S; CS; JS; QS; T19; 6C; 8C; T16; T3; 8S; "
     "7S; 5S; T6; 10B; T1",
     "6S 9S: 0 0, KD: 0 0, 5D: 10 0 last - 32 0 32, 7D 8D: 10 0 last - 32 0 32, T2 T5: 10 0 last - 32 0 32, T17 T18: 10 0 last - 32 0 "
     "32, JD: 13 0 last - 32 0 32, T20: 13 0 last - 32 0 32, CD: 15 0 last - 32 0 32"),
    (19039, 1, 0, 2, True, 1000,
     "9D; 5D; KS; 8S; 6S; 10S; T2; F; QB; 8B; 9B; T18; 7S; QS; 5B; JB; CS; T3; 6B; T1; QC; 6C; KC; 8C; 5C; 10C; 7B; T4; KB; 10B; 9S; "
     "T0; 6D; 7D; 7C; CC; CD; JD; T16",
     "T5: 0 0, T8: 0 0, T10 T11 T12: 1 0, T14 T15: 1 0, T20: 5 0 last - 32 0 32"),
    (20013, 1, 1, 2, True, 2000,
     "9D; QD; CC; QC; 8D; CD; 5C; JC; 10D; 7D; 5D; F; 6D",
     "T1: 0 0, T16: 1.61 0.26, T18: 1.89 0.3, T6 T7: 2.06 0.35, T9: 2.14 0.35, T15: 2.46 0.34"),
    (27036, 1, 0, 2, True, 1000,
     "10D; 6D; T3; T0; CB; KB; 6B; F; 7B; JB; 10S; CS; 8B; 5B; 9B; T1; 5S; KS; 8D; JD; 6S; T2; KD; 5D; 5C; CC; 7S; T16; 7C; JC; T4; "
     "T7; QD; 7D; 10B; T5",
     "QS: 0 0, 8S 9S: 9 0 card QS 32 0 32, 6C: 9 0 card QS 32 0 32, 9C: 9 0 card QS 32 0 32, KC: 9 0 card QS 32 0 32, T6 T8 T9: 9 0 "
     "card QS 32 0 32, T11: 9 0 card QS 32 0 32, T14 T15: 9 0 card QS 32 0 32, T20: 20 0 last - 32 0 32"),
    (30023, 1, 0, 2, True, 1000,
     "KB; 6B; 10B; 9B; 8B; F; CD; QD; 5B; JB; 10D; 5D; T17; T2; T7; T16; 7B; T0; 8D; 7D; 6D; T1; 5C",
     "6C: 0 0, 9C: 1.2 0.12, KC: 2.47 0.36, QC: 2.53 0.36"),
    (30028, 1, 0, 2, True, 1000,
     "KB; 6B; 10B; 9B; 8B; F; CD; QD; 5B; JB; 10D; 5D; T17; T2; T7; T16; 7B; T0; 8D; 7D; 6D; T1; 5C; 6C; CB; T3; QB; T9",
     "9D: 0 0, T20: 2.62 0.57 card KD 8 0 32, T18 T19: 2.84 0.52 card KD 8 0 32, 8S 9S: 3.46 0.37, QC: 3.83 0.55, KC: 3.83 0.55, T10 "
     "T11 T12: 3.92 0.3, KD: 4.78 0.3 card KD 8 0 32, 9C: 5.35 0.36, JS: 5.98 0.36, CS: 7.98 0.36 card CS 32 0 32"),
    (32009, 1, 1, 2, True, 4000,
     "9D; QD; 9C; KC; QS; 10S; CS; JS; 9S",
     "F: 0 0, T4: 1.75 0.81 card KD 21 13 32, T6: 1.77 0.81 card KD 21 13 32, T10 T11: 1.92 0.81 card KD 21 13 32, T17 T18 T19: 2.05 "
     "0.81 card KD 21 12 32"),
    (34007, 1, 1, 2, True, 2100,
     "QS; T4; 7D; 5D; 8D; KD; 5S",
     "F: 0 0, T2: 6.91 0.86 last - 32 11 32, T8: 6.97 0.87 last - 32 11 32, T6: 6.99 0.86 last - 32 11 32, T11: 7.07 0.87 last - 32 11 "
     "32, T14: 7.13 0.88 last - 32 12 32, T16: 7.24 0.88 last - 32 12 32, T18: 7.33 0.89 last - 32 12 32, T20: 9.29 0.9 last - 32 5 32"),
    (35003, 1, 0, 2, True, 2100,
     "10C; 8C; T19",
     "F: 0 0, T0: 4.78 0.54 last - 14 6 32, T3: 4.81 0.53 last - 14 6 32, T6 T7: 4.86 0.52 last - 14 6 32, T9: 4.9 0.53, T15: 5.13 "
     "0.52, T18: 13.59 0.52 card T18 32 0 32, T1: 23 0.53 card T1 32 0 32"),
    (36018, 1, 1, 2, True, 2100,
     "CD; KD; 5D; 6D; QD; F; QS; 5S; 10B; 6B; JB; KB; 10D; T1; 6S; JS; 7D; T4",
     "CS: 0 0, T18 T19: 2.92 0.54, 6C: 3.04 0.71 trick - 22 0 32, 10C: 3.14 0.71 trick - 22 0 32, T10 T11 T12 T13 T14 T15: 3.16 0.57 "
     "card CS 22 13 32, T5 T6: 3.25 0.69 card CS 22 13 32, T2: 3.28 0.69 card CS 22 13 32, T16: 5.95 0.61 card T16 32 17 32"),
    (36023, 1, 1, 2, True, 4200,
     "CD; KD; 5D; 6D; QD; F; QS; 5S; 10B; 6B; JB; KB; 10D; T1; 6S; JS; 7D; T4; CS; 8S; T2; T7; 8D",
     "T3 T5 T6: 0 0, T16: 0.42 0.07, T20: 0.45 0.08, T18 T19: 0.46 0.07, T10 T11 T12 T13 T14 T15: 0.48 0.07"),
    (38027, 1, 0, 2, True, 2100,
     "QD; 10D; KD; CD; 6D; T17; QS; KS; 7D; T2; CS; 5S; JS; 7S; 10S; 9S; T14; T16; 8D; F; 5B; 6B; 6S; T0; 8B; QB; 8S",
     "T5: 0 0, T9 T10: 0.47 0.06, T12 T13: 0.48 0.06, T20: 0.67 0.09, T18 T19: 0.71 0.08"),
    (40027, 1, 0, 2, True, 1000,
     "QC; T1; KB; T0; 5C; F; 6C; T5; 5B; T6; 7C; T11; CB; 6B; 10S; KS; 9C; T3; 7B; JB; KC; 8C; T18; T20; 9B; QB; T2",
     "T8: 0 0, T12 T13 T14 T15: 1.21 0.21, T17: 3.2 0.32 last - 26 12 32"),
    (43003, 1, 0, 2, True, 1300,
     "10S; 6S; QC",
     "KC: 0 0, 8C: 7.54 1.62 card QC 32 0 32, 6C: 7.59 1.61 card QC 32 0 32, 10C: 8.04 1.59 card QC 32 0 32"),
    (36, 2, 0, 2, True, 1000,
     "8B; JB; 7C; 9C; 9B; F; 7D; T1; CS; 10S; KS; JS; 6S; T0; 8D; KD; 5S; T5; 9D; T2; 7S; T8; 5D; T3; KC; 10C; T20; T10; 8S; T16; QD; "
     "CD; T15; T14; T11; T4",
     "T12 T13: 0 0, T17 T18 T19: 0 0, 6D 10D: 2 0 trick - 32 0 32, 5B 6B 7B 10B: 2 0 trick - 32 0 32, JD: 4 0 trick - 32 0 32, CB: 6 0 "
     "card CB 32 0 32"),
    (1029, 2, 1, 2, True, 1000,
     "10S; 9S; T15; T11; T4; T14; KD; 5D; 6D; CD; T2; T17; 7D; T1; T12; T8; KS; T18; KC; 5C; 8D; T5; T20; T0; T13; T19; 9D; F; 5B",
     "6B 7B: 0 0, KB: 2.8 0.12, CB: 3 0.11"),
    (1040, 2, 1, 2, True, 1000,
     "10S; 9S; T15; T11; T4; T14; KD; 5D; 6D; CD; T2; T17; 7D; T1; T12; T8; KS; T18; KC; 5C; 8D; T5; T20; T0; T13; T19; 9D; F; 5B; 6B; "
     "8S; 6S; 5S; 7S; JD; T16; JS; QS; 8B; 7B",
     "T10: 0 0, 10D: 7 0 card QB 32 0 32, 9B 10B: 7 0 card QB 32 0 32, JB: 7 0 card QB 32 0 32, QB: 7 0 card QB 32 0 32, 6C: 7 0 card "
     "QB 32 0 32, 9C: 7 0 card QB 32 0 32, QD: 7 0 card QB 32 0 32, JC: 9 0 card QB 32 0 32, CC: 11 0 card QB 32 0 32"),
    (2042, 2, 1, 2, True, 1000,
     "T14; T6; 7B; CB; KC; F; 10C; QC; 6B; KB; JC; T2; 8B; QB; 6C; 5C; 7C; T4; 9B; 5B; 10B; T1; 8C; T5; 6D; 8D; 5S; 7S; KS; 9S; T19; "
     "T20; 9C; T17; QS; 10S; 6S; T0; KD; 7D; 5D; 10D",
     "CD: 0 0, QD: 0 0, 8S: 1 0 trick - 32 0 32, JS: 1 0 trick - 32 0 32, CS: 1 0 trick - 32 0 32, JB: 1 0 trick - 32 0 32, T8 T9: 1 0 "
     "trick - 32 0 32, T11: 1 0 trick - 32 0 32, T15: 1 0"),
    (2048, 2, 1, 2, True, 1000,
     "T14; T6; 7B; CB; KC; F; 10C; QC; 6B; KB; JC; T2; 8B; QB; 6C; 5C; 7C; T4; 9B; 5B; 10B; T1; 8C; T5; 6D; 8D; 5S; 7S; KS; 9S; T19; "
     "T20; 9C; T17; QS; 10S; 6S; T0; KD; 7D; 5D; 10D; CD; 9D; QD; JD; 8S; T10",
     "T12 T13: 0 0, CC: 1 0, T3 T7: 1 0, T16 T18: 1 0"),
    (4035, 2, 0, 2, True, 1000,
     "QB; KB; QD; 5D; JB; CB; KD; 7D; 9S; T1; 10B; 7B; 8D; CD; 5S; T4; 9D; 6D; 10D; F; JC; KC; 6S; 10S; JD; T16; 7S; KS; 8B; T2; 8S; "
     "QS; 5B; T19; T9",
     "T14 T15: 0 0, T17 T18: 0 0, T20: 0 0, T0: 1 0 trick - 32 0 32, T6: 1 0 trick - 32 0 32, T8: 1 0 trick - 32 0 32"),
    (5049, 2, 0, 2, True, 1000,
     "QS; CS; JS; 7S; 9S; T1; CC; KC; T15; T0; 6S; T3; JC; 6C; 10B; 9B; KD; 5D; QD; 6D; CD; F; 9D; JD; 8C; QC; 10D; 7D; 5S; KS; 8D; "
     "T6; 10S; 8S; 5C; 9C; KB; 6B; QB; 8B; CB; JB; 5B; T16; 7C; 10C; 7B; T8; T9",
     "T10: 0 0, T17 T18: 2 0, T2 T4 T5 T7: 2 0 trick - 32 0 32"),
    (6051, 2, 0, 2, True, 1000,
     "8S; QS; 10S; CS; 9D; 5D; 5C; QC; 10C; JC; 9S; T10; KB; F; T14; T0; T19; T2; QD; T1; JS; 7S; 6C; CC; KD; 7D; CD; JD; 6D; T3; 7C; "
     "8C; QB; 7B; CB; 9B; JB; 10B; 5B; T5; KC; 9C; 5S; KS; 6B; T6; 6S; T16; 8D; T7; T8",
     "T9: 0 0, T13: 0 0, T17: 1 0, T4: 1 0 trick - 32 0 32"),
    (9035, 2, 0, 2, True, 1000,
     "KD; 8D; QD; T2; CB; KB; 5D; T10; JB; 8B; T9; T0; 7B; T3; 6D; CD; 5B; T8; JD; T18; QS; 6S; 9D; 10D; KC; 6C; QC; 7C; CC; JC; T4; "
     "T6; 9B; 10B; 8S",
     "JS: 0 0, 9S 10S: 2 0, F: 2 0 trick - 32 0 32, 5S 7S: 3 0 trick - 32 0 32, KS: 7 0 card CS 32 0 32"),
    (9046, 2, 0, 2, True, 1000,
     "KD; 8D; QD; T2; CB; KB; 5D; T10; JB; 8B; T9; T0; 7B; T3; 6D; CD; 5B; T8; JD; T18; QS; 6S; 9D; 10D; KC; 6C; QC; 7C; CC; JC; T4; "
     "T6; 9B; 10B; 8S; JS; KS; CS; 5S; T1; 9C; 8C; 5C; T12; QB; 6B",
     "T13 T14 T15: 0 0, 7S 9S 10S: 2 0 trick - 32 0 32, 7D: 2 0 trick - 32 0 32"),
    (10041, 2, 1, 2, True, 1000,
     "10S; 7S; 6S; KS; JB; 7B; 5C; 10C; 8S; T1; 6C; F; 7C; KC; KB; 5B; 5S; QS; 8C; QC; T17; T18; 10D; JD; CS; T2; 10B; QB; CB; 6B; 9S; "
     "T4; CC; JC; KD; 6D; JS; T0; 8B; T5; 9C",
     "T3 T6: 0 0, T8 T9: 0 0, T19: 1 0, T13 T14 T15: 1 0"),
    (11043, 2, 1, 2, True, 1000,
     "QS; 5S; CS; 7S; T2; T0; JS; T1; KB; 6B; 5C; CC; 6S; T9; CB; QB; 8B; JB; 10D; F; 10B; 5B; 7B; T5; KS; 8S; KD; 8D; 5D; JD; CD; 6D; "
     "T8; T10; 6C; JC; 8C; 9C; KC; 10C; 7C; T4; 9B",
     "T3 T6 T7: 0 0, T17: 11 0 last - 32 0 32, T14: 11 0 last - 32 0 32, T19: 11 0 last - 32 0 32"),
    (12029, 2, 1, 2, True, 4000,
     "KB; T4; KS; F; QS; 8S; JS; 10S; CS; T2; CB; 5B; 9B; 8B; 6B; T8; 7S; T3; 10B; JB; 9S; T0; 7C; 10C; 5S; T5; QB; 7B; 8C",
     "5C 6C: 0 0, QC: 4.87 0.61 card CC 9 0 32, KC: 4.95 0.6 card CC 9 0 32"),
    (12031, 2, 1, 2, True, 1000,
     "KB; T4; KS; F; QS; 8S; JS; 10S; CS; T2; CB; 5B; 9B; 8B; 6B; T8; 7S; T3; 10B; JB; 9S; T0; 7C; 10C; 5S; T5; QB; 7B; 8C; 5C; T6",
     "T16 T17: 0 0, T9 T10: 5.18 0.35 last - 31 21 32, T15: 6.09 0.3 last - 31 21 32, T19: 9.71 0.24 last - 31 0 32"),
    (13024, 2, 1, 2, True, 1000,
     "T4; T8; 9C; T5; KS; 10S; 8S; QS; KC; 7C; 10C; T6; 9S; CS; 5C; T11; JS; T1; QC; 6C; 9B; JB; 5S; T2",
     "10B: 0 0, JC: 2.02 0.7 card T19 14 3 32, 6B 7B: 2.25 0.38 card CB 25 3 32, CB: 2.79 0.14 card CB 25 0 32, T10: 2.9 0.51 card T19 "
     "14 3 32, T3: 2.9 0.52 card T19 14 3 32, 5D 6D: 3.65 0.5 card CB 25 8 32, QB: 4.79 0.14 card QB 32 0 32, QD: 7.05 0.76 card CB 25 "
     "5 32, T20: 8.63 0.77 last - 24 5 32, T16 T17: 9.21 0.62 card T16 32 7 32"),
    (13037, 2, 1, 2, True, 1000,
     "T4; T8; 9C; T5; KS; 10S; 8S; QS; KC; 7C; 10C; T6; 9S; CS; 5C; T11; JS; T1; QC; 6C; 9B; JB; 5S; T2; 10B; KB; KD; 5D; T7; T10; QB; "
     "5B; CB; 8B; 6B; T19; CC",
     "F: 0 0, 8C: 12 0 last - 32 0 32, JC: 12 0 last - 32 0 32"),
    (14003, 2, 0, 2, True, 4000,
     "QC; 6C; CC",
     "F: 0 0, 5C: 4.13 0.61, 10C: 4.48 0.63"),
    (14034, 2, 0, 2, True, 1000,
     "QC; 6C; CC; F; 7C; KC; 10C; JC; 8C; 5C; 9C; T14; CS; 9S; QS; T16; 10B; CB; KS; JS; 10S; T1; KD; 10D; QD; T4; 5S; T0; 8D; CD; "
     "T17; T19; 5D; T18",
     "T8 T9 T10 T11 T12: 0 0, 6S 7S 8S: 1 0 trick - 32 0 32, 8B 9B: 1 0 trick - 32 0 32, QB: 1 0, KB: 1 0, T5 T6: 1 0 trick - 32 0 32"),
    (17030, 2, 0, 2, True, 2000,
     "9C; 6C; KD; 8D; QD; F; JD; CD; QB; 8B; 10B; JB; QC; 7C; CC; T0; 6S; KS; 10C; KC; T15; T19; 10D; 9D; 9B; 5B; CB; KB; 6B; T1",
     "JC: 0 0, T12 T13: 0.64 0.03, QS: 0.81 0.05, 5S: 0.99 0.25 trick - 32 0 32, 8S: 0.99 0.25 trick - 32 0 32, 5D 6D 7D: 1.65 0.28 "
     "trick - 32 0 32, T3 T4 T5: 1.9 0.28 trick - 32 0 32, T9 T10: 1.9 0.28 trick - 32 0 32, JS: 2.11 0.24 trick - 32 3 32"),
    (18032, 2, 0, 2, True, 1000,
     "T8; F; CB; 5B; KC; 7C; QC; 8C; KS; 9S; CS; QS; 10B; KB; KD; 6D; 7D; JD; JB; QB; CC; 5C; 6C; JC; T6; T17; 7B; 8B; 9B; 6B; T16; "
     "T15",
     "T18: 0 0, T7 T9 T10 T11 T12 T13 T14: 2 0, T0: 20 0 card T1 32 0 32, 5D: 30 0 card T1 32 0 32, JS: 31 0 card T1 32 0 32, 5S: 31 0 "
     "card T1 32 0 32, 10S: 31 0 card T1 32 0 32, QD: 31 0 card T1 32 0 32, T4: 31 0 card T1 32 0 32"),
    (4030, 3, 0, 2, True, 2000,
     "QB; KB; QD; 5D; JB; CB; KD; 7D; 9S; T1; 10B; 7B; 8D; CD; 5S; T4; 9D; 6D; 10D; F; JC; KC; 6S; 10S; JD; T16; 7S; KS; 8B; T2",
     "T19: 0 0, T3 T5: 2.35 0.82 trick - 32 0 32, T7: 2.35 0.82 trick - 32 0 32, T9 T10 T11 T12 T13: 2.56 0.82 trick - 32 0 32, 8S: "
     "2.8 0.82 trick - 32 0 32, 7C 8C 9C 10C: 2.8 0.82 trick - 32 0 32, CS: 9.12 0.79 trick - 32 0 32"),
    (5015, 3, 0, 2, True, 4000,
     "QS; CS; JS; 7S; 9S; T1; CC; KC; T15; T0; 6S; T3; JC; 6C; 10B",
     "F: 0 0, 9B: 2.5 0.35 last - 11 3 32, KB: 2.6 0.64 last - 11 2 32, QB: 2.7 0.64 last - 11 2 32"),
    (11009, 3, 1, 2, True, 4200,
     "QS; 5S; CS; 7S; T2; T0; JS; T1; KB",
     "F: 0 0, 6B: 2.02 0.44, 8B: 2.07 0.44, QB: 9.38 0.51 card QB 32 0 32"),
    (23007, 3, 1, 2, True, 4200,
     "KD; 8D; CD; 9D; 7D; JD; 6S",
     "F: 0 0, JS: 2.62 0.79 last - 17 9 32, QS: 2.65 0.76"),
    (28023, 3, 1, 2, True, 2300,
     "7B; 6B; 8B; KB; QD; 6D; CD; 7D; 5D; 10D; 9B; 5B; JB; QB; T19; T0; T3; T18; 9D; JD; 8D; T1; 7S",
     "5S: 0 0, KS: 1.84 0.4 card CS 22 6 32, QS: 1.93 0.4 card CS 22 6 32"),
    (32019, 3, 1, 2, True, 4300,
     "9D; QD; 9C; KC; QS; 10S; CS; JS; 9S; F; 5S; T4; 6B; CB; T16; T17; 7S; T1; 7C",
     "10C: 0 0, CC: 1.2 0.22, QC: 1.2 0.22, 6C: 2.27 0.31 trick - 32 0 32"),
)
