"""Puzzles of ragusa-3; `python -m benchmarks.puzzles ragusa-3` adds to them."""

RULES = "468d13250506"
HANDS = 108
PUZZLES = (
    (43, 1, 2, 3, True, 2200,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 mischio; 1 mischio; 2 vado solo; 2 discard QC "
     "CC JD; KS; 8S; JS; 4D; 6D; F; KB; 8B; 5B; KC; 6C; T4; 1 say 'u sicunnu jocu; 5D; 8D; T0; QB; CB; 7B; 9B; 6B; T2; 0 say faglio; "
     "KD; T1; 7D; 10B; T5; T7; 10D; T3; 9D; JB; T11",
     "T8: 0 0, T13 T14: 0.5 0.1, T16 T17: 0.56 0.09"),
    (2020, 1, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 9C 6C 5C; 6S; 5S; 7S; 5B; "
     "T2; 6B; 0 say 'u primu jocu; 9S; 8S; F; 0 say 'u stissu jocu; 10S; JS",
     "T1: 0 0, T4: 0.01 0.01, T12: 0.23 0.05, T15: 0.27 0.06, T18 T19 T20: 0.29 0.06"),
    (9059, 1, 1, 3, True, 2100,
     "2 altre cinque; 0 mischio; 1 altre cinque; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 vado solo; 0 discard 8S 7S "
     "6S; QC; 5C; 8C; KC; 7C; T1; QB; 9B; 5B; KB; CB; 7B; 6B; F; T2; 1 say faglio; JC; T3; 6C; 8B; T0; T4; CC; T10; 9C; 10B; T5; T6; "
     "5D; 6D; 4D; JB; T7; T8; 8D; QD; 7D; 10S; 5S; CS; 9D; KD; CD; JS; 9S; QS; 10D; T11; T13; 2 say faglio",
     "10C: 0 0, T14 T15: 0.53 0.08, T18: 0.56 0.08"),
    (22046, 1, 0, 3, True, 4300,
     "1 altre cinque; 2 altre cinque; 0 mischio; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 8B 7B JD; CD; 4D; 7D; QD; 5D; "
     "8D; KD; T5; 10D; 6B; T1; 5B; QS; 5S; JS; 6S; F; CS; 2 say faglio; QB; T2; 9B; JC; 7C; QC; T6; T7; T10; 0 say faglio; T0; T8; "
     "T11; 7S; T3; KS; JB; 10B; T13; 8S",
     "T4: 0 0, T15 T16: 0.38 0.07, T18: 0.49 0.07"),
    (31050, 1, 1, 3, True, 4200,
     "2 altre cinque; 0 mischio; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 vado solo; 0 discard 10S 8S 6S; KS; 5S; "
     "QS; QD; 4D; 7D; 2 say 'u stissu jocu; 6D; 5D; 8D; 5B; 10B; 9B; JS; 9S; T0; 6B; JB; T1; 1 say faglio; KD; CD; 10D; 9D; T4; T9; 2 "
     "say faglio; CS; T5; T6; 7B; CB; T8; 1 say faglio; JD; T7; F; 8B; KB; T11; KC; 6C",
     "8C: 0 0, 10C JC: 0.07 0.03, QC: 0.07 0.03"),
    (33035, 1, 1, 3, True, 4200,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 discard 8B "
     "7B JD; 6D; 5D; 4D; 0 say 'u stissu jocu; QD; CD; 7D; 0 say 'u stissu jocu; KB; 5B; T3; 8D; T0; KD; 0 say faglio; 6B; JB; T4; 9D; "
     "T2; F; 9B; QB; T6; 10D; T5",
     "T1: 0 0, T8 T9: 0.16 0.04, T13 T14: 0.31 0.05, T19: 0.56 0.06"),
    (47043, 1, 1, 3, True, 4200,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 2 vado solo; 2 "
     "discard 9B 6B 5B; CD; 10D; 5D; QD; T2; 8D; 7B; CB; 10B; 7S; 5S; CS; 0 say 'u stissu jocu; 6S; 8S; JS; KD; T4; JD; 9S; 10S; KS; "
     "4D; T5; T1; 8B; KB; F; QC; KC; 9C; 1 say faglio; 6D",
     "T7: 0 0, T10: 0.07 0.02, T15: 0.28 0.04, T17 T18 T19: 0.34 0.05"),
    (47056, 1, 1, 3, True, 1000,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 2 vado solo; 2 "
     "discard 9B 6B 5B; CD; 10D; 5D; QD; T2; 8D; 7B; CB; 10B; 7S; 5S; CS; 0 say 'u stissu jocu; 6S; 8S; JS; KD; T4; JD; 9S; 10S; KS; "
     "4D; T5; T1; 8B; KB; F; QC; KC; 9C; 1 say faglio; 6D; T7; T8; 5C; 8C; 10C; JB; T6; T0; 6C; JC; CC; 0 say faglio; T10",
     "T11: 0 0, T14: 1.62 0.19 last - 32 23 32, T16: 3.32 0.22 last - 32 10 32, T20: 5.75 0.07 last - 32 0 32"),
    (63030, 1, 2, 3, True, 2000,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 mischio; 1 vado solo; 1 discard 8S 7S 6S; 7B; "
     "9B; 5B; QB; 6B; 8B; KB; F; JB; 10B; T3; CB; 4D; 10D; 6D; KD; 8D; 5D; 5C; 6C; 9C; QD",
     "T1: 0 0, T5: 0.16 0.05, T8: 0.24 0.07, T10 T11 T12: 0.26 0.07, T14: 0.29 0.08, T16 T17: 0.29 0.08"),
    (68015, 1, 1, 3, True, 1000,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard JD 8D 6D; 5C; JC; T1; KB; "
     "6B; 5B; 7B; QB",
     "F: 0 0, T8: 0.24 0.11, T0 T2: 0.25 0.12, T4: 0.25 0.11, T17: 0.49 0.12, T19: 0.64 0.14"),
    (79059, 1, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard JC 10C QD; CS; 9S; 5S; "
     "QS; 10S; 6S; KS; JS; F; 7S; T0; T1; QB; 5B; 6B; KB; 8B; 7B; 10B; JB; 9B; 1 say faglio; 8S; T6; T2; KC; T3; 5C; 9D; 10D; 4D; 1 "
     "say faglio; QC; 6C; T4; JD; KD; 5D; CB; T7; T5; 0 say faglio; CC; T8; 7C; CD; 6D; 8D; T11; T12; T9; 1 say faglio",
     "8C: 0 0, 7D: 0.24 0.05, T18: 0.56 0.08, T13: 0.8 0.1"),
    (86021, 1, 2, 3, True, 4000,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 mischio; 1 altre cinque; 0 mischio; 1 mischio; 2 vado solo; 2 "
     "discard 10C 7C 6C; KD; 4D; 5D; 5S; JS; 9S; KS; 10S; 6S; 7B; 6B",
     "5B: 0 0, 8B: 0.18 0.05, CB QB KB: 0.19 0.05"),
    (98039, 1, 1, 3, True, 4200,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 vado solo; 0 discard 7D 5D 4D; 9D; "
     "6D; 8D; JD; 10D; KD; 5S; 9S; 8S; CD; T2; T1; 1 say 'u sicunnu jocu; CS; 6S; KS; 2 say faglio; QD; T3; T4; 7S; F; QS; 6B; 9B; 5B; "
     "10S; T0; T6; 7B; QB",
     "T5: 0 0, T11: 0.27 0.04, T15 T16: 0.27 0.04, T19: 0.3 0.04"),
    (6057, 2, 2, 3, True, 2500,
     "0 mischio; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 mischio; 1 mischio; 2 vado solo; 2 discard 8D 7D "
     "5D; KB; 7B; 5B; 6B; T0; 8B; 5C; 8C; 7C; CB; 9B; T2; 0 say 'u sicunnu jocu; 6C; CC; 9C; QB; JB; T8; 0 say 'u sicunnu jocu; 10C; "
     "T1; KC; 10B; F; T10; 0 say faglio; JC; T3; T6; 6S; 5S; 10S; 9D; 4D; 6D; CD; QD; 10D; 9S; 7S; KS; T4; T7; T17; QC; T5; T9",
     "T15 T16: 0 0, JS CS: 0.52 0.09 trick - 31 11 32, T19: 0.64 0.09"),
    (7028, 2, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard CD 7D 4D; KB; 7B; 6B; 0 "
     "say 'u stissu jocu; 5B; 10B; 8B; T7; T0; T4; CB; JB; 9B; T10; T1; T11; QD; 6D; T2; 8S; 5S",
     "9S: 0 0, QS KS: 0.26 0.06, 6S 7S: 0.93 0.12 trick - 32 0 32, F: 1.05 0.11 trick - 32 0 32"),
    (11011, 2, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 vado solo; 2 "
     "discard 8S 5S 8D; 6S",
     "KS: 0 0, 10S: 0.2 0.07, F: 0.2 0.07 trick - 32 12 32, 7S: 0.25 0.07 trick - 32 12 32"),
    (11056, 2, 0, 3, True, 1000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 vado solo; 2 "
     "discard 8S 5S 8D; 6S; KS; T1; KB; CB; 6B; 5B; T0; 10B; 1 say faglio; T7; F; T3; JS; 7S; T6; 7B; T4; QB; T14; T2; T8; CS; 10S; "
     "T10; 8B; T9; T5; 9S; T19; T12; 6D; 4D; 5D; 7D; KD; JD; 9B; T15; T11; T18; 5C; T20; 10C; CC; 6C",
     "T16: 0 0, QC: 2.12 0.16 last - 25 16 32, QS: 2.15 0.17 last - 25 12 32, 8C 9C: 3.08 0.19 last - 25 5 32"),
    (20045, 2, 1, 3, True, 4000,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 vado solo; 0 discard 9B 7B 5B; KS; "
     "QS; 5S; CS; 8S; 6S; 2 say 'u stissu jocu; 7S; JS; 10S; KC; 6C; 5C; 7C; 9C; 8C; QC; CC; F; 10C; T0; T1; QD; 7D; 4D; KD; JD; 6D; "
     "JB; CB; 6B; JC; T6; T4; 9S; T5; T2",
     "QB: 0 0, T18: 0.1 0.04, 5D 8D: 0.11 0.03 trick - 25 17 32, 10D: 0.11 0.03 trick - 25 17 32, T7 T8 T9: 0.17 0.04 trick - 25 17 32"),
    (30046, 2, 0, 3, True, 4000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 8B 7B 5B; 8C; 5C; 9C; KB; "
     "6B; QB; 9B; CB; T0; 6C; KC; 10C; 10B; F; T3; 2 say 'u primu jocu; 6S; 5S; 7S; 0 say 'u stissu jocu; T8; T9; T1; 2 say 'u primu "
     "jocu; 7C; T7; QC; 4D; 8D; 6D; T18; T15; T11; T19; T16; T20; JB; T2; 8S",
     "KD: 0 0, T4 T5 T6 T10 T12: 0 0.1, CD: 0.12 0.05, 9S: 0.54 0.07 trick - 31 9 32"),
    (30053, 2, 0, 3, True, 4200,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 8B 7B 5B; 8C; 5C; 9C; KB; "
     "6B; QB; 9B; CB; T0; 6C; KC; 10C; 10B; F; T3; 2 say 'u primu jocu; 6S; 5S; 7S; 0 say 'u stissu jocu; T8; T9; T1; 2 say 'u primu "
     "jocu; 7C; T7; QC; 4D; 8D; 6D; T18; T15; T11; T19; T16; T20; JB; T2; 8S; T4; 9D; T13; 5D; CD; 10D; T5",
     "JC CC: 0 0, KS: 0.21 0.05, QD: 0.41 0.05, 10S JS: 0.71 0.07"),
    (43049, 2, 2, 3, True, 1000,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard QC 10C 6C; 5B; QB; 10B; "
     "KB; T0; 8B; KS; 7S; 5S; 4D; 6D; 5D; 2 say faglio; CB; 6B; T2; 6S; F; QS; 1 say faglio; 7B; T4; T6; 7D; JD; 10D; 1 say 'u sicunnu "
     "jocu; T1; T5; T9; 8D; T3; QD; 1 say 'u sicunnu jocu; JC; T7; 8C; 8S; 10S; T14; 1 say faglio; 9B",
     "T15 T16: 0 0, T20: 1.24 0.18, T8 T10: 1.82 0.17 last - 24 6 32"),
    (48033, 2, 0, 3, True, 1000,
     "1 altre cinque; 2 altre cinque; 0 mischio; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 vado solo; 2 "
     "discard 9B 5B 8D; 6B; JB; T0; 7S; 6S; 5S; 9S; 8S; JS; 0 say faglio; KS; 10S; T1; 1 say faglio; 10B; F; T2; QS; T3; CS; CB; T6; "
     "T5",
     "T9 T10: 0 0, T13 T14: 0.26 0.07, 5C: 0.51 0.15 trick - 31 19 32, T18: 0.52 0.11, 9C: 0.58 0.17, JC: 0.59 0.17, 5D: 0.61 0.17 "
     "trick - 31 18 32, KC: 0.7 0.17, 9D: 0.72 0.17, JD: 0.76 0.17, KD: 0.8 0.17"),
    (50040, 2, 1, 3, True, 4000,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard CD 6D 5D; CB; 7B; 8B; QB; T2; "
     "JB; KS; 10S; 5S; 6S; QS; 7S; KC; 9C; JC; 5C; QC; CC; 5B; T3; T0; 9S; T1; 8S; 6C; F; T5; 0 say faglio; JS; T9; T4; 7C; T6",
     "T17: 0 0, T12: 0.3 0.04, T7: 0.33 0.06"),
    (53039, 2, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 mischio; 2 vado solo; 2 discard 10C 9C 8C; "
     "10S; 7S; QS; 5B; CB; 8B; 1 say 'u stissu jocu; JS; 8S; F; 1 say 'u sicunnu jocu; T4; T2; T0; 1 say 'u sicunnu jocu; CD; 5D; 6D; "
     "CS; 9S; T1; 6B; T5; 9B; 1 say faglio; 5S; T3; T7; 7B; T6; QB",
     "T14 T15 T16: 0 0, T9: 0.06 0.1, T18: 0.09 0.03, 6S KS: 0.42 0.13 trick - 32 18 32, 4D 7D: 0.48 0.12 trick - 32 19 32, CC: 0.98 "
     "0.13, 6C: 1 0.14 trick - 32 13 32"),
    (99040, 2, 1, 3, True, 1100,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 "
     "discard QC CD 8D; 10B; 7B; 5B; JB; 8B; 9B; 6B; T3; T6; 5C; 10C; 6C; 0 say faglio; 9D; 6D; F; 0 say 'u stissu jocu; 4D; 7D; T0; "
     "KS; 10S; 5S; 7C; CC; 8C; 0 say faglio; T8; T4; T9",
     "7S 8S 9S: 0 0, 9C JC: 0.94 0.18 last - 26 18 32, T10 T11: 2.76 0.2 last - 26 12 32, T18 T19 T20: 3.68 0.18 last - 26 10 32, T1: "
     "4.16 0.17 last - 26 6 32"),
    (99043, 2, 1, 3, True, 2100,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 "
     "discard QC CD 8D; 10B; 7B; 5B; JB; 8B; 9B; 6B; T3; T6; 5C; 10C; 6C; 0 say faglio; 9D; 6D; F; 0 say 'u stissu jocu; 4D; 7D; T0; "
     "KS; 10S; 5S; 7C; CC; 8C; 0 say faglio; T8; T4; T9; 7S; T2; 6S",
     "T12: 0 0, T14 T15: 0.03 0.02, T17: 0.07 0.03, CB QB KB: 0.5 0.1 trick - 32 21 32, 5D: 0.63 0.12 trick - 32 0 32, 10D: 0.63 0.12 "
     "trick - 32 0 32, KC: 1.11 0.11 last - 20 11 32"),
    (16034, 3, 2, 3, True, 4200,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard 8C 7C 6C; 5B; 6B; 9B; 4D; "
     "F; JD; QS; 9S; 6S; KS; JS; 8S; 1 say 'u stissu jocu; 5S; T1; CS; 6D; 5D; QD; 1 say faglio; T4; T2; T0; T11; T5; T3; T14",
     "T17: 0 0, T19 T20: 0 0.01, T7: 0.29 0.05 trick - 32 0 32, T10: 0.37 0.05 trick - 32 0 32"),
    (22045, 3, 0, 3, True, 4000,
     "1 altre cinque; 2 altre cinque; 0 mischio; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 8B 7B JD; CD; 4D; 7D; QD; 5D; "
     "8D; KD; T5; 10D; 6B; T1; 5B; QS; 5S; JS; 6S; F; CS; 2 say faglio; QB; T2; 9B; JC; 7C; QC; T6; T7; T10; 0 say faglio; T0; T8; "
     "T11; 7S; T3; KS; JB; 10B; T13",
     "6C: 0 0, 8S 9S 10S: 0.42 0.07 last - 26 17 32, T14: 1.03 0.1, KC: 1.42 0.09 last - 26 15 32, T19 T20: 1.63 0.1 last - 26 12 32"),
    (37019, 3, 1, 3, True, 840,
     "2 altre cinque; 0 mischio; 1 altre cinque; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 "
     "discard 7S 6S CD; 7B; T1; 5B; QS; F; 8S; KS; T2; CS",
     "JD: 0 0, KD: 0 0, 9D: 0.01 0.02, 5D: 0.03 0.04, QB KB: 0.41 0.11 trick - 29 0 32, 6B: 0.41 0.11 trick - 29 0 32, 8C 9C: 0.51 "
     "0.11, KC: 1 0.14 last - 32 24 32, T10: 1.12 0.18, T12: 1.13 0.18, T4: 1.16 0.16 trick - 29 20 32, T14: 1.19 0.18, T16: 1.28 "
     "0.18, T19 T20: 1.43 0.18 last - 32 24 32"),
    (42034, 3, 0, 3, True, 4000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 mischio; 2 vado solo; 2 discard QS CS 7C; 5C; "
     "6C; F; KC; T2; 8C; KD; 4D; 5D; 7D; 8D; 6D; 1 say faglio; CC; 10C; T3; 9D; T0; CD; QC; JC; T4; 10D; T1; QD; 9C",
     "T11: 0 0, T16: 0.18 0.04, T5 T6 T7: 0.3 0.05 trick - 27 0 32, T19: 0.6 0.06"),
    (49060, 3, 1, 3, True, 1000,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 "
     "discard 8D 7D 4D; 6B; 5B; CB; 5C; 7C; 6C; 0 say 'u primu jocu; 7B; KB; T2; 8C; 10C; T0; 10S; 5S; 7S; JS; 6S; 9S; 8S; T3; F; 9C; "
     "QC; T1; 2 say faglio; CS; T7; T4; JC; KC; T11; 2 say faglio; QS; T8; T6; CC; T14; T5; 0 say faglio; 8B; T17; T9; KS; T10; T16; 0 "
     "say faglio; 9B; T18; T12",
     "T19: 0 0, 5D 6D: 0.47 0.14 trick - 30 18 32, 10D JD: 1.07 0.18"),
    (53055, 3, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 mischio; 2 vado solo; 2 discard 10C 9C 8C; "
     "10S; 7S; QS; 5B; CB; 8B; 1 say 'u stissu jocu; JS; 8S; F; 1 say 'u sicunnu jocu; T4; T2; T0; 1 say 'u sicunnu jocu; CD; 5D; 6D; "
     "CS; 9S; T1; 6B; T5; 9B; 1 say faglio; 5S; T3; T7; 7B; T6; QB; T14; T10; T8; 6S; T12; T11; T13; T17; T18; KS; T19; T20; 10B; T9; "
     "KB; 6C",
     "KC: 0 0, 5C: 0.65 0.1 trick - 31 0 32, 7C: 0.65 0.1 trick - 31 0 32"),
    (57059, 3, 1, 3, True, 4000,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 2 mischio; 0 vado "
     "solo; 0 discard CS JS 9S; 5C; 7C; 9C; 5B; QB; 7B; 2 say 'u primu jocu; 6C; 10C; CC; 6B; KB; 8B; 2 say 'u primu jocu; 8C; KC; T5; "
     "9B; T2; F; 2 say faglio; JC; T11; T7; KS; QS; 5S; 6S; T8; T4; 10B; T6; T0; 2 say faglio; QC; T1; T9; JB; T10; T3; T12; T17; T18; "
     "JD; 8D; 5D; CB; T13",
     "6D 7D: 0 0, 7S 8S 10S: 0.1 0.02, QD: 0.1 0.02"),
    (68036, 3, 1, 3, True, 2100,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard JD 8D 6D; 5C; JC; T1; KB; "
     "6B; 5B; 7B; QB; F; 1 say faglio; 6C; 7C; T3; 10S; 6S; KS; 0 say faglio; CC; T7; 9C; 8B; T5; T0; 10C; 8C; T9; 9B; T6; T8",
     "T17: 0 0, T19: 0.37 0.07, QC KC: 0.43 0.09 trick - 32 11 32, T2 T4: 0.67 0.1 last - 29 20 32, 5S: 0.87 0.11 trick - 32 12 32, 8S "
     "9S: 0.87 0.11 trick - 32 12 32, QD KD: 1.12 0.12"),
    (81043, 3, 1, 3, True, 4200,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 vado solo; 0 discard 7B 6B "
     "5B; 6S; CS; 5S; KB; T2; 8B; 7S; 9S; KS; 1 say faglio; 9B; T3; QB; JS; 10S; F; 8S; T1; T0; 2 say faglio; KC; 5C; 6C; 8C; CC; 7C; "
     "10B; T6; T9; 9C; T4; 10C; JB; T12",
     "T13 T14: 0 0, T10: 0.19 0.04 trick - 32 0 32, T17: 0.21 0.03, T19: 0.33 0.04"),
    (95060, 3, 0, 3, True, 4000,
     "1 mischio; 2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 1 altre cinque; 1 mischio; 2 vado solo; 2 discard 9D 5D "
     "4D; 6S; 5S; 7S; KS; CS; 8S; 9S; F; QS; KD; JD; 6D; 7D; QD; CD; 10S; T0; T3; 10D; T8; T10; QC; 5C; 8C; KC; 6C; 9C; 10C; 7C; T9; "
     "5B; 7B; 8B; 0 say faglio; CC; T11; JC; JS; T1; T6; 0 say faglio; 8D; T12; T2; 6B; 10B; 9B; KB; JB; CB; T4",
     "T16: 0 0, T13 T14: 0.29 0.04, T19: 0.33 0.08"),
    (98040, 3, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 vado solo; 0 discard 7D 5D 4D; 9D; "
     "6D; 8D; JD; 10D; KD; 5S; 9S; 8S; CD; T2; T1; 1 say 'u sicunnu jocu; CS; 6S; KS; 2 say faglio; QD; T3; T4; 7S; F; QS; 6B; 9B; 5B; "
     "10S; T0; T6; 7B; QB; T5",
     "8C 9C 10C: 0 0, CC: 0 0, KC: 0.26 0.07, T15 T16: 0.36 0.13, T11: 0.38 0.14, T19: 0.65 0.11, 6C: 1.03 0.11 trick - 32 7 32"),
    (105053, 3, 0, 3, True, 4600,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 8S 7S 6S; 7D; 5D; 6D; T1; "
     "T0; F; QD; CD; 8D; KD; T5; 9D; KC; 8C; 5C; T6; T4; T2; 9C; QC; 6C; 10D; 4D; T11; JC; T9; 7C; JD; T16; T12; 0 say faglio; T3; "
     "T14; T17; KB; 10B; 5B; 7B; T7; 6B; 10C; T15; T18; 9B; T8; 8B",
     "T10 T13: 0 0, QS: 0.34 0.08, CC: 0.38 0.07, 5S: 1.22 0.09"),
)
