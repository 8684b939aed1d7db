"""Puzzles of scarto; `python -m benchmarks.puzzles scarto` adds to them."""

RULES = "a892fff0628e"
HANDS = 16
PUZZLES = (
    (43, 1, 1, 3, True, 1000,
     "1 discard QB JB QC; 7C; 9C; 5C; 5S; QS; KS; 2S; 6S; JS; 7S; 10S; CS; 5D; 6D; 2D; 4S; 9S; F; 7D; 3D; 10D; T6; T13; T15; 4D; KD; "
     "8D; AS; 8S; T3; 9D; AD; T2; T11; T21; T7; AC; 2C; CC; KC; 10C; JC",
     "8C 6C: 0 0, KB: 1.49 0.28, T17 T18 T19: 1.6 0.23 card CD 18 9 32, 7B: 1.66 0.31, 2B: 1.67 0.31, 5B: 1.67 0.31, 10B: 1.71 0.31, "
     "CB: 3.75 0.29 card CB 16 3 32"),
    (1037, 1, 2, 3, True, 4000,
     "2 discard QB CC QD; KC; 10C; T1; 4B; 7B; 10B; 9S; AS; 3S; 10S; 2S; 5S; CS; F; KS; T20; T2; T3; 2C; 9C; T11; 8S; T5; 6S; T19; T4; "
     "T13; T21; T7; T15; T17; T8; T18; T16; T6; T9",
     "5B 6B: 0 0, AB: 0 0, 10D 9D 8D: 1.03 0.09, 6D 5D: 1.04 0.09, 4S: 1.07 0.08, 3D: 1.2 0.09, JB: 1.22 0.07 card JB 11 0 32, JS: "
     "1.27 0.07 card CB 27 19 32, CB: 2.52 0.07 card CB 27 0 32"),
    (7024, 1, 0, 3, True, 1000,
     "0 discard CS JS 8S; 7D; KD; 10D; 3C; 10C; JC; KB; QB; AB; CB; T4; 3B; 6C; KC; 7C; 4B; 5B; T7; QC; 8C; AC; CC; 4C",
     "T1: 0 0, T2: 1.2 0.17, T5: 1.22 0.17, T8: 1.34 0.17, T13: 2.15 0.18, T20: 2.69 0.18, F: 5.68 0.18 card CC 32 0 32"),
    (9065, 1, 0, 3, True, 2000,
     "0 discard CS AS 9D; KS; 7S; 3S; QS; 8S; 4S; 9C; 4C; AC; KC; 6C; 3C; QC; 5C; 2C; 10C; CC; T3; T18; F; T20; 2S; T4; T5; T14; T17; "
     "T19; KD; 7D; AD; 4D; 6D; QD; 5S; T6; T8; 8C; JC; T9; CD; 5D; T7; 6S; T12; T15; 7C; T13; T16; T21; T2; 9S; 5B; 2B; KB; 10S; 8D; "
     "T10; 3B; QB; 8B; JS; 9B; T11; 7B",
     "CB: 0 0, 10B: 1.98 0.15 card CB 32 12 32, AB: 2.62 0.12 card CB 32 12 32, 6B: 2.62 0.12 card CB 32 12 32"),
    (67, 2, 1, 3, True, 1000,
     "1 discard QB JB QC; 7C; 9C; 5C; 5S; QS; KS; 2S; 6S; JS; 7S; 10S; CS; 5D; 6D; 2D; 4S; 9S; F; 7D; 3D; 10D; T6; T13; T15; 4D; KD; "
     "8D; AS; 8S; T3; 9D; AD; T2; T11; T21; T7; AC; 2C; CC; KC; 10C; JC; 8C; 4C; T1; 3S; T17; T4; 6C; 3C; T8; T14; T18; T5; KB; 4B; "
     "AB; 10B; T9; 3B; JD; T20; T19; 6B; 7B; T12",
     "T16: 0 0, CD: 4.5 0 card CD 32 0 32, QD: 6 0 card QD 32 0 32"),
    (2008, 2, 1, 3, True, 1000,
     "1 discard QB QD 8D; AD; 6D; T1; AB; 9B; 10B; T10",
     "T14 T15 T16 T17 T18 T19 T21: 0 0, T5: 1.37 0.15 trick - 32 0 32, T7: 1.4 0.15 trick - 32 0 32, T9: 1.46 0.14 trick - 32 0 32"),
    (7044, 2, 0, 3, True, 1100,
     "0 discard CS JS 8S; 7D; KD; 10D; 3C; 10C; JC; KB; QB; AB; CB; T4; 3B; 6C; KC; 7C; 4B; 5B; T7; QC; 8C; AC; CC; 4C; T1; 10B; T9; "
     "6B; 9C; 2C; T2; 2B; T11; 8B; 5C; T16; F; 9B; JB; T12; T18; T3; T5; T19",
     "T21: 0 0, T6: 0.85 0.14 trick - 32 0 32, T10: 0.93 0.14 trick - 32 0 32, T14: 1.08 0.14 trick - 32 0 32, T17: 1.15 0.13 trick - "
     "32 0 32"),
    (8002, 2, 2, 3, True, 4000,
     "2 discard CC CD AD; 4S",
     "9S: 0 0, 5S 6S 7S: 0.02 0.05, F: 0.61 0.11, QS: 1.83 0.14"),
    (12003, 2, 0, 3, True, 1000,
     "0 discard 6S JB JC; AB; 3B",
     "7B 8B 9B 10B: 0 0, KB: 1.43 0.16, 2B: 1.58 0.11 trick - 32 0 32"),
    (12010, 2, 0, 3, True, 500,
     "0 discard 6S JB JC; AB; 3B; 7B; 7C; 10C; 6C; KS; 9S; AS",
     "6B: 0 0, 3D: 0.15 0.31, AD: 0.23 0.29, JS: 0.94 0.27, T19 T21: 0.99 0.29, 7S 8S: 1.13 0.28, 4S 5S: 1.14 0.28, T5: 1.42 0.26, T2: "
     "1.43 0.26, CB: 1.45 0.22 card CB 9 0 32, T11: 1.53 0.26, T9: 1.55 0.26, CS: 1.68 0.28 card CS 17 1 32, KC: 1.73 0.27, 9C: 2.39 "
     "0.38, 4C 3C: 2.41 0.38, CD: 3.11 0.3 card CD 28 0 32, QD: 4.54 0.31 card QD 27 0 32"),
    (14043, 2, 1, 3, True, 2000,
     "1 discard CS JS JB; 5D; CD; KD; QD; 4D; AD; 10D; JD; T1; AC; T12; 10C; 9D; T16; T2; T17; T3; F; T19; T5; T21; 8D; T11; T6; 2C; "
     "8C; T4; 7D; T9; T15; KB; 2B; 3B; QB; 5B; 6B; CB; 8B; 7B; AB; T8; 10B",
     "T10 T13 T14 T18: 0 0, 4S: 0.57 0.12 trick - 12 0 32, 6S: 0.65 0.12 trick - 12 0 32, 8S: 1.01 0.11 trick - 12 0 32, 6D 3D 2D: "
     "1.24 0.11 trick - 12 0 32, 10S: 1.64 0.12 trick - 12 0 32"),
    (15041, 2, 2, 3, True, 1100,
     "2 discard AS JB CC; KS; 4S; 2S; 8D; 2D; CD; 10B; KB; 2B; 5D; JD; KD; 7B; QB; 5B; 9S; QS; 6S; AD; 6D; QD; CS; 5S; T1; 3D; T7; "
     "10D; 10S; 7S; T3; 8B; CB; 6B; 10C; F; 8C; AB; 4B; 9B; T18",
     "T21: 0 0, T10: 0.65 0.11 trick - 32 0 32, T12 T13: 0.83 0.11 trick - 32 0 32, T15 T16 T17: 0.92 0.11 trick - 32 0 32"),
    (1019, 3, 2, 3, True, 2000,
     "2 discard QB CC QD; KC; 10C; T1; 4B; 7B; 10B; 9S; AS; 3S; 10S; 2S; 5S; CS; F; KS; T20; T2; T3",
     "T19 T21: 0 0, 8C 7C 6C 5C: 1.31 0.29 trick - 32 0 32, 2C AC: 1.34 0.29 trick - 32 0 32, JC: 1.61 0.26 card JC 17 0 32, T17: 2.77 "
     "0.33 trick - 32 18 32, T5 T6: 2.89 0.34 trick - 32 0 32, 2D: 2.92 0.38 card QC 20 10 32, T10: 3.27 0.34 trick - 32 0 32, QC: "
     "3.39 0.26 card QC 20 0 32, T14: 4.03 0.34 card QC 20 11 32, 8B 9B: 4.72 0.33 card QC 20 5 32, CD: 5.51 0.37 card QC 20 7 32"),
    (6004, 3, 0, 3, True, 1000,
     "0 discard JS QB QD; 4B; 2B; 5B",
     "6C: 0 0, 4C: 0.03 0.03, 10D: 1.07 0.2 card CC 29 20 32, 6D: 1.09 0.2 card CC 29 20 32, 3D: 1.11 0.2 card CC 29 19 32, 9B: 1.14 "
     "0.18 card CC 29 19 32, AB 3B: 1.17 0.18 card CC 29 19 32, T17: 1.22 0.23 card CC 29 17 32, T2 T3: 1.39 0.22 card CC 29 17 32, T5 "
     "T6: 1.39 0.22 card CC 29 17 32, T15: 1.55 0.24 card CC 29 18 32, T11: 1.62 0.22 card CC 29 17 32, JC: 1.91 0.15 card JC 28 0 32, "
     "T20: 1.92 0.26 card CC 29 19 32, 5S: 2.22 0.23 card CC 29 17 32, 10S: 2.81 0.24 card CC 29 17 32, KS: 3.2 0.26 card CC 29 17 32, "
     "CC: 3.22 0.16 card CC 29 0 32, JD: 3.25 0.21 card JD 29 0 32, CD: 4.68 0.21 card CD 30 0 32, CB: 4.83 0.25 card CB 23 0 32"),
    (9035, 3, 0, 3, True, 2100,
     "0 discard CS AS 9D; KS; 7S; 3S; QS; 8S; 4S; 9C; 4C; AC; KC; 6C; 3C; QC; 5C; 2C; 10C; CC; T3; T18; F; T20; 2S; T4; T5; T14; T17; "
     "T19; KD; 7D; AD; 4D; 6D; QD; 5S",
     "T16 T21: 0 0, T6: 0.95 0.22 trick - 32 0 32, T9: 1.15 0.23 trick - 32 1 32, T12: 1.3 0.24 trick - 32 7 32"),
    (13023, 3, 1, 3, True, 1000,
     "1 discard QC CC CD; AC; 10C; 8C; T18; T8; T2; T19; T12; T6; T21; T13; T20; 6B; KB; AB; 3C; 7C; 4C; 9C; KC; T9; 7B",
     "F: 0 0, QB: 1.11 0.24, 9B: 1.59 0.19, 4B 5B: 1.8 0.18"),
)
