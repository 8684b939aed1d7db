"""Puzzles of jeu-des-tarots-1637-3; `python -m benchmarks.puzzles jeu-des-tarots-1637-3` adds to them."""

RULES = "d30d7db73c51"
HANDS = 10
PUZZLES = (
    (64, 1, 0, 3, True, 4600,
     "0 discard CS JD 7D 9D; 1 discard QS; 2 discard QD; 1 no more; 2 ask Qui n'a le sien ?; 2 declare triomphes F T18 T17 T16 T15 T11 "
     "T6 T4 T2 T1; 2 no more; 0 no more; 10S; 4S; KS; KC; 10C; 9C; QC; 7C; 5C; 3C; T3; 4C; 3S; 7S; 2S; 8S; T12; JS; 8C; T9; JC; AS; "
     "9S; T5; 6C; T10; CC; 5S; F; T7; 2C; T13; T15; T16; T8; T14; 7B; 10B; KB; 6S; T2; T21; AB; QB; 8B; CB; JB; 2B; T19; T4; AC; 9B; "
     "T6; 3B; 4D; 2D",
     "CD: 0 0, KD: 0.13 0.02 card CD 32 14 32, 5D: 0.65 0.02 card CD 32 0 32, 3D: 0.65 0.02 card CD 32 0 32"),
    (1040, 1, 2, 3, True, 2000,
     "2 discard CB 10B 3B AB; 0 discard QS; 1 discard QD; 0 declare Brizigole of the highest T21 T20 T19 T18; 0 no more; 1 no more; 2 "
     "declare Brizigole of the lowest T4 T3 T2 T1; 2 no more; KD; 10D; 9D; KB; 2B; T1; KS; 4S; F; KC; 10C; 9C; 3S; 8S; CS; T5; T2; T6; "
     "6B; 4B; T3; 5S; 9S; 10S; T10; T4; T7; T11; T13; T21; 7C; 6C",
     "JC: 0 0, 2C: 0.11 0.02, QC: 0.17 0.03, 8C: 0.31 0.03 trick - 32 0 32"),
    (3033, 1, 1, 3, True, 1000,
     "1 discard AC QD JD 5D; 2 discard QB; 0 discard JC; 2 no more; 0 no more; 1 declare triomphes T21 T20 T18 T15 T11 T9 T8 T7 T6 T2; "
     "1 no more; KD; 10D; T2; KC; 6C; 10C; AB; 10B; KB; T13; T6; T14; 3B; 7B; 8B; QC; 4C; 9C; 2C; CC; 7C; 8D; 9D; T7; 8C; 3C",
     "T1: 0 0, T3 T4 T5: 3.79 0.24 card T1 32 20 32, T16 T17: 3.96 0.24 card T1 32 20 32"),
    (7047, 1, 2, 3, True, 1000,
     "2 discard CC JC 2C 8C; 0 discard QB; 1 discard QD; 0 no more; 1 no more; 2 no more; 6S; QS; 2S; 5C; T2; QC; KD; 10D; 9D; KS; 7S; "
     "AS; AD; 8D; CD; KB; 2B; AB; 2D; JD; T1; CB; F; 8B; 5B; 10B; JB; 3D; T9; 4D; 6B; 4B; T3; 7D; T12; T14; 10C; T4; 6C; 6D; T17",
     "T19: 0 0, T16: 0.53 0.08 trick - 32 0 32, T8 T10 T11: 0.54 0.09 trick - 32 0 32, T6: 0.58 0.11 trick - 32 0 32"),
    (8027, 1, 2, 3, True, 1000,
     "2 discard 4C 7C 8C CD; 0 discard CC; 1 discard JS; 0 ask Qui n'a le sien ?; 0 no more; 1 no more; 2 no more; 9B; JB; QB; KS; AS; "
     "4S; QS; 2S; 6S; CS; 3S; T2; AC; T3; F; T19; T7; T8; 10D; 9D",
     "KD: 0 0, QD: 2.31 0.37 card KD 32 21 32, 5D 4D 3D: 3.2 0.48 card KD 32 13 32"),
    (8049, 1, 2, 3, True, 2000,
     "2 discard 4C 7C 8C CD; 0 discard CC; 1 discard JS; 0 ask Qui n'a le sien ?; 0 no more; 1 no more; 2 no more; 9B; JB; QB; KS; AS; "
     "4S; QS; 2S; 6S; CS; 3S; T2; AC; T3; F; T19; T7; T8; 10D; 9D; KD; QC; T4; 9C; 9S; 8S; T9; QD; 8D; 6D; 5D; 2D; JD; T20; T10; T5; "
     "JC; 10C; T6; 5S; T17; T18",
     "4D 3D: 0 0, AB: 0.43 0.18 card KC 22 13 32, 5B: 0.51 0.19 card KC 22 11 32, 6C: 0.95 0.21, 3C: 0.97 0.23, 8B: 1.19 0.23 card KC "
     "22 11 32, T11 T12 T13: 1.87 0.25 card KC 22 14 32"),
    (1023, 2, 2, 3, True, 700,
     "2 discard CB 10B 3B AB; 0 discard QS; 1 discard QD; 0 declare Brizigole of the highest T21 T20 T19 T18; 0 no more; 1 no more; 2 "
     "declare Brizigole of the lowest T4 T3 T2 T1; 2 no more; KD; 10D; 9D; KB; 2B; T1; KS; 4S; F; KC; 10C; 9C; 3S; 8S; CS",
     "T5: 0 0, T10 T11 T12: 0.1 0.04, T15 T16: 0.48 0.1, 7D: 0.93 0.16, 5D: 0.94 0.15, 4C: 1.05 0.17, 6C: 1.05 0.17, 2S: 1.08 0.16, "
     "7S: 1.1 0.16, AC: 1.16 0.16, 10S: 1.25 0.16, AD: 1.27 0.16, 8B: 1.29 0.17 card CB 17 9 32, 4B 5B: 1.3 0.16 card CB 17 9 32, CC: "
     "2.14 0.16 card CC 24 0 32"),
    (4010, 2, 2, 3, True, 1000,
     "2 discard 7B 4B CC QD; 0 discard QC; 1 discard QS; 0 no more; 1 declare Tarots T21 KS KB KC KD; 1 declare four Kings KS KB KC "
     "KD; 1 no more; 2 ask Qui n'a le sien ?; 2 no more; AB",
     "KB: 0 0, 2B: 5.91 0.26 card KB 31 0 32, 8B: 5.99 0.25 card KB 31 0 32, 10B: 6 0.26 card KB 31 0 32, QB: 6.17 0.24 card KB 31 0 "
     "32"),
    (5009, 2, 2, 3, True, 1100,
     "2 discard QB CB QC 5D; 0 discard CC; 1 discard QD; 0 declare Tarots T1 KS KB KD; 0 declare three Kings KS KB KD; 0 no more; 1 no "
     "more; 2 no more; 2C",
     "KC: 0 0, 10C: 1.89 0.31 card KC 32 23 32, AC: 2.08 0.3 card KC 32 22 32, 3C: 2.09 0.31 card KC 32 22 32"),
    (7021, 2, 2, 3, True, 650,
     "2 discard CC JC 2C 8C; 0 discard QB; 1 discard QD; 0 no more; 1 no more; 2 no more; 6S; QS; 2S; 5C; T2; QC; KD; 10D; 9D; KS; 7S; "
     "AS; AD; 8D; CD",
     "KB: 0 0, 10B: 1.08 0.26 trick - 32 0 32, 4B: 1.09 0.26 trick - 32 0 32, CS: 1.6 0.3, 2D: 1.69 0.3 trick - 32 3 32, 4D: 1.72 0.33 "
     "trick - 32 0 32, 3S: 1.82 0.31 card CS 31 23 32, 4C: 1.85 0.33 trick - 32 0 32, 10C 9C: 1.85 0.33 trick - 32 0 32, 7C: 1.85 0.33 "
     "trick - 32 0 32, T16: 2.11 0.34 trick - 32 13 32, T14: 2.16 0.35 trick - 32 6 32, T19: 2.17 0.34, T6: 2.21 0.34 trick - 32 0 32, "
     "T10 T11: 2.21 0.34 trick - 32 0 32, T8: 2.21 0.34 trick - 32 0 32"),
    (9020, 2, 2, 3, True, 2000,
     "2 discard QS CB 3D 7D; 0 discard QD; 1 discard QC; 0 ask Qui n'a le sien ?; 0 declare Tarots F T21 KS KB KC; 0 declare three "
     "Kings and the Math F KS KB KC; 0 no more; 1 no more; 2 no more; KS; 2S; AS; KC; 8C; 10C; AC; T1; 9C; KD; T2",
     "F: 0 0, AD: 0.22 0.06, 10D: 0.23 0.07, 6D: 0.23 0.07"),
    (4024, 3, 2, 3, True, 700,
     "2 discard 7B 4B CC QD; 0 discard QC; 1 discard QS; 0 no more; 1 declare Tarots T21 KS KB KC KD; 1 declare four Kings KS KB KC "
     "KD; 1 no more; 2 ask Qui n'a le sien ?; 2 no more; AB; KB; T4; 2S; AS; KS; KD; 7D; 9D; 3D; JD; 8D; 10S; 6S; CS",
     "KC: 0 0, 5S: 0.31 0.13 trick - 32 0 32, T12 T13 T14: 0.34 0.15 trick - 32 7 32, 8C: 0.36 0.11 trick - 32 0 32, T17: 0.38 0.16 "
     "trick - 32 18 32, T20: 0.39 0.16, T9: 0.39 0.15 trick - 32 5 32, 2B: 0.4 0.14 trick - 32 0 32, 10B: 0.4 0.14 trick - 32 0 32, "
     "8B: 0.4 0.14 trick - 32 0 32, T2 T3: 0.42 0.14 trick - 32 0 32, QB: 0.43 0.13 trick - 32 0 32, 10D 6D: 0.52 0.14 trick - 32 0 "
     "32, T21: 0.59 0.16, CD: 0.64 0.14 card CD 14 0 32"),
    (5057, 3, 2, 3, True, 4000,
     "2 discard QB CB QC 5D; 0 discard CC; 1 discard QD; 0 declare Tarots T1 KS KB KD; 0 declare three Kings KS KB KD; 0 no more; 1 no "
     "more; 2 no more; 2C; KC; 9C; 2S; AS; KS; QS; 5S; 4S; CS; 10S; 6S; 8S; JS; 7S; 6D; 9D; 4D; 9B; JB; AB; 3D; 8D; KD; 10D; 2D; T2; "
     "2B; KB; 3B; 3S; T12; T16; 8B; 10B; T4; AD; T9; 7D; 4B; 7B; T5; 3C; 8C; 7C; AC; 4C; 6C; 10C",
     "T3 T6: 0 0, F: 0.61 0.12 trick - 16 0 32, T18 T19 T20: 1.38 0.13 card T1 19 8 32"),
)
