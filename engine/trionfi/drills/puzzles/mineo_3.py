"""Puzzles of mineo-3; `python -m benchmarks.puzzles mineo-3` adds to them."""

RULES = "dae352f56034"
HANDS = 133
PUZZLES = (
    (2035, 1, 1, 3, True, 1000,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 vado solo; 0 discard JC QD "
     "JD; 0 fatto è; 1 passo; KS; JS; 5S; 2 say 'u stissu jocu; CS; QS; 6S; KD; 9D; 4D; 7S; 8S; T16; 5C; CC; KC; 9S; F; T2; QC; T1; "
     "6C; 10S; T0",
     "T17 T18: 0 0, T9 T10 T11: 2.14 0.29, T6 T7: 2.15 0.29"),
    (3024, 1, 1, 3, True, 2000,
     "2 altre cinque; 0 mischio; 1 mischio; 2 altre cinque; 2 altre cinque; 2 mischio; 0 pago; 1 vado solo; 1 discard JB CD 10D; 1 "
     "fatto è; 5S; 8S; KS; KC; 6C; 9C; 5C; QC; 10C; KB; 5B; T18; 7C; CC",
     "T17: 0 0, T6: 0.39 0.12, T10: 0.43 0.12, T13: 0.49 0.12"),
    (4024, 1, 2, 3, True, 1000,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard QC CD JD; 0 fatto è; 1 "
     "passo; 2 passo; KS; CS; T17; KC; T1; CC; 2 say faglio; 5S; 8S; F; 1 say faglio; 9S; T3; 6S",
     "5C 6C: 0 0, 8C 9C: 0 0, 6D: 2 0.35, 8D 9D: 2 0.35, KB: 2.78 0.4 last - 30 21 32, 8B 9B: 3.24 0.41 last - 30 21 32, 5B: 3.25 0.41 "
     "last - 30 21 32, T12 T13: 5.82 0.42 last - 30 16 32, T6: 5.9 0.39 last - 30 13 32, T15: 6.04 0.41 last - 30 13 32, T20: 9.45 "
     "0.31 last - 30 2 32"),
    (15029, 1, 1, 3, True, 2000,
     "2 mischio; 0 altre cinque; 1 mischio; 2 altre cinque; 2 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 discard CS 5S JB; 1 "
     "fatto è; KS; 7S; 10S; QS; 8S; T0; KB; 7B; CB; 9B; QB; T2; 2 say faglio; KC; 7C; T1; 0 say faglio; 6S; T7",
     "T17: 0 0, F: 1.02 0.18 trick - 32 0 32, T4: 1.17 0.19 trick - 32 0 32, T14: 1.51 0.17, T20: 1.7 0.2, T19: 2.41 0.19"),
    (21054, 1, 0, 3, True, 2000,
     "1 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard CC 10C 9C; 1 fatto è; 2 passo; 0 "
     "passo; 10S; KS; 5S; KB; 8B; 6B; KC; T7; 6C; KD; 4D; 5D; QD; 7D; 6D; 10D; 9D; T2; 2 say faglio; 5B; QB; 7B; 8D; T6; T3; 0 say "
     "faglio; 7C; 5C; T5; 9B; F; CB; 10B; JB; T16; 0 say 'u primu jocu; 6S; QS; 9S; 8S; JS; CS; JC; 8C",
     "T13: 0 0, T17 T18 T19: 0.57 0.07, T20: 0.57 0.07"),
    (24049, 1, 0, 3, True, 1100,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 vado solo; 2 "
     "discard JS QB QD; 2 fatto è; 0 passo; 8B; KB; T0; T16; T3; T8; T17; T4; F; T18; T5; T15; T19; T9; 5S; 5C; T1; KC; 1 say faglio; "
     "JB; 7B; T2; 6C; T11; CC; 5B; CB; T6; 7C; T13; 10C; 6B; 6S; T7; 8C; T14; KD",
     "9B 10B: 0 0, 8S: 0.64 0.12, 10S: 0.64 0.12, CS: 0.67 0.12, 9D: 0.71 0.13, JD: 0.71 0.13, CD: 0.71 0.13"),
    (34061, 1, 1, 3, True, 1000,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 mischio; 0 altre cinque; 2 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 "
     "discard QS QC CD; 1 fatto è; KS; 8S; 7S; KC; 5C; T17; CS; JS; T0; 2 say faglio; 6C; T4; 7C; 9B; CB; KB; QB; 5B; 6B; 8C; T6; 10C; "
     "10B; T1; JB; 0 say faglio; JC; F; T7; 9D; 6D; KD; 9C; T8; CC; 10D; 8D; QD; JD; 4D; T16; 5S; T2; 10S; 7B; T9; T3; T19; T11; T5",
     "7D: 0 0, T10: 1.45 0.1 card T18 16 0 32, T15: 1.45 0.1 card T18 16 0 32, T20: 1.45 0.1 card T18 16 0 32"),
    (35012, 1, 2, 3, True, 1000,
     "0 altre cinque; 1 mischio; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard 6D 5D 4D; 0 fatto è; 1 passo; "
     "2 rivanto; KD; QD",
     "T16 T17: 0 0, T1: 0.15 0.3, T5 T6: 2.54 0.44, T8: 2.69 0.45, T11: 3.12 0.45, T13 T14: 3.19 0.48, T19: 3.72 0.56 last - 17 5 32"),
    (39023, 1, 0, 3, True, 1000,
     "1 mischio; 2 altre cinque; 0 mischio; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard CS 10C 7C; 1 fatto è; 2 passo; 0 "
     "passo; KC; JC; T17; KS; QS; 6S; 5S; T16; JS; 0 say faglio; 6C; 5C; T18",
     "7S 8S 9S: 0 0, KB: 0.64 0.26, 6D: 3.54 0.4 last - 26 16 32, 8D 9D 10D: 3.57 0.4 last - 26 16 32, T10: 4.68 0.4 last - 26 14 32, "
     "T6 T7 T8: 4.96 0.4 last - 26 16 32, QB: 6.54 0.39 last - 26 5 32, 5B: 7.72 0.42 last - 26 8 32, 10B: 7.8 0.41 last - 26 6 32, "
     "T20: 8.45 0.37 last - 26 2 32"),
    (41015, 1, 1, 3, True, 2100,
     "2 mischio; 0 mischio; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard QD 9D 6D; 2 fatto è; 0 passo; 1 "
     "passo; KS; CS; 6S; 5S; 9S",
     "QS: 0 0, JS: 0.6 0.08, 10S: 1.97 0.12, 8S: 2.94 0.12 trick - 32 0 32"),
    (47012, 1, 2, 3, True, 1000,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 mischio; 1 mischio; 2 vado solo; 2 discard 8D "
     "7D 4D; 2 fatto è; T3; T2",
     "F: 0 0, T5: 0.31 0.09, T9: 0.31 0.09, T11 T12: 0.32 0.09, T20: 0.37 0.11, T18 T19: 0.61 0.14"),
    (48058, 1, 2, 3, True, 1000,
     "0 altre cinque; 1 mischio; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard CC JC 9D; 0 fatto è; 1 passo; "
     "2 rivanto; 10C; 5C; KC; 9C; QC; T1; 8S; KS; 5S; KB; 5B; 9B; QB; 7B; JB; 10S; CS; JS; 6S; 9S; QS; 10B; CB; T0; 5D; KD; 7D; T13; "
     "T14; T2; 7S; T17; F; 6D; QD; 8D; 4D; 10D; CD; T18; T3; T7; JD; T4; T12; 6C; T10; T16",
     "6B: 0 0, T20: 11.37 0.07 last - 32 0 32, T5: 12 0 card T19 12 0 32, T8: 12 0 last - 32 0 32"),
    (49012, 1, 1, 3, True, 2100,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 mischio; 1 vado solo; 1 discard JS "
     "QD CD; 1 fatto è; 6C; 10C",
     "KC: 0 0, 5C: 0.36 0.11 trick - 32 0 32, 8C 9C: 0.36 0.11 trick - 32 0 32"),
    (51022, 1, 1, 3, True, 4000,
     "2 altre cinque; 0 mischio; 1 mischio; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard 10C 9C 7C; 2 fatto è; 0 passo; 1 "
     "passo; KC; CC; T1; KS; 6S; 5S; 7S; F; 9S; 0 say faglio; T0; T8",
     "T10: 0 0, T7: 0.32 0.1 trick - 32 0 32, T4 T5: 0.33 0.11 trick - 32 0 32"),
    (1039, 2, 1, 3, True, 2000,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 vado "
     "solo; 1 discard CB CC JD; 1 scommessa; KC; JC; T1; 7D; T16; KD; 0 say faglio; 5C; 8C; F; 2 say faglio; 9C; T7; 6C; 5D; T0; QD; "
     "7C; QC; T18; 8D; T2; CD; KB; QB; 10B; 10C",
     "T17 T19: 0 0, T6: 0.48 0.12 trick - 32 0 32, T3: 0.48 0.12 trick - 32 0 32, T13: 0.66 0.12 trick - 32 10 32, T15: 0.98 0.09"),
    (2062, 2, 1, 3, True, 4600,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 vado solo; 0 discard JC QD "
     "JD; 0 fatto è; 1 passo; KS; JS; 5S; 2 say 'u stissu jocu; CS; QS; 6S; KD; 9D; 4D; 7S; 8S; T16; 5C; CC; KC; 9S; F; T2; QC; T1; "
     "6C; 10S; T0; T17; 1 say faglio; T9; T3; T4; 8D; 10D; 6D; KB; 10B; 7B; 5B; QB; CB; 2 say faglio; 7C; T6; T5; 9B; 6B; JB; 8C; T7; "
     "T8; 8B; T15; T18",
     "T10 T11: 0 0, CD: 0.41 0.07, 5D: 0.72 0.08 trick - 24 15 32"),
    (3021, 2, 1, 3, True, 1000,
     "2 altre cinque; 0 mischio; 1 mischio; 2 altre cinque; 2 altre cinque; 2 mischio; 0 pago; 1 vado solo; 1 discard JB CD 10D; 1 "
     "fatto è; 5S; 8S; KS; KC; 6C; 9C; 5C; QC; 10C; KB; 5B",
     "T18: 0 0, T0 T2: 2.95 0.37 last - 32 24 32, T1: 3.01 0.39, T7 T8 T9: 3.02 0.37 last - 32 24 32, T11 T12: 3.1 0.38 last - 32 24 "
     "32, T15: 3.79 0.43 last - 32 24 32, T20: 6.01 0.46 last - 32 17 32"),
    (11033, 2, 2, 3, True, 4100,
     "0 altre cinque; 1 altre cinque; 2 mischio; 0 mischio; 1 mischio; 2 altre cinque; 0 altre cinque; 0 mischio; 1 mischio; 2 vado "
     "solo; 2 discard 10C 9C 8D; 2 fatto è; KD; QD; T1; 10B; 9B; KB; 0 say faglio; 6D; T6; 4D; QB; T16; JB; 1 say faglio; 5D; CD; T17; "
     "5B; T0; 8B; 10D",
     "F: 0 0, 9D: 0.39 0.09, 7D: 0.39 0.09"),
    (11060, 2, 2, 3, True, 1000,
     "0 altre cinque; 1 altre cinque; 2 mischio; 0 mischio; 1 mischio; 2 altre cinque; 0 altre cinque; 0 mischio; 1 mischio; 2 vado "
     "solo; 2 discard 10C 9C 8D; 2 fatto è; KD; QD; T1; 10B; 9B; KB; 0 say faglio; 6D; T6; 4D; QB; T16; JB; 1 say faglio; 5D; CD; T17; "
     "5B; T0; 8B; 10D; F; T9; 6B; T2; T3; 7D; T10; JD; 7B; T4; T5; 9D; T19; T8; CB; T11; T7; 8C; KC; T13; 8S; JS; KS; 0 say faglio; "
     "7C; T14; 5C",
     "T20: 0 0, QS: 0.87 0.16 card T18 14 5 32, CS: 0.87 0.16 card T18 14 5 32, 9S: 1.45 0.17 card T18 14 4 32, T15: 2.86 0.16 card "
     "T18 14 0 32"),
    (13051, 2, 1, 3, True, 2000,
     "2 altre cinque; 0 vado solo; 0 discard QB 5B QD; 0 fatto è; 1 passo; 2 passo; 8S; KS; 7S; KB; T0; 8B; KC; 6C; 7C; 10C; 9C; JC; 1 "
     "say faglio; 6B; T4; 10B; 5C; F; QC; CB; T5; JB; T12; T1; T19; 7B; T6; T7; 9S; CS; QS; CC; T8; 8C; 10S; 6S; T13; 9D; CD; KD; 1 "
     "say faglio; 9B; T14; T11; 6D",
     "5D: 0 0, 10D: 2.32 0.32, JD: 2.42 0.33"),
    (16019, 2, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 mischio; 0 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 vado "
     "solo; 1 discard JB JD 6D; 1 fatto è; KC; QC; 5C; KB; CB; 5B; CC",
     "T17 T18: 0 0, T1: 0.4 0.15, T8 T9 T10 T11: 0.98 0.16, T6: 1.04 0.16"),
    (17014, 2, 0, 3, True, 2100,
     "1 altre cinque; 2 altre cinque; 0 mischio; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 8S JC 7C; 1 fatto è; 2 passo; "
     "0 passo; 10B; 6B; KB; T16",
     "T20: 0 0, F: 1.28 0.21, T9: 1.35 0.2, T12: 1.37 0.2, T14: 1.38 0.2"),
    (17051, 2, 0, 3, True, 4000,
     "1 altre cinque; 2 altre cinque; 0 mischio; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard 8S JC 7C; 1 fatto è; 2 passo; "
     "0 passo; 10B; 6B; KB; T16; T20; T0; 5B; 9B; QB; KS; 6S; 5S; KD; CD; 6D; 10D; F; QD; KC; T1; 8C; 8D; T9; JD; 0 say faglio; 10C; "
     "5C; T2; 4D; T12; 7D; QS; CS; 10S; 9S; T3; T5; 5D; T14; 9D; 0 say faglio",
     "CC: 0 0, QC: 0.59 0.06 card QC 18 0 32, 7B 8B: 0.76 0.11, CB: 0.81 0.13, 7S: 2.36 0.17, JS: 2.67 0.16"),
    (19054, 2, 1, 3, True, 4100,
     "2 mischio; 0 altre cinque; 1 mischio; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard 5S QB CB; 2 fatto è; 0 passo; 1 "
     "passo; KB; 9B; 5B; JB; 10B; 6B; 7B; F; 8B; KS; 6S; 10S; KD; 6D; 4D; KC; JC; 6C; QC; CC; 8C; T4; T0; T6; QS; T1; 7S; 5C; T3; T2; "
     "1 say faglio; 8S; JS; T10; 7C; T5; T7; 0 say faglio; CS; T17; 9S; 9C; T8; T9",
     "T15: 0 0, T12 T13: 0.03 0.03, 5D: 1.32 0.12 trick - 32 17 32, 9D 10D: 1.41 0.13 trick - 32 17 32"),
    (22058, 2, 2, 3, True, 4200,
     "0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard CB CC CD; 0 fatto è; 1 passo; "
     "2 passo; KD; 6D; 4D; QD; T2; 7D; KB; T1; 6B; KS; 5S; 9S; 8S; QS; T17; 1 say faglio; 5B; T4; 8B; 6S; CS; T3; 7B; T8; 9B; 10S; 7S; "
     "T5; 10B; T9; JB; 9D; 10D; T7; 6C; KC; 7C; 5C; F; QC; 8C; T0; T6; 2 say faglio; 5D; T12; JD; 1 say faglio",
     "QB: 0 0, JC: 0.49 0.09, 9C 10C: 0.52 0.09, T13: 0.52 0.11"),
    (24015, 2, 0, 3, True, 1000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 vado solo; 2 "
     "discard JS QB QD; 2 fatto è; 0 passo; 8B; KB; T0",
     "T16 T17 T18 T19: 0 0, JC: 0.35 0.06 trick - 32 0 32, QC: 0.35 0.06 trick - 32 0 32, 7D 8D: 0.35 0.07 trick - 32 0 32, 5C 6C 7C "
     "8C 9C: 0.36 0.07 trick - 32 0 32, T20: 0.36 0.08, T12: 0.62 0.13 trick - 32 8 32, T10: 0.68 0.13 trick - 32 4 32, T2: 0.68 0.13 "
     "trick - 32 0 32, T6 T7: 0.71 0.13 trick - 32 1 32"),
    (28043, 2, 1, 3, True, 1100,
     "2 mischio; 0 vado solo; 0 discard QS 6S 5B; 0 fatto è; 1 passo; 2 passo; KB; CB; T16; 7C; 10C; 9C; 2 say faglio; 6B; 9B; T17; "
     "8C; KC; T18; 1 say faglio; JB; T2; 7B; 5C; 6C; T0; T3; T13; T19; 8B; T4; T6; KD; 9D; 5D; JC; T1; T10; KS; T8; 5S; QC; T5",
     "F: 0 0, T12: 3.04 0.59, T15: 3.87 0.66"),
    (28055, 2, 1, 3, True, 1000,
     "2 mischio; 0 vado solo; 0 discard QS 6S 5B; 0 fatto è; 1 passo; 2 passo; KB; CB; T16; 7C; 10C; 9C; 2 say faglio; 6B; 9B; T17; "
     "8C; KC; T18; 1 say faglio; JB; T2; 7B; 5C; 6C; T0; T3; T13; T19; 8B; T4; T6; KD; 9D; 5D; JC; T1; T10; KS; T8; 5S; QC; T5; F; 2 "
     "say faglio; QB; T15; T20; CC; T7; T12; 1 say faglio; 7S; T9; CS",
     "4D: 0 0, 8D 10D: 11.06 0.73 last - 30 13 32, T11 T14: 12.34 0.75 last - 30 12 32"),
    (10049, 3, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 vado solo; 0 discard CS 9S "
     "QD; 0 fatto è; 1 passo; 10S; 6S; T17; KD; 7D; 5D; QC; CC; 5C; 4D; CD; JD; 2 say faglio; JC; 9C; KC; 6D; F; T1; 1 say faglio; JS; "
     "T3; 5S; 8D; T7; T0; 7C; 10C; 6C; T2; T6; T18; T12; T4; T13; 9D; KS; T16",
     "T19: 0 0, T15: 0.01 0.01, KB: 0.5 0.08, QB: 0.5 0.08, T5: 0.5 0.08 trick - 32 0 32, T10 T11: 0.5 0.08 trick - 32 0 32, JB: 0.66 "
     "0.1 card QB 26 10 32"),
    (22028, 3, 2, 3, True, 4200,
     "0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard CB CC CD; 0 fatto è; 1 passo; "
     "2 passo; KD; 6D; 4D; QD; T2; 7D; KB; T1; 6B; KS; 5S; 9S; 8S; QS; T17; 1 say faglio; 5B; T4",
     "JB: 0 0, 8B 9B: 0.31 0.08, F: 0.51 0.11"),
    (27050, 3, 0, 3, True, 4200,
     "1 mischio; 2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 pago; 2 vado solo; 2 discard "
     "10B 5B JD; 2 fatto è; 0 passo; 9B; KB; T0; KD; 5D; 4D; KS; 5S; 8S; KC; 5C; 6C; 10S; QS; 9S; 1 say faglio; 6B; 7B; T3; 6S; CS; "
     "T4; 0 say faglio; 8B; T5; JB; 7S; JS; T8; 8C; QC; F; T17; T14; T11; 10C; 7C; CC",
     "QB: 0 0, JC: 0.54 0.11, 9D 10D: 0.66 0.13, CD: 0.74 0.14, T12 T13 T15: 1.07 0.15"),
    (35032, 3, 2, 3, True, 1000,
     "0 altre cinque; 1 mischio; 2 altre cinque; 0 altre cinque; 0 altre cinque; 0 vado solo; 0 discard 6D 5D 4D; 0 fatto è; 1 passo; "
     "2 rivanto; KD; QD; T1; 8B; 5B; KB; 1 say faglio; 7D; T16; 8D; T5; T7; T18; 7C; KC; 6C; QB; 6B; 9B; CB; 7B; 10B",
     "T17 T19: 0 0, T13 T14: 0.79 0.34, T6 T8: 0.94 0.35 trick - 32 0 32, T11: 1.31 0.41 trick - 32 3 32, JB: 1.39 0.36 trick - 32 0 "
     "32, KS: 1.53 0.52, 5C: 2.44 0.55 trick - 32 0 32, JC: 3.28 0.53 trick - 32 0 32, 7S 8S: 3.39 0.54 trick - 32 0 32"),
    (39037, 3, 0, 3, True, 2000,
     "1 mischio; 2 altre cinque; 0 mischio; 1 altre cinque; 1 altre cinque; 1 vado solo; 1 discard CS 10C 7C; 1 fatto è; 2 passo; 0 "
     "passo; KC; JC; T17; KS; QS; 6S; 5S; T16; JS; 0 say faglio; 6C; 5C; T18; 7S; T3; 10S; KD; CD; 6D; CC; 9C; T6; QB; JB; 7B; 8S; T5",
     "F: 0 0, T1: 0.31 0.09, T0 T2 T4: 0.33 0.09, T9: 0.48 0.14, T14: 0.62 0.16, T19: 1.08 0.17"),
    (55027, 3, 1, 3, True, 1000,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 pago; 0 altre cinque; 2 pago; 0 vado solo; 0 discard 10C "
     "7C JD; 0 fatto è; 1 rivanto; 4D; 10D; KD; T17; T3; T2; KB; CB; 6B; T0; T16; T7; KC; QC; T1",
     "T14: 0 0, T18 T19: 0.02 0.09, T10 T11: 0.43 0.17 trick - 23 1 32, T4: 0.47 0.18 trick - 23 0 32, T6: 0.5 0.18 trick - 23 0 32, "
     "QB: 0.68 0.21, KS: 0.85 0.22, 7S: 1.06 0.22 trick - 23 0 32, 7D: 1.22 0.24 trick - 23 0 32, 9B 10B: 1.78 0.27 trick - 23 0 32, "
     "5B: 1.79 0.27 trick - 23 0 32"),
    (55054, 3, 1, 3, True, 4000,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 pago; 0 altre cinque; 2 pago; 0 vado solo; 0 discard 10C "
     "7C JD; 0 fatto è; 1 rivanto; 4D; 10D; KD; T17; T3; T2; KB; CB; 6B; T0; T16; T7; KC; QC; T1; QB; T5; 7B; 2 say faglio; JC; 5C; "
     "T18; 5B; T8; JB; QD; 5D; 7D; CD; T9; T10; 9B; T12; 8B; 2 say faglio; 6D; T15; T19; 10B; T13; CC; 8D",
     "6C: 0 0, 8C 9C: 0 0, JS: 0.26 0.1, 6S: 0.49 0.09, 9S 10S: 0.5 0.09"),
    (67061, 3, 1, 3, True, 4000,
     "2 altre cinque; 0 mischio; 1 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 2 "
     "mischio; 0 mischio; 1 vado solo; 1 discard QS CD 4D; 1 fatto è; KD; JD; T1; KB; 5B; 6B; KC; 9C; 6C; QC; 10C; 7C; 5C; F; CC; 2 "
     "say faglio; 5D; T0; 6D; 5S; KS; CS; 0 say faglio; 8D; 7D; T6; JC; T3; 8C; 9D; QD; T10; 10B; QB; 9B; 10S; 7S; 6S; 10D; T2; T14; "
     "CB; JB; T16; 8S; 9S; JS",
     "T4: 0 0, T9: 0.03 0.07, T12 T13: 0.51 0.13, 8B: 0.65 0.14"),
    (71064, 3, 1, 3, True, 4000,
     "2 mischio; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 mischio; 1 vado "
     "solo; 1 discard QC 10C 9C; 1 fatto è; 9D; 5D; KD; 10D; QD; 8D; 8S; 5S; JS; T11; T13; T16; KB; 8B; QB; KC; T1; 6C; 4D; CD; F; 0 "
     "say faglio; JC; 5C; T18; 10B; 5B; CB; 2 say faglio; 7C; T9; CC; JD; 6D; T3; 8C; T6; T17; T14; T12; T0; 7D; T19; T2; 2 say "
     "faglio; 6B; JB; T5; T8; 9S; T4; T10",
     "7B 9B: 0 0, 10S: 0.17 0.03, CS: 0.83 0.07"),
    (94047, 3, 0, 3, True, 4000,
     "1 altre cinque; 2 mischio; 0 mischio; 1 mischio; 2 mischio; 0 altre cinque; 1 altre cinque; 1 mischio; 2 mischio; 0 vado solo; 0 "
     "discard CS CB CD; 0 fatto è; T17; T3; F; 10S; KS; 5S; 1 say 'u stissu jocu; 9S; 6S; QS; T18; T4; T0; 8S; JS; 7S; KC; 5C; 6C; QC; "
     "8C; 7C; 10C; CC; T2; 8B; 10B; KB; JB; QB; 6B; 5B; 7B; 9B; 9C",
     "T12 T13 T14: 0 0, T5 T6: 0.46 0.09, T19: 1.84 0.16"),
    (106045, 3, 1, 3, True, 4000,
     "2 altre cinque; 0 mischio; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 vado solo; 2 discard QB CC JC; 2 fatto è; 0 passo; "
     "1 passo; T4; T0; T17; KD; 9D; 5D; QD; F; 8D; 4D; JD; CD; 0 say 'u stissu jocu; 7C; T1; 6C; 6D; 10D; T2; 0 say faglio; 5C; T7; "
     "QC; 7D; T16; T18; 8C; T8; KC; JS; 5S; QS; 0 say 'u stissu jocu; 10S; 7S",
     "6S: 0 0, 9S: 0.12 0.04, KS: 0.55 0.1"),
    (125043, 3, 1, 3, True, 4000,
     "2 altre cinque; 0 mischio; 1 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 "
     "mischio; 1 vado solo; 1 discard JB 8B CC; 1 fatto è; KB; CB; T17; KS; 7S; 5S; 9S; CS; QS; 2 say faglio; 5B; T1; 6B; JS; 8S; 10S; "
     "6S; F; T6; 8D; KD; CD; KC; 8C; 5C; 6D; QD; 5D; 0 say faglio; 7B",
     "T16 T18 T19: 0 0, T13 T14: 0.44 0.09 trick - 32 8 32, T9: 0.46 0.09 trick - 32 2 32"),
    (132048, 3, 0, 3, True, 4000,
     "1 vado solo; 1 discard JB 8B QD; 1 fatto è; 2 passo; 0 passo; 9B; KB; T1; 8D; 4D; KD; 2 say faglio; 5B; T0; 6B; CD; 7D; 6D; 5D; "
     "T2; JD; 0 say faglio; 10B; 7B; T4; 9D; T5; F; 8S; 10S; KS; 10D; T7; T3; QS; 7S; 9S; 0 say 'u stissu jocu; 5S; CS; T11; KC; 10C; "
     "5C; 8C; T8; QC; 0 say faglio",
     "CB: 0 0, QB: 0.23 0.06, 6S: 1.64 0.31, JS: 1.8 0.32, T9: 2.92 0.31, T12: 2.98 0.31, T14: 3.41 0.33"),
)
