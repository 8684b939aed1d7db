"""Puzzles of tarocchi-piedmont-4; `python -m benchmarks.puzzles tarocchi-piedmont-4` adds to them."""

RULES = "24328a8ec9e2"
HANDS = 9
PUZZLES = (
    (2040, 1, 0, 4, True, 1100,
     "0 discard QB JD; KS; 6S; 7S; AS; QS; 10S; T4; 3S; 3C; 4C; QC; KC; 8C; 10C; 2C; CC; CS; JS; T16; 4S; KB; AB; F; 2B; QD; 7D; 5D; "
     "9D; KD; 3D; CD; 6D; 2D; AD; 10D; 4D; 6B; T1; 3B",
     "CB: 0 0, JB: 0.36 0.09, 4B: 0.71 0.11, 10B: 1.06 0.13 card JB 31 23 32"),
    (5032, 1, 3, 4, True, 1000,
     "3 discard JD 9D; 2S; AS; 3S; F; AC; 10C; KC; 9C; 8S; 5S; CS; KS; KB; 3B; QB; 2B; QC; 8C; CC; 7C; JC; 4C; 6C; T7; 4S; JS; QS; 9S; "
     "KD; 8D; 10D",
     "T1: 0 0, T9: 1.69 0.25 card T1 32 23 32, T5 T6: 1.71 0.24 card T1 32 23 32, T11: 1.75 0.25 card T1 32 23 32, T14 T15: 2.03 0.26 "
     "card T1 32 23 32"),
    (6045, 1, 3, 4, True, 2000,
     "3 discard QB CD; T5; T10; T11; T15; KB; 5B; JB; AB; 3D; 4D; QD; 8D; KC; 10C; 5C; 7C; QC; 9C; 4C; AC; CC; 8C; 2C; T1; KD; 6D; 5D; "
     "10D; 9B; 3B; 6B; 2B; 7S; AS; KS; T2; 4B; T7; T16; 10B; 3C; JC; T19; F",
     "7B 8B: 0 0, 9D 7D 2D: 2.21 0.21 card CB 23 14 32, JD: 2.31 0.21 card CB 23 13 32, T9: 3.63 0.22 trick - 23 9 32, T3: 3.85 0.22 "
     "trick - 23 9 32"),
    (8049, 1, 3, 4, True, 4100,
     "3 discard QC QD; AS; 4S; KS; 2S; T11; T2; F; T8; T15; T6; T7; T9; 9C; 2C; KC; 10C; QS; 5S; JS; 3S; AC; 5C; T3; 6C; 10S; CS; 6S; "
     "T10; T13; T21; T12; T20; 7D; KD; 9D; 8D; KB; 2B; CB; 4B; T19; T4; T1; 5B; 10D; 3D; 4D; CD",
     "7S 8S: 0 0, 6D: 0.72 0.18, 8C 7C 4C: 1.19 0.17, JD: 1.68 0.18 card JD 25 10 32"),
    (1033, 2, 3, 4, True, 1000,
     "3 discard CB QC; 5B; 3B; KB; F; T9; T10; T15; T5; QB; 10B; JB; AB; T6; T8; T14; T18; KD; 2D; CD; 10D; QD; JD; 4D; 9D; T2; T7; "
     "4S; T16; 7B; 4B; 2B; 10C",
     "9C: 0 0, 5C: 0 0.08, 7D: 0.16 0.28, 8B 9B: 0.24 0.3, KS: 1.76 0.36 card QS 25 15 32, T20: 2.03 0.39 card QS 25 17 32, 8S: 4.94 "
     "0.46 card QS 25 11 32, 3S: 5.06 0.44 card QS 25 11 32, AS: 5.08 0.43 card QS 25 11 32, JS: 5.78 0.48 card QS 25 11 32"),
    (6010, 2, 3, 4, True, 2000,
     "3 discard QB CD; T5; T10; T11; T15; KB; 5B; JB; AB; 3D",
     "4D: 0 0, KD: 1.67 0.33 card JD 23 15 32, F: 1.78 0.26"),
    (7004, 2, 0, 4, True, 1000,
     "0 discard 5S QC; T11; T17; T5",
     "F: 0 0, T3: 1.43 0.25, T12: 1.51 0.25, T16: 1.75 0.25, T20: 2.82 0.38"),
    (7009, 2, 0, 4, True, 580,
     "0 discard 5S QC; T11; T17; T5; F; T6; T13; T16; T4",
     "AD: 0 0, 7D: 0.27 0.3, 5D: 0.28 0.3, AB: 1.46 0.64, 5B: 1.52 0.66, 9B: 1.53 0.66, T3: 2.72 0.62, T12: 3.32 0.65, CB: 3.66 0.62 "
     "card CB 22 9 32, QD: 4.5 0.48 card QD 24 12 32, KS: 4.97 0.52 card QD 24 12 32, 10C 9C: 4.98 0.69 card CC 19 7 32, KC: 5 0.52 "
     "card QD 24 12 32, 6C 5C: 5.07 0.68 card CC 19 7 32, T20: 5.46 0.65 card QD 24 12 32"),
    (3033, 3, 2, 4, True, 1000,
     "2 discard QC QD; 10B; AB; 9B; 2B; 4B; KB; CB; 3B; T5; F; T12; T8; 7D; 2D; KD; 10D; T9; T11; T18; T13; T2; T16; T17; T14; 4D; 9D; "
     "CD; T19; 5B; T15; T20; 7B",
     "4S: 0 0, 7C 6C: 1.43 0.45, 6D 5D 3D AD: 1.48 0.57, AC: 1.62 0.48, JC: 2.3 0.47 card JC 19 9 32, T1: 3.96 0.65 card QD 12 4 32, "
     "QS: 5.44 0.46 card QS 31 9 32"),
)
