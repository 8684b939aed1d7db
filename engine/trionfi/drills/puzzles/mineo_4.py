"""Puzzles of mineo-4; `python -m benchmarks.puzzles mineo-4` adds to them."""

RULES = "ff83f372bb37"
HANDS = 68
PUZZLES = (
    (2025, 1, 0, 4, True, 4000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard 9C 8C 6C; 1 fatto è; 2 passo; 3 rivanto; "
     "KC; 5C; 10C; T5; KD; 4D; 5D; JD; QD; 10D; F; 6D; 9D",
     "T1: 0 0, T15: 0.32 0.11, T7: 0.37 0.09 card T1 21 13 32, T0: 0.39 0.08 card T1 21 13 32, T4: 0.39 0.09 card T1 21 13 32"),
    (5032, 1, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T19; 2 passo; 3 passo; 0 passo; 1 discard QC QD 8D; 1 fatto è; 2 passo; 3 passo; 0 "
     "passo; KC; 7C; CC; 5C; JC; 9C; 10C; 6C; 9B; T2; KB; 8B; 7S; 9S; KS; 6S; 8C; T12; T3",
     "T16: 0 0, T13: 0.87 0.12 card T16 32 20 32, T1: 0.87 0.14, T10: 1.4 0.16 card T16 32 17 32, T5: 1.44 0.15 card T16 32 16 32, T0: "
     "1.45 0.15 card T16 32 16 32"),
    (8023, 1, 2, 4, True, 1000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 passo; 1 vado solo; 1 discard CD 10D 6D; 1 fatto è; 2 rivanto; T0; T4; T2; "
     "F; 2 say 'u stissu jocu; T7; T6; T15; T18; 7B; QB; 10B; KB",
     "KS: 0 0, 9B: 1.97 0.75 trick - 16 0 32, T3 T5: 2.61 1.01 trick - 16 0 32, T11: 2.82 0.97 trick - 16 0 32, JB: 3.24 0.91 trick - "
     "16 0 32, CS: 4.31 0.63 card KS 16 2 32, KC: 4.48 0.86 last - 14 5 32, 6S: 4.51 0.62 card KS 16 3 32, 10S: 4.72 0.66 card KS 16 3 "
     "32, JC: 6.96 0.81 last - 14 5 32, T19: 7.04 0.96"),
    (12018, 1, 1, 4, True, 1000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 passo; 1 vado solo; 1 discard CC QD JD; 1 scommessa; 3 passo; 0 "
     "passo; KC; T4; JC; 8C; 8S; KS",
     "T1: 0 0, T18: 2.15 0.76, T6: 2.71 0.72, T0 T2: 2.78 0.73, T11: 2.82 0.8, F: 3.74 0.76 card KS 32 0 32, T20: 8.76 0.82 last - 24 "
     "9 32"),
    (13024, 1, 3, 4, True, 2000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T19; 1 passo; 2 passo; 3 passo; 0 discard 9B 7B JC; 0 fatto è; 1 passo; 2 passo; 3 "
     "passo; KB; QB; 6B; T16; KD; F; 5D; CD; QD; 8D; 6D",
     "T1: 0 0, T0 T2: 0.2 0.06, T5: 0.21 0.06, T10: 0.21 0.06, T8: 0.21 0.06, T12: 0.23 0.07"),
    (14045, 1, 0, 4, True, 1100,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard CB 10C 6C; 1 fatto è; 2 passo; 3 passo; 0 "
     "passo; T6; F; T2; T7; JB; T1; 9B; KB; 10S; 8S; 7S; KS; 8B; T0; QB; 7B; QS; 9S; JS; 5S; 6S; T14; CS; T18; 5B; T3; T16; T10; KC; "
     "7C; T5; 5C",
     "6B 10B: 0 0, KD: 0.51 0.11, 8D: 0.86 0.13, T19: 0.99 0.15 last - 31 19 32, T8 T9: 1.68 0.15 last - 31 20 32"),
    (14059, 1, 0, 4, True, 4200,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard CB 10C 6C; 1 fatto è; 2 passo; 3 passo; 0 "
     "passo; T6; F; T2; T7; JB; T1; 9B; KB; 10S; 8S; 7S; KS; 8B; T0; QB; 7B; QS; 9S; JS; 5S; 6S; T14; CS; T18; 5B; T3; T16; T10; KC; "
     "7C; T5; 5C; 6B; T4; T20; T11; 1 say 'u primu jocu; 8C; 9C; T8; CC; 10B; T17; 7D; T12; 0 say faglio",
     "QC: 0 0, CD: 0.28 0.06, 5D: 0.32 0.06, JD: 0.32 0.06"),
    (25022, 1, 2, 4, True, 1000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 vado solo; 0 discard QB JB 10B; 0 fatto è; 1 passo; 2 passo; KD; JD; 6D; 5D; "
     "2 say 'u stissu jocu; 9D; QD; 10D; 8D; KB; CB; T17",
     "T20: 0 0, T12: 7.77 0.4 card T17 32 0 32, T10: 7.82 0.41 card T17 32 0 32, T15: 7.84 0.38 card T17 32 0 32"),
    (26023, 1, 3, 4, True, 1000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 vado solo; 2 discard CS JS 9S; 2 fatto è; 3 passo; 1 passo; 9C; 7C; "
     "5C; KC; CC; JC; 10C; T2; 10B; KB; 5B; 8B",
     "6C 8C: 0 0, 5D: 2.83 0.52 last - 21 8 32, 8D: 2.85 0.53 last - 21 8 32, 10D: 2.98 0.48 last - 21 7 32, QS: 4.5 0.53 last - 21 2 "
     "32, KS: 4.51 0.54 last - 21 2 32, T7: 5.42 0.52 last - 21 5 32, T0: 5.5 0.55 last - 21 4 32, T3: 5.5 0.55 last - 21 4 32, T20: "
     "10.26 0.53 last - 21 0 32"),
    (31044, 1, 0, 4, True, 1200,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard JC 9C CD; 1 scommessa; 2 passo; 3 passo; "
     "0 passo; QC; 5C; 8C; KC; 6C; CC; T17; 10C; 9B; KB; 6B; CB; T16; T19; T11; T7; 7B; JB; T8; QB; 10S; QS; KS; 9S; 7C; T18; T0; T3; "
     "9D; QD; 7D",
     "T1: 0 0, T15: 1.25 0.22, F: 1.33 0.29 trick - 32 0 32, T5 T6: 1.46 0.26, T20: 1.51 0.3"),
    (51055, 1, 1, 4, True, 4000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 vado solo; 3 discard 10S 6S QB; 3 fatto è; 0 passo; 1 passo; KB; 7B; 8B; T1; "
     "KD; 6D; 7D; 4D; 9D; CD; QD; 5D; 0 say faglio; 2 say faglio; 9B; T3; T17; 5B; KC; 6C; 9C; 7C; 5C; T2; 10C; QC; 1 say faglio; 6B; "
     "10B; T4; F; 8D; 10D; T6; JD; 7S; KS; 5S; T18; 8C; T7; T0; JC; 1 say faglio; 2 say faglio",
     "JS: 0 0, JB: 0.88 0.12, CB: 0.92 0.13, T13: 1.38 0.13, T10: 1.57 0.14"),
    (52032, 1, 2, 4, True, 2000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 passo; 1 passo; 2 passo; 3 discard QC QD JD; 3 fatto è; 0 passo; 1 passo; 2 "
     "passo; T13; T2; T7; F; QB; JB; 5B; KB; 10B; T1; 7B; 6B; 10S; 6S; 9S; KS; 7C; JC; 6C",
     "KC: 0 0, CC: 0.58 0.14 card KC 32 7 32, 5C: 0.75 0.17 card KC 32 9 32, 8C: 0.75 0.17 card KC 32 9 32"),
    (56057, 1, 1, 4, True, 2400,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T19; 3 passo; 0 passo; 1 passo; 2 discard JB QD 8D; 2 fatto è; 3 passo; 0 passo; 1 "
     "passo; T3; T1; T15; T17; KS; T8; 6S; QS; T12; T6; T9; T14; 10S; KB; 7S; CS; CB; 5B; 7B; 6B; KD; T0; 6D; CD; 5S; CC; JS; 8S; 9D; "
     "4D; T2; JD; 10C; KC; 5C; 6C; 8B; T7; QB; T11; 7C; JC; QC; T16",
     "10D: 0 0, 9S: 0.37 0.1 trick - 10 0 32, T10: 0.89 0.11, T18: 1.36 0.11 card T18 22 0 32"),
    (62049, 1, 1, 4, True, 2200,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 vado solo; 2 discard CS QD 9D; 2 fatto è; 3 passo; 0 passo; 1 passo; 9C; 5C; JC; KC; KB; "
     "5B; QB; JB; 9B; 6B; T16; CB; KS; QS; T10; 6S; 10B; 8B; T14; F; 1 say faglio; 3 say faglio; 5S; 7S; T4; 9S; 7B; T3; T15; T18; 0 "
     "say faglio; 8S; T5; JS; 10S; T17; T8; 10C; T0",
     "8C: 0 0, QC: 0.45 0.05, T12: 0.66 0.1 card KD 29 19 32, T19: 0.81 0.07 card KD 29 18 32, T20: 0.87 0.07 card KD 29 18 32, T7: "
     "1.85 0.09 card KD 29 16 32"),
    (31, 2, 1, 4, True, 8400,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 passo; 1 passo; 2 discard QC 8C 5C; 2 fatto è; 3 passo; 0 passo; 1 "
     "passo; 10D; KD; 7D; 4D; T2; T13; F; T16; JC; KC; 10C; T18; 5D; T0; 6D; 8D; T11; T3",
     "T15: 0 0, T6 T7: 0.28 0.06 trick - 32 10 32, T20: 0.58 0.05"),
    (1032, 2, 3, 4, True, 8000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 passo; 3 passo; 0 discard CB JB QC; 0 fatto è; 1 passo; 2 passo; 3 "
     "passo; T0; T7; T2; F; 9D; KD; T4; 10D; KB; T16; QB; 9B; 2 say faglio; 3 say faglio; CD; 4D; 5D; T13; 5B",
     "T5 T6 T8 T9: 0 0, T15: 0.26 0.09, T12: 0.41 0.1"),
    (4057, 2, 2, 4, True, 1000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 vado solo; 0 discard 6B 8D 6D; 0 fatto è; 1 passo; 2 passo; KB; CB; 5B; T8; "
     "7C; 10C; QC; KC; 1 say faglio; 2 say faglio; 8B; T20; 7B; T2; 8C; T1; 6C; 5C; 3 say faglio; 9B; T3; F; T16; 9C; T7; T4; T0; 10B; "
     "T6; T5; T14; 10S; 6S; CS; KS; 8S; QS; T9; 7S; JB; T12; T10; T15; T18; T11; T13; 5S",
     "T19: 0 0, JS: 8 0 card T17 32 0 32, JC: 8 0 card T17 32 0 32, CC: 9.78 0.22 card T17 32 0 32"),
    (6021, 2, 3, 4, True, 2100,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 passo; 3 passo; 0 discard QC CD JD; 0 fatto è; 1 passo; 2 passo; 3 "
     "passo; KS; JS; 5S; 8S; QS; 6S; 7S; 9S",
     "CS: 0 0, T7: 0.6 0.14 last - 25 15 32, T3: 0.69 0.15 last - 25 14 32, T5: 0.69 0.15 last - 25 15 32, 10S: 0.75 0.12, T1: 0.9 "
     "0.17 last - 25 15 32, 5C: 1.1 0.15 last - 25 12 32, 4D 5D: 1.11 0.16 last - 25 14 32, 8D: 1.13 0.16 last - 25 14 32, 9B: 1.19 "
     "0.16 last - 25 11 32, T20: 1.49 0.17 last - 25 14 32"),
    (6031, 2, 3, 4, True, 2100,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 passo; 3 passo; 0 discard QC CD JD; 0 fatto è; 1 passo; 2 passo; 3 "
     "passo; KS; JS; 5S; 8S; QS; 6S; 7S; 9S; CS; T11; T9; T0; KC; JC; 7C; 5C; T12; T10",
     "T17 T18 T19: 0 0, T14 T15: 0.4 0.06 trick - 32 23 32, T4: 0.42 0.08 trick - 32 5 32, T6: 0.42 0.08 trick - 32 5 32, T2: 0.43 "
     "0.08 trick - 32 5 32, T8: 0.45 0.08 trick - 32 5 32"),
    (7022, 2, 2, 4, True, 1000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 passo; 1 vado solo; 1 discard QB CD 4D; 1 fatto è; 2 passo; 0 rivanto; KB; "
     "6B; JB; 5B; KD; 6D; QD; T6; T17; T8; T0",
     "T20: 0 0, T3 T4 T5: 5.4 0.46 card T17 32 0 32, T1: 10.73 0.53 card T17 32 0 32"),
    (10053, 2, 0, 4, True, 1000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard CB JC QD; 1 fatto è; 2 passo; 3 passo; 0 "
     "passo; KS; 7S; JS; 6S; T11; F; T2; T17; 8S; CS; T4; QS; KB; 5B; 7B; T16; 5S; T8; 10S; 9S; 8D; KD; T1; 6D; 8B; T18; 6B; QB; 10D; "
     "5D; 4D; T0; 9B; T13; JB; T9; 6C; T6; QC; KC",
     "10B: 0 0, 9D: 0.78 0.12 last - 21 13 32, T20: 1.18 0.14 last - 21 12 32, T12: 1.24 0.11 last - 21 13 32, JD: 1.39 0.12 last - 21 "
     "8 32"),
    (17023, 2, 3, 4, True, 2000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 passo; 3 passo; 0 discard CB 9B QC; 0 fatto è; 1 passo; 2 passo; 3 "
     "passo; KB; 5B; 7B; T16; 8C; 7C; 10C; KC; 5C; CC",
     "T1: 0 0, T17: 1.12 0.14, T3 T4 T5: 1.25 0.17, T20: 3.97 0.26 last - 29 10 32"),
    (23045, 2, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard CB 5C CD; 1 fatto è; 2 passo; 3 passo; 0 "
     "passo; T14; T12; T7; T16; KB; QB; 5B; JB; 9B; T1; T15; 6B; 10S; CS; KS; F; 10B; T2; T0; 8B; KC; CC; 7C; T3; 7B; T9; T5; T8; KD; "
     "4D; 8D; 7D",
     "QS: 0 0, QC: 0.18 0.07 trick - 26 0 32, 10C: 0.19 0.08 trick - 26 0 32, QD: 0.28 0.09 trick - 26 17 32, 10D: 0.29 0.1 trick - 26 "
     "12 32, 5D 6D: 0.29 0.1 trick - 26 12 32"),
    (31026, 2, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard JC 9C CD; 1 scommessa; 2 passo; 3 passo; "
     "0 passo; QC; 5C; 8C; KC; 6C; CC; T17; 10C; 9B; KB; 6B; CB; T16",
     "T19: 0 0, T20: 0.1 0.08, F: 4.09 0.14 card T16 32 0 32, T5 T6: 4.11 0.15 card T16 32 0 32, T15: 4.54 0.16 card T16 32 0 32, T1: "
     "18.86 0.24 card T1 31 0 32"),
    (36043, 2, 1, 4, True, 2000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 passo; 1 vado solo; 1 discard 8S 5S 5C; 1 fatto è; 3 passo; 0 "
     "passo; KC; QC; 6C; T0; 9B; 10B; 6B; KB; 2 say faglio; 3 say faglio; 10C; F; 7C; JC; 0 say faglio; 9C; CC; T9; 8C; KD; JD; 4D; "
     "5D; T18; T4; T2; T7; QB; 7B; 8B; 5B",
     "9D: 0 0, T20: 0.25 0.12, JB: 0.29 0.06, CB: 0.3 0.06, T12 T13: 0.46 0.08, T19: 0.48 0.11, T10: 0.52 0.08"),
    (43039, 2, 1, 4, True, 2100,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 vado solo; 2 discard QB 7D 4D; 2 scommessa; 3 passo; 0 passo; 1 passo; KD; JD; CD; T1; KB; "
     "5B; T2; 7B; 1 say faglio; 3 say faglio; CC; QC; T3; 7C; 10B; CB; T9; 8B; 1 say faglio; 3 say faglio; 10D; T6; F; 9D; 0 say "
     "faglio; 6C; T12; 8C; 5C",
     "JB: 0 0, 6B: 2.07 0.27, KS: 2.4 0.28 last - 31 15 32, 5S: 2.54 0.3, T4 T5: 4.24 0.26 last - 31 20 32, T8: 4.46 0.26 last - 31 17 "
     "32, T13: 5.34 0.25 last - 31 16 32, T20: 8.75 0.37 last - 31 5 32"),
    (48049, 2, 0, 4, True, 1100,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard CS 9S 8S; 1 fatto è; 2 passo; 3 rivanto; "
     "T13; T2; F; T0; KS; JS; 6S; T5; KC; CC; 6C; 7C; KB; 8B; 7B; 5B; 9C; T1; T6; JC; 10B; T3; 6B; 9B; T9; T8; T10; T16; JB; T19; CB; "
     "T20; 10S; T11; 7S; 5C; T12",
     "QS: 0 0, 8C 10C: 1.07 0.22, 5D: 1.11 0.21, CD: 1.39 0.2, KD: 2.71 0.17 card KD 31 6 32"),
    (63058, 2, 1, 4, True, 1000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 vado solo; 0 discard QC CC JC; 0 scommessa; 1 passo; 3 passo; QS; "
     "KS; 5S; CS; T15; T6; F; T3; 6S; JS; 8S; T12; 9D; JD; KD; 6D; KC; T1; T9; 5C; 10D; 5D; T16; 8D; 1 say faglio; 2 say faglio; 9C; "
     "T7; T17; 6C; 4D; T0; T18; QD; 10C; T11; T4; 7C; 9S; T5; T13; 7S; 3 say faglio; 8C; 8B; T14; T10",
     "T19: 0 0, T20: 0 0, 10S: 0.29 0.07 trick - 32 0 32, KB: 0.29 0.07"),
    (54, 3, 1, 4, True, 4500,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 passo; 1 passo; 2 discard QC 8C 5C; 2 fatto è; 3 passo; 0 passo; 1 "
     "passo; 10D; KD; 7D; 4D; T2; T13; F; T16; JC; KC; 10C; T18; 5D; T0; 6D; 8D; T11; T3; T15; T4; JB; KB; 5B; CB; 6B; QB; T19; 9B; "
     "T9; T20; T8; T5; 10S; QS; T1; KS; 0 say faglio; 7B; 9D; T6; T10",
     "JD: 0 0, 6S 7S: 0.71 0.11, T12 T14: 1.99 0.14 last - 22 11 32"),
    (1049, 3, 3, 4, True, 8000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 passo; 3 passo; 0 discard CB JB QC; 0 fatto è; 1 passo; 2 passo; 3 "
     "passo; T0; T7; T2; F; 9D; KD; T4; 10D; KB; T16; QB; 9B; 2 say faglio; 3 say faglio; CD; 4D; 5D; T13; 5B; T5; 10B; T1; 8S; QS; "
     "KS; T14; 6B; T12; T17; T3; 1 say faglio; 3 say faglio; 7S; 5S; T18; 6S",
     "T19: 0 0, T20: 0.02 0.02, 5C: 0.71 0.13 card KC 29 14 32, 7C: 0.87 0.13 card KC 29 14 32, 7B 8B: 0.88 0.11 trick - 32 0 32, KC: "
     "1.52 0.1"),
    (2035, 3, 0, 4, True, 8500,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard 9C 8C 6C; 1 fatto è; 2 passo; 3 rivanto; "
     "KC; 5C; 10C; T5; KD; 4D; 5D; JD; QD; 10D; F; 6D; 9D; T1; 7D; 8D; 7C; T6; QC; T18; KB; 6B; T9",
     "CB: 0 0, 5B: 0.17 0.04, 8B: 0.17 0.04, 10B: 0.17 0.04"),
    (5045, 3, 0, 4, True, 2400,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T19; 2 passo; 3 passo; 0 passo; 1 discard QC QD 8D; 1 fatto è; 2 passo; 3 passo; 0 "
     "passo; KC; 7C; CC; 5C; JC; 9C; 10C; 6C; 9B; T2; KB; 8B; 7S; 9S; KS; 6S; 8C; T12; T3; T16; KD; T8; 10D; JD; 5S; QS; CS; T1; 6D; "
     "T6; CD; 4D",
     "10B: 0 0, JS: 0.27 0.11, 8S 10S: 0.35 0.11, T4: 0.56 0.12, T20: 0.71 0.12, T18: 0.74 0.11"),
    (9036, 3, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 vado solo; 1 discard QS 5C 6D; 1 fatto è; 2 passo; 3 rivanto; 9D; KD; 8D; T16; KB; 10B; "
     "JB; 5B; 6B; T1; QB; CB; 0 say faglio; 3 say faglio; 5D; 4D; 10D; T8; 7B; F; T2; 9B; 2 say faglio; 6C; KC; T11; 8C",
     "T18 T19: 0 0, 8B: 2.06 0.51 trick - 32 0 32, KS: 2.2 0.51, T14 T15: 2.26 0.47 trick - 32 19 32, T12: 2.32 0.47 trick - 32 14 32, "
     "8S: 8.23 0.58 card KS 26 3 32, 5S: 8.27 0.58 card KS 26 3 32"),
    (25053, 3, 2, 4, True, 4000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 vado solo; 0 discard QB JB 10B; 0 fatto è; 1 passo; 2 passo; KD; JD; 6D; 5D; "
     "2 say 'u stissu jocu; 9D; QD; 10D; 8D; KB; CB; T17; T20; 4D; T4; T9; T11; KS; 5S; JS; 7S; 10S; CS; T6; QS; 1 say faglio; 3 say "
     "faglio; 6B; 5B; T8; T10; 2 say faglio; 3 say faglio; 7D; T7; F; T3; 1 say faglio; 8B; 7B; T5; T12; 2 say faglio",
     "JC: 0 0, CC: 0.17 0.07, 9C: 0.2 0.1, 9S: 0.94 0.17, CD: 1.29 0.2, T15: 2.46 0.19"),
    (36056, 3, 1, 4, True, 4000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 passo; 1 vado solo; 1 discard 8S 5S 5C; 1 fatto è; 3 passo; 0 "
     "passo; KC; QC; 6C; T0; 9B; 10B; 6B; KB; 2 say faglio; 3 say faglio; 10C; F; 7C; JC; 0 say faglio; 9C; CC; T9; 8C; KD; JD; 4D; "
     "5D; T18; T4; T2; T7; QB; 7B; 8B; 5B; 9D; CD; QD; 8D; 6D; 10D; T10; T11; 0 say faglio; 3 say faglio; 10S; 6S; 9S",
     "T20: 0 0, T19: 0.42 0.05, T12 T13: 0.42 0.1"),
    (47047, 3, 1, 4, True, 4000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 passo; 1 vado solo; 1 discard QB CD 10D; 1 fatto è; 3 rivanto; KB; "
     "JB; 7B; T1; KS; 6S; 5S; 9S; 10S; 8S; CS; T13; 2 say faglio; 3 say faglio; QC; 5C; 9C; 7C; 9B; T17; 5B; 10B; JS; T16; 7S; T20; 3 "
     "say trunfu; 9D; F; KD; 5D; 0 say faglio; JD; 8D; QD; T4",
     "T9: 0 0, T5 T6 T7: 0.18 0.25, QS: 1.54 0.41, JC: 2.51 0.42, T18: 5.96 0.44"),
    (48052, 3, 0, 4, True, 4400,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo; 1 discard CS 9S 8S; 1 fatto è; 2 passo; 3 rivanto; "
     "T13; T2; F; T0; KS; JS; 6S; T5; KC; CC; 6C; 7C; KB; 8B; 7B; 5B; 9C; T1; T6; JC; 10B; T3; 6B; 9B; T9; T8; T10; T16; JB; T19; CB; "
     "T20; 10S; T11; 7S; 5C; T12; QS; QB; T17",
     "9D 10D: 0 0, T4 T7: 0.12 0.04 trick - 15 0 32, 5S: 0.21 0.03 trick - 15 0 32"),
    (55042, 3, 3, 4, True, 4200,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 vado solo; 1 discard CB 9B QC; 1 fatto è; 2 passo; 3 rivanto; 7C; KC; 10C; "
     "T1; KD; 9D; T0; F; 0 say faglio; 2 say faglio; 6C; T2; T16; 5C; 4D; QD; T3; CD; 9C; T6; T18; 8C; 10D; T4; T7; JD; 8B; KB; T5; "
     "5B; 5D; T9",
     "T10: 0 0, T14: 1.04 0.16, T8: 1.22 0.26, T17 T19: 1.29 0.24"),
    (58034, 3, 2, 4, True, 4000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T19; 0 passo; 1 passo; 2 passo; 3 discard 9D 8D 6D; 3 fatto è; 0 rivanto; 10D; KD; "
     "CD; JD; KB; QB; 5B; JB; CB; T4; 6B; 10B; CS; F; KS; 9S; 8S; QS; 5S; T0; 7B; T1; 8B",
     "T17: 0 0, T15: 0.42 0.11, T12: 0.44 0.1"),
    (62053, 3, 1, 4, True, 4000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 vado solo; 2 discard CS QD 9D; 2 fatto è; 3 passo; 0 passo; 1 passo; 9C; 5C; JC; KC; KB; "
     "5B; QB; JB; 9B; 6B; T16; CB; KS; QS; T10; 6S; 10B; 8B; T14; F; 1 say faglio; 3 say faglio; 5S; 7S; T4; 9S; 7B; T3; T15; T18; 0 "
     "say faglio; 8S; T5; JS; 10S; T17; T8; 10C; T0; 8C; 6C; 4D; CC",
     "T1: 0 0, JD: 0.59 0.16, T9: 0.79 0.15, T2 T6: 0.81 0.15"),
    (65060, 3, 3, 4, True, 4000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 vado solo; 2 discard JS 7C 5D; 2 fatto è; 3 passo; 1 rivanto; 1 say "
     "trunfu; 5B; KB; JB; T17; KC; 8C; 5C; 10C; T14; T2; T1; T16; 0 say faglio; 3 say faglio; 6B; T8; 7B; 8B; T0; T10; T3; T6; 1 say "
     "faglio; 9B; 10B; QB; T5; 6C; QC; 9C; JC; 10D; 7D; CD; KD; T12; T13; T4; T7; 1 say 'u stissu jocu; CC; 5S; T9; F; QS; KS; 6S; 7S",
     "T15: 0 0, 9S: 0.83 0.26, QD: 2.29 0.43 last - 20 12 32, T19: 2.89 0.39 card T19 21 2 32"),
    (67042, 3, 0, 4, True, 4000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T19; 2 passo; 3 passo; 0 passo; 1 discard QB JB 10B; 1 fatto è; 2 passo; 3 rivanto; "
     "KB; CB; 5B; T18; KD; 5D; 10D; 6D; 8D; 9D; CD; QD; KS; 9S; 5S; 10S; 8B; F; 9B; 6B; 7B; T13; T5; T8; T0; T9; T11; T3; 4D; T4",
     "T6 T7: 0 0, T15: 0.33 0.09, T2: 0.62 0.16 trick - 32 6 32, T17: 0.7 0.13, T1: 0.92 0.18 card T1 31 6 32"),
)
