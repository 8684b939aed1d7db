"""Puzzles of centocinquanta; `python -m benchmarks.puzzles centocinquanta` adds to them."""

RULES = "2269a75f68d0"
HANDS = 62
PUZZLES = (
    (3006, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard 8D 10D; 1 declare sequence of cups BEG KC JC; T5; 0 declare sequence of swords F KS CS",
     "F: 0 0, T10: 5.56 0.81 card JD 11 3 32, T12: 6 0.82 card JD 11 3 32, T14: 6.13 0.82, LUN: 6.27 0.86, SOL: 6.27 0.86"),
    (10007, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard CS JC; 0 declare sequence of swords F BEG KS QS AS; 0 declare sequence of Aces F BEG AS AC; T8; "
     "1 declare grande ANG MON LUN",
     "T5: 0 0, T14: 7 1.93, T11: 7.24 1.92, LUN: 7.65 1.96, ANG: 8.52 1.9, MON: 8.53 1.9, MO2: 17.27 1.51, MO4: 17.33 1.51"),
    (11028, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 7S QC; 0 declare sequence of cups BEG KC JC AC; 0 declare sequence of coins BEG KD QD; 0 declare "
     "sequence of Aces BEG AB AC; KD; 10D; KC; 9C; AC; 8C; QD; 9D; QB; KB; T11; MO1; T6; T14; 9B; 7B; CS; MO2; CC; 7C; MON; ANG",
     "9S: 0 0, JC: 12.06 1.92, AB: 29.1 3.61, BEG: 40.83 4.32 card BEG 24 5 32"),
    (14011, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 7S CC; 0 declare sequence of batons F KB CB JB; 0 declare sequence of Moors F MO4 MO3 MO2; CB; 1 "
     "declare cricca of Queens QB QC QD; 1 declare sequence of cups BEG KC QC; 1 declare sequence of coins BEG KD QD CD; QB; ANG",
     "F: 0 0, MO2 MO3: 47.18 2.34 card QD 22 10 32, MO4: 47.18 2.34 card QD 22 10 32"),
    (15007, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 6C 9D; T16; 1 declare cricca of Kings KS KB KD; 1 declare sequence of swords F KS JS; 1 declare "
     "sequence of Moors F MO2 MO1",
     "F: 0 0, SOL: 14.71 1.19, T12 T13: 15.89 1.25, T8: 15.91 1.24, MO1: 43.19 1.4, MO2: 43.19 1.4"),
    (30008, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard JB QC; 1 declare cricca of Queens QS QB QD; T16; SOL; 7C; KC",
     "CB: 0 0, QB: 0.73 0.61, AD: 4.07 1.56, QS: 5.52 1.56 card QS 27 19 32, 9S 10S: 5.66 1.38 card QS 27 17 32, AS: 6.67 1.27 card QS "
     "27 16 32, 10B: 7.79 1.25 card CB 16 5 32, 8B: 8.49 1.22 card CB 16 5 32, 6B: 8.93 1.19 card CB 16 5 32, MO1: 10.64 1.64 card AC "
     "10 1 32, MO4: 10.64 1.64 card AC 10 1 32, QD: 11.29 1.76"),
    (33009, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard AC 6C; 1 declare sequence of Moors F MO3 MO2 MO1 BEG; SOL; T10; T11; T14; T15",
     "F: 0 0, T5 T6: 9.08 0.68, MO1: 12.55 0.69, MO2 MO3: 12.6 0.68, BEG: 36.69 1.52 card BEG 32 0 32"),
    (9005, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard JC 7C; SOL; 1 declare sequence of coins BEG KD JD",
     "ANG: 0 0, T7: 20.99 1.29 trick - 32 0 32, T15: 21.07 1.28 trick - 32 0 32, T14: 21.15 1.28 trick - 32 0 32, T13: 21.49 1.29 "
     "trick - 32 0 32, BEG: 59.32 2.13 card BEG 31 0 32"),
    (10014, 2, 1, 2, True, 2000,
     "1 not now; 0 not now; 1 discard CS JC; 0 declare sequence of swords F BEG KS QS AS; 0 declare sequence of Aces F BEG AS AC; T8; "
     "1 declare grande ANG MON LUN; T5; 10B; CB; T11; F; MON; T6",
     "ANG: 0 0, T14: 0.53 0.43, LUN: 0.98 0.38, 10C 9C: 8.83 1.37 trick - 32 0 32, 6S: 9.05 1.39 trick - 32 0 32, 8S: 9.05 1.39 trick "
     "- 32 0 32, 9B: 10.64 1.36 trick - 32 8 32, AB: 10.83 1.43 trick - 32 0 32, MO2: 20.67 1.33 trick - 32 1 32, MO4: 20.67 1.33 "
     "trick - 32 1 32"),
    (11024, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 7S QC; 0 declare sequence of cups BEG KC JC AC; 0 declare sequence of coins BEG KD QD; 0 declare "
     "sequence of Aces BEG AB AC; KD; 10D; KC; 9C; AC; 8C; QD; 9D; QB; KB; T11; MO1; T6; T14; 9B; 7B; CS; MO2",
     "CC: 0 0, MON: 7.62 1.39, CD: 26.47 2.62 card CD 19 7 32, 7D 6D: 27.29 2.57 trick - 32 1 32, T7: 32.2 2.51 card AB 32 20 32"),
    (16014, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 6S 8B; 0 declare sequence of Aces AS AB AD; KB; BEG; T13; T7; T14; T10; T15; T16; AB; MO2",
     "T6 T8 T9 T11: 0 0, JC: 17.07 1.54 card JC 28 11 32, AC: 17.22 1.55 card JC 28 15 32, CC: 19.41 1.56 card CC 32 11 32, 9C: 19.62 "
     "1.6 card JC 28 16 32, 9D: 20.36 1.57 card JC 28 20 32, CD: 22.85 1.48 card CD 32 20 32"),
    (17018, 2, 1, 2, True, 2000,
     "1 not now; 0 not now; 1 discard CS AS; 0 declare cricca of Kings KB KC KD; 0 declare sequence of cups BEG KC CC; 0 declare "
     "sequence of Moors MO4 MO3 BEG; LUN; 1 declare cricca of Queens QS QC QD; 1 declare cricca of Jacks JS JB JD; F; MON; T12; T10; "
     "7S; MO3; 10C; 9D; QD",
     "CD: 0 0, 8B: 0.39 0.43, JD: 0.39 0.43, QS: 12.81 1.23 card JD 12 0 32, JS: 14.11 1.31 card JD 12 0 32, JB: 20.51 1.4 card JB 13 "
     "0 32, 9C 8C: 48.88 1.84 card QC 32 11 32, AC: 49.16 1.83 card QC 32 11 32, QC: 55.03 1.76 card QC 32 0 32"),
    (27014, 2, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard 9B CC; QB; MO1; T14; SOL; 8B; F; AB; T5; T13; T10; MON",
     "ANG: 0 0, T11: 28.1 1.09 card MON 32 0 32, MO2: 37.02 1.4 card MON 32 0 32"),
    (32008, 2, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard CS JS; 7S; 0 declare cricca of Kings KS KB KC; 0 declare grande ANG SOL LUN; 0 declare sequence "
     "of cups KC QC JC; KS",
     "T5 T6: 0 0, T12: 0.1 0.49, T15: 1.45 0.7, KC: 3.4 0.98, ANG: 3.83 1.17, AD: 4.11 1, KB: 5.54 1.18, QC: 7.31 1.06, LUN: 9.16 1.3, "
     "SOL: 9.16 1.3, 9B: 9.52 1.41 card KB 32 24 32, QD: 11.15 1.35 card QD 31 23 32, JC: 16.78 1.65 card QC 26 11 32"),
    (38009, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 6B AC; 0 declare sequence of batons F BEG KB CB; 0 declare sequence of Moors F MO3 MO1 BEG; T16; "
     "T6; 9D; JD",
     "T13: 0 0, T15: 0.03 0.28, T14: 0.07 0.2, T11: 0.59 0.25, T9: 0.94 0.36, 6D: 10.33 1.06 trick - 32 5 32, QS: 13.57 0.97 card CS "
     "25 17 32, CS: 13.63 0.97 card CS 25 13 32, AS: 16.95 1.2 card QS 20 3 32, 6S: 17.18 1.19 card QS 20 4 32, 10S: 17.27 1.19 card "
     "QS 20 5 32, MO2: 19.19 1.06 trick - 32 0 32, MO4: 19.19 1.06 trick - 32 0 32"),
    (48012, 2, 0, 2, True, 2100,
     "0 not now; 1 not now; 0 discard 7D 8D; 9S; 0 declare cricca of tarocchi F MON BEG; F; SOL; MON; T15; T9; LUN; T11",
     "T8: 0 0, T6: 3.16 0.49, AS: 11.04 0.86 card AS 10 0 32, 6S: 11.37 0.86 trick - 27 0 32, KC: 12.27 0.87, 10S: 12.29 0.9 trick - "
     "27 8 32, JB: 12.6 0.86 card JB 20 12 32, CB: 13.31 0.85 card CB 27 12 32, 8B: 13.7 0.86 card JB 20 11 32, MO3: 15.23 0.93 trick "
     "- 27 2 32, BEG: 49.19 1.01 card BEG 32 2 32"),
    (55007, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard AS CB; 0 declare cricca of Kings KB KC KD; SOL; 1 declare sequence of Moors F MO4 MO2; F",
     "T16: 0 0, KB: 11.13 1.06, KD: 12.14 1.07, KC: 12.93 1.04, 6S 7S: 13.3 1.18 card QS 27 19 32, MO3: 16.5 1.07 trick - 32 0 32, QS: "
     "16.86 1.37 card QS 27 19 32, JD: 22.75 1.63 card KD 30 22 32, AB: 23.4 2.26 card KB 29 15 32, 10B: 23.79 2.19 card KB 29 15 32, "
     "JC: 24.72 1.7 trick - 32 16 32, 7D: 29.85 2.3 card KD 30 22 32, 7C: 31.75 2.2 card JC 15 5 32"),
    (56004, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard AB AD; LUN",
     "ANG: 0 0, T5: 22.11 1.41 trick - 32 0 32, T8: 22.16 1.41 trick - 32 0 32, T10: 22.28 1.41 trick - 32 0 32, T12 T13: 22.38 1.4 "
     "trick - 32 0 32, MO3: 28.5 1.46 trick - 32 0 32, BEG: 58.6 2.14 card BEG 32 0 32"),
    (57023, 2, 1, 2, True, 2100,
     "1 not now; 0 not now; 1 discard 8B JD; 0 declare sequence of Moors F MO4 MO1; 10B; 1 declare sequence of coins BEG KD QD; BEG; "
     "9S; 7S; 10S; KS; 6B; MO3; 6S; F; KD; 10D; AS; MO1; T15; T5; T14; T7",
     "KC: 0 0, T12: 13.4 1.38 last - 22 14 32, AD: 13.56 1.36 last - 22 8 32, 7C: 18.29 1.81 card KC 27 13 32, 9C: 20.04 1.85 card KC "
     "27 13 32, MO4: 34.43 1.59 last - 22 8 32"),
)
