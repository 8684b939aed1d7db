"""Puzzles of tortorici-4; `python -m benchmarks.puzzles tortorici-4` adds to them."""

RULES = "5e822f1ec433"
HANDS = 95
PUZZLES = (
    (14, 1, 0, 4, True, 2000,
     "0 all face down; 1 tell KD; 1 basta; 2 basta; 3 tengo; 0 all face down; 1 tell T17; 1 basta; 2 basta; 3 tengo; 0 discard CC JD "
     "6D; KD; AD; CD",
     "T1: 0 0, T0: 2.06 0.39, T9: 2.36 0.38, T15: 3.39 0.45"),
    (1019, 1, 3, 4, True, 2000,
     "3 all face down; 0 tell T20; 0 basta; 1 tell T16; 1 basta; 2 tengo; 3 one face up; 0 tell T1; 0 basta; 1 tell KC; 1 basta; 2 "
     "tengo; 3 discard QS 8S 5D; KS; 6S; 7S; T17; QC; 6C",
     "KC: 0 0, 9C: 2.96 0.63 card KC 26 13 32, 5C: 3.15 0.61 card KC 26 12 32, F: 3.7 0.69 card KC 26 13 32"),
    (2039, 1, 2, 4, True, 4300,
     "2 all face down; 3 basta; 2 all face down; 3 basta; 2 discard QC QD 8D; 10C; 5C; 7C; KC; KS; 6S; CS; 8S; KB; 8B; 6B; 9B; KD; 6D; "
     "JD; 5D; 9S; 7S; 10S; QS; 9D; AD; CD; 10D; 10B; T5; JB; 5B; 9C; JC; 6C; T1; T4; T0",
     "F: 0 0, T17 T18 T19: 1.58 0.3, T2: 2.17 0.23, T13: 3.63 0.26"),
    (2044, 1, 2, 4, True, 4100,
     "2 all face down; 3 basta; 2 all face down; 3 basta; 2 discard QC QD 8D; 10C; 5C; 7C; KC; KS; 6S; CS; 8S; KB; 8B; 6B; 9B; KD; 6D; "
     "JD; 5D; 9S; 7S; 10S; QS; 9D; AD; CD; 10D; 10B; T5; JB; 5B; 9C; JC; 6C; T1; T4; T0; F; T6; 5S; T12; JS",
     "T2: 0 0, T13: 1.3 0.26, T17 T18 T19: 2.06 0.29"),
    (3012, 1, 3, 4, True, 1000,
     "3 all face down; 0 basta; 3 all face down; 0 tell T20; 0 basta; 1 basta; 2 mischio; 3 si gioca; 3 discard JS CB CD; KB; QB; 5B",
     "T1: 0 0, T0 T2: 5.7 0.92 card T1 32 23 32, T9 T10: 6.41 0.9 card T1 32 22 32, T13: 7.13 0.91 card T1 32 23 32, T19: 9.97 1.01 "
     "card T1 32 24 32, F: 18.63 0.93 card KB 32 0 32"),
    (7028, 1, 0, 4, True, 1000,
     "0 all face down; 1 basta; 0 one face up; 1 basta; 0 discard CB CC 7D; KC; 6C; 10C; 7C; QC; 8C; T11; 9C; JD; T0; 5D; KD; KB; 5B; "
     "QB; 7B; 9B; T2; 6B; JB; 5C; JC; T15",
     "F: 0 0, T5: 4.57 0.64 last - 25 17 32, T7: 4.68 0.64 last - 25 17 32, T20: 6.46 0.88 last - 25 9 32, T19: 6.46 0.97 last - 25 9 "
     "32"),
    (8045, 1, 2, 4, True, 2100,
     "2 all face down; 3 basta; 2 all face down; 3 basta; 2 discard QS CB CC; 10C; KC; 8C; T1; KD; 6D; AD; 5D; QD; 7D; T10; 8D; KS; "
     "6S; JS; 5S; CS; 7S; 9S; 8S; 8B; KB; T4; 7B; CD; JD; T12; T17; 9C; F; QC; 5C; 7C; 6C; JC; T18; 9D; 10D; T13; T14",
     "10B: 0 0, QB: 1.3 0.22 card QB 13 5 32, T2 T3: 1.67 0.35, T11: 2.64 0.39"),
    (9029, 1, 0, 4, True, 1000,
     "0 all face down; 1 tell T18; 1 basta; 2 tell KS; 2 basta; 3 tengo; 0 one face up; 1 basta; 0 discard JS 7B 6B; 9D; KD; F; 10D; "
     "KS; T11; 8S; QS; KB; T1; 5B; QB; KC; 6C; 9C; 10C; QD; T0; 6D; AD",
     "CS: 0 0, CB: 0.19 0.67, 8C: 0.46 0.57, T3: 1.51 0.71 trick - 27 2 32, 5S: 1.83 0.49 card CS 27 6 32, 7S 9S: 1.83 0.49 card CS 27 "
     "6 32, T15: 2.17 0.61 trick - 27 17 32, T8: 2.19 0.76 trick - 27 5 32, T18: 4.05 0.71 card T18 26 18 32"),
    (10018, 1, 0, 4, True, 2000,
     "0 all face down; 1 tell KS; 1 basta; 2 basta; 3 tengo; 0 one face up; 1 basta; 0 discard QS 8S QC; KS; 5S; 7S; T4; KB; 5B; CB; "
     "7B; KD; 8D",
     "QD: 0 0, CD: 0.78 0.17 card QD 22 13 32, F: 1.56 0.5, 6D: 3.24 0.37 card QD 22 13 32, AD: 3.27 0.35 card QD 22 13 32"),
    (12049, 1, 3, 4, True, 1000,
     "3 all face down; 0 basta; 3 all face down; 0 basta; 3 discard 5S JB 5C; QS; 7S; 6S; KS; KD; AD; QD; 6D; 8B; 5B; QB; KB; CB; 9B; "
     "6B; T2; QC; 9C; T0; 8C; 5D; 8D; CD; 7D; KC; T12; T13; 10C; JD; T14; F; 9D; 7B; T3; T6; T9; T18; T5; T10; T4; T19; T7; 9S; T8",
     "T20: 0 0, T11 T15: 15.3 0.3 card T16 32 0 32, T1: 33.31 0.3 card T1 32 0 32"),
    (13045, 1, 2, 4, True, 4000,
     "2 all face down; 3 tell T20; 3 basta; 0 basta; 1 tengo; 2 all face down; 3 tell T1; 3 basta; 0 basta; 1 tengo; 2 discard JB CC "
     "10C; KS; 10S; 9S; 5S; QC; JC; KC; T16; AD; 9D; 6D; KD; 9C; T12; T15; 5C; 5B; 10B; CB; KB; 7B; T1; 6B; QB; 5D; T14; 7D; 8D; QS; "
     "T5; 7S; CS; 8B; T17",
     "F: 0 0, T3 T4: 1.26 0.21, T10 T11: 2.22 0.22, T20: 3.28 0.37 last - 31 14 32"),
    (15024, 1, 3, 4, True, 1000,
     "3 all face down; 0 basta; 3 one face up; 0 basta; 3 discard CB 10D 5D; T17; T3; F; T19; 10B; 9B; KB; 5B; KC; 5C; 7C; JC; QC; 6C; "
     "9C; CC; 8C; 10C; T12",
     "T13: 0 0, T15: 1.35 0.38, T9: 2.29 0.4 trick - 32 0 32, T11: 2.68 0.3 trick - 32 0 32, T18: 3.36 0.7 last - 21 13 32"),
    (16016, 1, 3, 4, True, 1000,
     "3 all face down; 0 tell F; 0 basta; 1 basta; 2 tengo; 3 all face down; 0 tell T20; 0 basta; 1 basta; 2 tengo; 3 discard CS JC "
     "10C; KD; T14; AD; QD; 8B",
     "KB: 0 0, JB: 2.4 0.8 trick - 27 16 32, 10B: 2.42 0.76 trick - 27 16 32, 6B: 2.47 0.77 trick - 27 15 32"),
    (17034, 1, 0, 4, True, 1000,
     "0 all face down; 1 tell KC; 1 basta; 2 basta; 3 tengo; 0 all face down; 1 tell T20; 1 basta; 2 basta; 3 tengo; 0 discard QB CC "
     "5D; KC; 9C; QC; 6C; KB; JB; 6B; T17; KS; 6S; 5S; 10S; 7C; T2; JC; 5C; KD; 6D; QD; T18; 9S; QS; T16",
     "T19: 0 0, F: 11.88 0.71 card T16 32 0 32, T6: 12.32 0.63 card T16 32 0 32, T8: 12.45 0.66 card T16 32 0 32, T15: 15.96 0.47 card "
     "T16 32 0 32"),
    (92019, 1, 3, 4, True, 2000,
     "3 all face down; 0 tell T19; 0 basta; 1 tell F; 1 basta; 2 tengo; 3 all face down; 0 basta; 3 discard QS 6C 5C; KS; 6S; 5S; T17; "
     "6B; 9B; KB; 8B; KD; 5D",
     "CD: 0 0, AD: 2.12 0.31 card CD 25 15 32, 6D 7D 8D: 2.12 0.31 card CD 25 15 32"),
    (94031, 1, 3, 4, True, 2000,
     "3 all face down; 0 tell T20; 0 basta; 1 tell T16; 1 basta; 2 tengo; 3 one face up; 0 tell T19; 0 basta; 1 tell F; 1 basta; 2 "
     "tengo; 3 discard JS 10D AD; KC; 6C; CC; 5C; 10B; CB; KB; 5B; KD; T0; 7D; 5D; T15; T17; F; T2; 9D; 8D",
     "6D: 0 0, JD: 0.7 0.2, CD: 1.65 0.22 card CD 12 0 32, QD: 3.42 0.24 card QD 26 0 32"),
    (23, 2, 0, 4, True, 1000,
     "0 all face down; 1 tell KD; 1 basta; 2 basta; 3 tengo; 0 all face down; 1 tell T17; 1 basta; 2 basta; 3 tengo; 0 discard CC JD "
     "6D; KD; AD; CD; T1; KS; 8S; CS; 9S; 7B; QB; T13; 6B",
     "T14: 0 0, T2 T3 T4 T5: 0.23 0.46, T11: 0.3 0.31, T7: 0.31 0.4, 9D: 1.82 0.78, 5S 6S: 1.91 0.74 card QC 23 14 32, 10C: 2.59 0.74 "
     "last - 21 13 32, T16: 7.49 0.46 card T16 30 0 32"),
    (3049, 2, 3, 4, True, 2100,
     "3 all face down; 0 basta; 3 all face down; 0 tell T20; 0 basta; 1 basta; 2 mischio; 3 si gioca; 3 discard JS CB CD; KB; QB; 5B; "
     "T1; KC; 5C; 7C; 6C; KS; 10S; 7S; 6S; 9C; QC; 8C; T6; KD; AD; JD; 5D; 9B; T0; T3; 6B; 9D; T18; 6D; 10D; 7B; T7; F; T11; 10C; T14; "
     "T15; T9; CS; 5S; T12; T4",
     "T20: 0 0, CC: 2.62 0.5 card CC 17 6 32, JC: 2.98 0.46 card T16 29 18 32, T16 T17: 4.12 0.44"),
    (6045, 2, 0, 4, True, 4200,
     "0 all face down; 1 basta; 0 one face up; 1 basta; 0 discard 6B 5B QC; 10C; 5C; 8C; KC; KD; AD; JD; 7D; KS; 6S; T3; 5S; CB; KB; "
     "T0; 8B; QS; 9S; T7; 7S; 9C; F; 6C; JC; 9B; QB; 10B; T2; CS; JS; T8; 8S; 7B; JB; T14; T5; CD; 5D; 8D; T1",
     "T4: 0 0, T18: 1.92 0.43 card T18 30 22 32, T16: 3.3 0.36 card T16 28 14 32, CC: 3.78 0.39, T20: 5.7 0.4 card T19 26 16 32"),
    (9018, 2, 0, 4, True, 1000,
     "0 all face down; 1 tell T18; 1 basta; 2 tell KS; 2 basta; 3 tengo; 0 one face up; 1 basta; 0 discard JS 7B 6B; 9D; KD; F; 10D; "
     "KS; T11; 8S; QS; KB",
     "T1: 0 0, T4: 2.3 0.81, T16 T17: 3.19 0.81 card T1 30 22 32, T13: 5.24 0.85 card T1 30 22 32, T20: 6.04 0.9 card T1 30 22 32, "
     "T19: 6.56 0.88 card T1 30 21 32"),
    (10028, 2, 0, 4, True, 1000,
     "0 all face down; 1 tell KS; 1 basta; 2 basta; 3 tengo; 0 one face up; 1 basta; 0 discard QS 8S QC; KS; 5S; 7S; T4; KB; 5B; CB; "
     "7B; KD; 8D; QD; 7D; KC; CC; JC; 7C; 10D; 9D; F; JD",
     "T18 T19: 0 0, T0: 1.99 0.76 trick - 32 10 32, T7: 2.51 0.78 trick - 32 14 32, T10 T11: 2.58 0.78 trick - 32 15 32, 10C: 3.06 "
     "0.78 card T18 32 22 32, 9S: 3.5 0.79 trick - 32 0 32, T16: 4.36 0.67, T1: 7.84 0.87 card T1 32 7 32"),
    (15037, 2, 3, 4, True, 2000,
     "3 all face down; 0 basta; 3 one face up; 0 basta; 3 discard CB 10D 5D; T17; T3; F; T19; 10B; 9B; KB; 5B; KC; 5C; 7C; JC; QC; 6C; "
     "9C; CC; 8C; 10C; T12; T13; KS; 5S; QS; 6S; KD; AD; CD; T0; 8S; JS; CS; T1",
     "T4 T5: 0 0, T14: 0.05 0.24, T8: 0.09 0.16, 6D: 1.75 0.36 card T18 15 7 32, T20: 2.57 0.33 card T18 15 5 32, T16: 2.92 0.39 card "
     "T18 15 5 32"),
    (22010, 2, 1, 4, True, 2000,
     "1 all face down; 2 tell T16; 2 basta; 3 tell F; 3 basta; 0 tengo; 1 all face down; 2 basta; 1 discard QS QB 6C; T11",
     "T4 T5: 0 0, T8: 0.17 0.13, F: 1.05 0.51, T13: 1.08 0.47, T1: 4.39 0.72"),
    (22056, 2, 1, 4, True, 1000,
     "1 all face down; 2 tell T16; 2 basta; 3 tell F; 3 basta; 0 tengo; 1 all face down; 2 basta; 1 discard QS QB 6C; T11; T4; T9; T0; "
     "8S; 10S; T14; 5S; KC; T6; JC; 5C; KD; T2; JD; CD; T7; T1; T18; T20; 6S; T16; JS; T19; KB; T10; 5B; 6B; 7S; T3; CS; JB; T17; F; "
     "7B; 6D; QC; 7C; 8C; 7D; CC; 9C; 10C; 8D; CB; 10B; 8B",
     "9S: 0 0, 9D: 1.02 0.12, QD: 2.25 0.17, KS: 4.09 0.19 card KS 30 0 32"),
    (27049, 2, 2, 4, True, 1000,
     "2 all face down; 3 tell T1; 3 basta; 0 tell T20; 0 basta; 1 tengo; 2 all face down; 3 basta; 2 discard JS QB QC; T4; T8; T9; F; "
     "T2; T12; T13; T16; KS; 6S; T3; 8S; T5; T7; T6; T0; T10; T20; 5D; T14; 8C; 5C; KC; 10C; JC; T1; 9C; CC; 10S; 5S; 7S; T15; 6C; "
     "T11; T18; 5B; 9S; QS; T19; CS",
     "7C: 0 0, 6B: 5.48 0.86 last - 18 10 32, 9B: 6.33 0.84 last - 18 8 32, KB: 7.64 0.69 card QD 26 13 32, KD: 8.59 0.73 card QD 26 "
     "11 32"),
    (29045, 2, 1, 4, True, 2100,
     "1 all face down; 2 basta; 1 all face down; 2 basta; 1 discard QC 5C QD; QS; KS; F; 6S; CS; 8S; 9S; T3; 8C; KC; 7C; T0; KB; 8B; "
     "T8; 5B; 5S; JS; T6; T7; 7D; AD; 6D; KD; 10B; JB; T13; 6B; 7S; T11; T2; T5; 9B; 7B; CB; T16; 10D; T1; 5D; CD",
     "QB: 0 0, CC: 2.89 0.54 last - 22 14 32, T9: 4.79 0.57, T14: 4.8 0.58, T19: 7.54 0.72 last - 22 13 32"),
    (29049, 2, 1, 4, True, 2000,
     "1 all face down; 2 basta; 1 all face down; 2 basta; 1 discard QC 5C QD; QS; KS; F; 6S; CS; 8S; 9S; T3; 8C; KC; 7C; T0; KB; 8B; "
     "T8; 5B; 5S; JS; T6; T7; 7D; AD; 6D; KD; 10B; JB; T13; 6B; 7S; T11; T2; T5; 9B; 7B; CB; T16; 10D; T1; 5D; CD; QB; T4; T15; T17",
     "10S: 0 0, 6C: 2.7 0.39, 10C: 2.7 0.39, T20: 5.49 0.39 card QD 14 2 32"),
    (32057, 2, 0, 4, True, 1000,
     "0 all face down; 1 tell T1; 1 basta; 2 basta; 3 tengo; 0 all face down; 1 basta; 0 discard QS 10S 7C; 10B; JB; KB; 5B; KD; 7D; "
     "AD; 8D; QB; 6B; T1; CB; 10D; CD; 5D; QD; 8B; T0; T9; 7B; KC; 6C; T4; 5C; 9D; 6D; JD; T2; 7S; T5; 5S; CS; T15; T17; T7; F; 8C; "
     "QC; JC; T6; T16; T19; T13; T3; 9C; T14; CC; T10; KS",
     "T20: 0 0, T8: 6 0.18 card KS 32 0 32, T12: 6 0.18 card KS 32 0 32"),
    (36045, 2, 2, 4, True, 4000,
     "2 all face down; 3 basta; 2 one face up; 3 basta; 2 discard 9S 6S QB; KB; 5B; 7B; 6B; 10C; 5C; JC; KC; KD; 5D; 9D; 6D; 9C; 7C; "
     "T3; T10; 10B; 9B; T0; 8B; CD; QD; 7D; F; KS; 8S; T1; 5S; 6C; QC; T20; T2; QS; T14; T5; CS; 8D; JD; T11; T4",
     "8C: 0 0, CC: 1.71 0.2 card CC 25 10 32, 10S: 2.08 0.26, T16: 3.61 0.52 card T16 28 20 32, T18: 3.86 0.4"),
    (38046, 2, 2, 4, True, 4000,
     "2 all face down; 3 basta; 2 all face down; 3 basta; 2 discard QD CD AD; KC; 5C; QC; 9C; 7C; 6C; T6; 10C; 9B; KB; 5B; QB; JC; "
     "T11; 8C; F; 8B; 6B; CB; 10B; 7B; JB; T15; T16; KD; 5D; T1; 6D; 10S; 7S; KS; T3; T4; T2; 8S; T7; JS; T9; 5S; QS; 8D",
     "T14: 0 0, T18: 1.49 0.46 last - 20 12 32, T5: 2.29 0.35 card T17 20 11 32"),
    (87027, 2, 1, 4, True, 2100,
     "1 all face down; 2 basta; 1 all face down; 2 basta; 1 discard JS CB 8C; 7S; KS; 9S; 5S; AD; QD; KD; 5D; KB; 6B; 5B; T0; KC; T8; "
     "5C; QC; 10B; QB; 7B; T7; QS; 6S",
     "T1: 0 0, T2: 3.34 0.63, T6: 3.41 0.65, T10: 3.56 0.68, T14: 3.8 0.68"),
    (87035, 2, 1, 4, True, 1200,
     "1 all face down; 2 basta; 1 all face down; 2 basta; 1 discard JS CB 8C; 7S; KS; 9S; 5S; AD; QD; KD; 5D; KB; 6B; 5B; T0; KC; T8; "
     "5C; QC; 10B; QB; 7B; T7; QS; 6S; T1; 8S; 6D; T12; F; 7D; CC; T11",
     "T18 T19: 0 0, T15: 2.65 0.64, T3 T4 T5: 7.19 0.62 card CC 32 0 32"),
    (94033, 2, 3, 4, True, 1000,
     "3 all face down; 0 tell T20; 0 basta; 1 tell T16; 1 basta; 2 tengo; 3 one face up; 0 tell T19; 0 basta; 1 tell F; 1 basta; 2 "
     "tengo; 3 discard JS 10D AD; KC; 6C; CC; 5C; 10B; CB; KB; 5B; KD; T0; 7D; 5D; T15; T17; F; T2; 9D; 8D; 6D; T3",
     "T11 T12: 0 0, T5: 0.3 0.68, T7: 0.52 0.61, 5S: 2.98 1, 7S: 3.22 0.98, 8C: 3.31 0.94, 10C: 3.41 0.92, 8B: 3.42 0.98, 6B: 3.43 "
     "0.97"),
    (1041, 3, 3, 4, True, 4300,
     "3 all face down; 0 tell T20; 0 basta; 1 tell T16; 1 basta; 2 tengo; 3 one face up; 0 tell T1; 0 basta; 1 tell KC; 1 basta; 2 "
     "tengo; 3 discard QS 8S 5D; KS; 6S; 7S; T17; QC; 6C; KC; 10C; T11; T18; T0; T1; KB; 5B; JB; 8B; KD; T7; 7D; 6D; CC; 7C; 5C; T8; "
     "10B; QB; T12; T16",
     "T3 T4 T5 T6: 0 0, 9C: 0.77 0.21, 10D: 1.78 0.25, CS: 2.2 0.24"),
    (4049, 3, 1, 4, True, 2600,
     "1 all face down; 2 tell F; 2 basta; 3 tell KD; 3 basta; 0 tengo; 1 all face down; 2 basta; 1 discard 10S 9S 5B; KS; 8S; 5S; T6; "
     "QD; 6D; KD; 5D; KC; 6C; 7C; 5C; T7; T4; T9; T14; 10D; CD; JD; AD; T8; T16; T17; F; 10C; QC; JC; T5; KB; T10; JB; CB; 8C; CC; T2; "
     "T13; 7S; T11; 6S; QS",
     "T15: 0 0, T18 T19: 2.76 0.3 card T18 31 23 32, 7D 8D: 2.92 0.52 card T1 22 14 32"),
    (14044, 3, 1, 4, True, 4000,
     "1 all face down; 2 tell KB; 2 basta; 3 basta; 0 tengo; 1 one face up; 2 basta; 1 discard QB 5B QD; KC; 6C; JC; 5C; KB; 7B; 8B; "
     "T2; 9D; 7D; KD; 5D; T0; T3; T11; T17; 8C; QC; 7C; 9C; T13; T8; T4; T14; 8D; AD; 6D; CD; 10C; T19; F; T10; 10S; T1; 9S; QS",
     "CC: 0 0, T5 T6 T7 T9: 0.87 0.24, JD: 2.3 0.33"),
    (26023, 3, 0, 4, True, 2000,
     "0 all face down; 1 tell T20; 1 basta; 2 tell T17; 2 basta; 3 mischio; 0 si gioca; 0 all face down; 1 tell F; 1 basta; 2 basta; 3 "
     "mischio; 0 si gioca; 0 discard 9S QC 9C; KC; 10C; 5C; T19; KS; 8S; CS; 5S; T12",
     "F: 0 0, T14: 1.32 0.56, T20: 2.83 0.56, T1: 6.05 0.79"),
    (37029, 3, 0, 4, True, 4200,
     "0 all face down; 1 basta; 0 all face down; 1 basta; 0 discard QS 10B 8B; 9D; AD; QD; KD; KS; 7S; JS; CS; 9S; 8S; 5S; T2; KB; T4; "
     "JB; CB; 5D; CD; T1; 10D; 9B; 5B; T6; QB",
     "T16 T17 T18: 0 0, 6D 7D 8D: 1.81 0.33 card T17 27 17 32, T12: 2.13 0.33 trick - 21 9 32, T8 T9: 3.22 0.33 trick - 21 9 32"),
    (51010, 3, 2, 4, True, 1000,
     "2 all face down; 3 basta; 2 all face down; 3 basta; 2 discard QS 9C 10D; KS; 5S; JS; 6S; 10C",
     "T0: 0 0, T2: 0.16 0.2, T4: 0.24 0.23, T10: 1.23 0.35, F: 2.59 0.61 card KC 31 21 32, T17 T18 T19: 3.48 0.53, T20: 3.57 0.62"),
    (70014, 3, 0, 4, True, 2100,
     "0 all face down; 1 tell KB; 1 basta; 2 tell KC; 2 basta; 3 tengo; 0 all face down; 1 basta; 0 discard 10B 5B 5C; KD; 10D; CD; "
     "8D; KB",
     "F: 0 0, JB: 1.68 0.48, CB: 2.38 0.45 card CB 10 0 32, QB: 3.3 0.47 card QB 21 0 32"),
    (86018, 3, 3, 4, True, 1000,
     "3 all face down; 0 tell T20; 0 basta; 1 basta; 2 tengo; 3 one face up; 0 basta; 3 discard JB 7B 5B; KB; 6B; QB; T0; 6D; JD; CD; "
     "KD; 9D; QD",
     "T1: 0 0, T3 T4: 3.29 0.78 card T1 28 15 32, T18: 4.89 1.01 card T1 28 14 32, T20: 9.39 1.19 card T1 28 18 32"),
    (92029, 3, 3, 4, True, 2000,
     "3 all face down; 0 tell T19; 0 basta; 1 tell F; 1 basta; 2 tengo; 3 all face down; 0 basta; 3 discard QS 6C 5C; KS; 6S; 5S; T17; "
     "6B; 9B; KB; 8B; KD; 5D; CD; 9D; QD; T0; AD; JD; T6; T13; T4; T1",
     "6D 7D 8D: 0 0, QB: 1.69 0.47, 7B: 2.95 0.53, T3 T5 T7: 3.25 0.45, T9: 3.34 0.46, JB: 3.64 0.57"),
)
