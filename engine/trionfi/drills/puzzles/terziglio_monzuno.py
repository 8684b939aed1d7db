"""Puzzles of terziglio-monzuno; `python -m benchmarks.puzzles terziglio-monzuno` adds to them."""

RULES = "8ac25b9a32e7"
HANDS = 9
PUZZLES = (
    (2024, 1, 1, 3, True, 1000,
     "2 passo; 0 gioco; 1 va bene; 0 discard QS 10S 7S AS AB; 2 declare cricca of Jacks JS JB JD; 2 say busso; JD; 0 declare cricca of "
     "tarocchi F ANG BEG; 0 declare grande F ANG LUN T16 T15 T13 BEG; 0 declare sequence of cups F BEG KC CC JC; 0 declare sequence of "
     "coins F BEG KD QD CD; 0 declare sequence of Moors F MO4 MO3 BEG; KD; 10D; T11; T12; T14; 2 say busso; 8B; BEG; 7B; T8; T7; T9",
     "6B 9B: 0 0, 10C: 2.3 0.27 card KB 26 17 32, 7C: 2.32 0.28 card KB 26 17 32, 6D: 2.43 0.26 card KB 26 14 32, 8S: 2.71 0.26 card "
     "KB 26 9 32, AD: 2.81 0.26 card KB 26 14 32, JB: 3.02 0.22 card KB 26 13 32, QB: 3.15 0.23 card KB 26 11 32, JS: 3.22 0.24 card "
     "KB 26 9 32, AC: 3.25 0.26 card KB 26 16 32, MO2: 3.74 0.25 card KB 26 12 32, T5 T6 T10: 3.95 0.27 card KB 26 12 32"),
    (4044, 1, 0, 3, True, 2000,
     "1 gioco; 2 va bene; 0 va bene; 1 discard CB AB QD AD 7D; 1 declare sequence of cups BEG KC CC; KS; 2 declare sequence of coins F "
     "KD JD; 2 declare sequence of Moors F MO3 MO2; 9S; 0 declare sequence of batons KB QB JB; 10S; 6S; QS; MO1; 0 say busso; KB; T10; "
     "7B; 7S; CS; T6; 0 say busso; CD; BEG; 9D; 8S; JS; T11; 10D; MO4; JD; T16; F; LUN; 8D; T5; KD; AS; MO2; T14; 6D; T7; T8; 2 say "
     "corto",
     "9B 10B: 0 0, 10C: 2.06 0.33 last - 29 19 32, 6C: 2.08 0.33 last - 29 19 32, AC: 4.43 0.41 last - 29 19 32, T9: 6.29 0.49 last - "
     "29 14 32, MO3: 6.9 0.5 last - 29 14 32, MON: 10.27 0.47 last - 29 12 32"),
    (33, 2, 0, 3, True, 1000,
     "1 gioco; 2 va bene; 0 va bene; 1 discard QS CS JS CC 10C; 1 declare cricca of Kings KS KB KC KD; QD; 2 declare sequence of Aces "
     "AS AB AC AD; 9D; 0 declare cricca of tarocchi F ANG BEG; 0 declare cricca of Jacks JB JC JD; 0 declare grande F ANG LUN T15 BEG; "
     "7D; QB; 6B; 7B; KS; 7S; BEG; 0 say busso; T7; T13; T6; SOL; MON; F; 2 say corto; 9S; T12; 6S; 0 say busso; JC; KC; 6C",
     "T16: 0 0, KD: 4.95 1.01, 8S 10S: 6.83 0.89 trick - 28 0 32, T5: 6.97 1 trick - 28 0 32, MO1: 6.97 1.02 trick - 28 0 32, MO4: "
     "6.97 1.02 trick - 28 0 32, KB: 7.55 1.01 last - 22 14 32, T10 T11: 11.15 0.99 trick - 28 0 32, 10D: 15.08 1.28 trick - 28 0 32, "
     "T14: 15.6 1.12 trick - 28 0 32"),
    (42, 2, 0, 3, True, 2000,
     "1 gioco; 2 va bene; 0 va bene; 1 discard QS CS JS CC 10C; 1 declare cricca of Kings KS KB KC KD; QD; 2 declare sequence of Aces "
     "AS AB AC AD; 9D; 0 declare cricca of tarocchi F ANG BEG; 0 declare cricca of Jacks JB JC JD; 0 declare grande F ANG LUN T15 BEG; "
     "7D; QB; 6B; 7B; KS; 7S; BEG; 0 say busso; T7; T13; T6; SOL; MON; F; 2 say corto; 9S; T12; 6S; 0 say busso; JC; KC; 6C; T16; MO2; "
     "LUN; JD; KD; 8D; T10; MO3; T15",
     "9B 10B: 0 0, QC: 2.69 0.59 card JB 21 9 32, CB: 4.65 0.53 card CB 28 0 32, JB: 4.84 0.55 card JB 21 0 32, ANG: 4.96 0.89 card CD "
     "18 8 32, 9C 8C 7C: 10.11 0.78 card CC 20 6 32"),
    (4058, 2, 0, 3, True, 1000,
     "1 gioco; 2 va bene; 0 va bene; 1 discard CB AB QD AD 7D; 1 declare sequence of cups BEG KC CC; KS; 2 declare sequence of coins F "
     "KD JD; 2 declare sequence of Moors F MO3 MO2; 9S; 0 declare sequence of batons KB QB JB; 10S; 6S; QS; MO1; 0 say busso; KB; T10; "
     "7B; 7S; CS; T6; 0 say busso; CD; BEG; 9D; 8S; JS; T11; 10D; MO4; JD; T16; F; LUN; 8D; T5; KD; AS; MO2; T14; 6D; T7; T8; 2 say "
     "corto; 9B; 6B; T15; T12; T9; SOL; 8B; T13; 10B; ANG; MO3; QB; 9C; AC",
     "JC: 0 0, 8C: 3.67 0.21 card QC 32 12 32, QC: 3.83 0.35 card CC 32 17 32"),
    (6060, 2, 2, 3, True, 4000,
     "0 passo; 1 passo; 2 gioco; 2 discard 10S 6S JC CD 10D; 0 declare cricca of Cavalli CS CB CC; 0 say striscio; 9S; 1 declare "
     "sequence of swords BEG KS JS AS; 1 declare sequence of Aces BEG AS AB; KS; 2 declare cricca of tarocchi F ANG MON; 2 declare "
     "cricca of Kings KB KC KD; 2 declare cricca of Queens QB QC QD; 2 declare grande F ANG MON; 2 declare sequence of batons F KB QB; "
     "2 declare sequence of cups F KC QC; 2 declare sequence of coins F KD QD AD; 2 declare sequence of Moors F MO4 MO2; MO4; QC; 10C; "
     "7C; KB; 8B; 7B; QB; JB; AB; KD; 9D; 6D; QD; 8D; JD; 6B; CB; BEG; 7S; MO2; CS; 9B; LUN; SOL; 1 say busso; 8S; T6; QS; T10; T16; "
     "T7; 0 say busso; 9C; 6C; KC; T15; T5; T8; 7D; T14; T9",
     "CC: 0 0, AC: 0.05 0.06, 8C: 2.85 0.06 card CC 32 1 32, MO1: 4.01 0.11 card CC 32 11 32, MO3: 4.01 0.11 card CC 32 11 32"),
    (7013, 2, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 gioco; 0 discard JS QC JC 6C 8C; 1 say I hold F; 1 declare sequence of Aces F BEG AC AD; 1 declare sequence "
     "of Moors F MO4 MO3 BEG; KC; CC; 0 declare cricca of Kings KS KB KD; 0 declare grande ANG MON LUN T16; MO2; T11",
     "BEG: 0 0, F: 0.55 0.26, MO4: 0.79 0.29, MO3: 0.8 0.29, T10: 1.35 0.26, T6 T7: 1.42 0.26"),
    (7018, 2, 0, 3, True, 4200,
     "1 passo; 2 passo; 0 gioco; 0 discard JS QC JC 6C 8C; 1 say I hold F; 1 declare sequence of Aces F BEG AC AD; 1 declare sequence "
     "of Moors F MO4 MO3 BEG; KC; CC; 0 declare cricca of Kings KS KB KD; 0 declare grande ANG MON LUN T16; MO2; T11; BEG; T15; 2 say "
     "corto; 9C; T8",
     "F: 0 0, 10C: 0.46 0.08, AC: 0.51 0.09"),
    (8043, 2, 2, 3, True, 2000,
     "0 passo; 1 passo; 2 gioco; 2 discard CS AS 9B 6B AD; 0 say striscio; 6S; 1 declare cricca of Kings KS KB KD; 1 declare cricca of "
     "Cavalli CB CC CD; 1 declare cricca of Jacks JB JC JD; 1 declare sequence of batons KB CB JB; 1 declare sequence of coins KD QD "
     "CD JD; KS; 2 declare grande ANG LUN T16 BEG; 2 declare sequence of cups BEG KC QC AC; 2 declare sequence of Moors MO4 MO3 BEG; "
     "BEG; KC; 7C; 9C; 10C; SOL; CC; 0 say I hold F; QB; KB; MO4; 8C; MO1; JC; F; KD; 10D; 1 say busso; QD; 8D; 7D; 1 say busso; JD; "
     "T7; T8; 7S; QS; MO3",
     "T5: 0 0, T11: 0.02 0.07, T9: 0.07 0.07, T14: 0.47 0.11, T16: 0.76 0.1, LUN: 0.83 0.12, 6C: 0.97 0.09 card QC 17 1 32, AC: 0.97 "
     "0.09 card QC 17 1 32, QC: 1.04 0.1 card QC 17 0 32, ANG: 1.06 0.1 card JB 28 20 32"),
)
