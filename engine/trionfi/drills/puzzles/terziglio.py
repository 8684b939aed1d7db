"""Puzzles of terziglio; `python -m benchmarks.puzzles terziglio` adds to them."""

RULES = "41ee3ddd509b"
HANDS = 6
PUZZLES = (
    (4029, 1, 1, 3, True, 4000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard QS 7S 6S AS QB JC CD 6D; 2 declare cricca of Kings KS KB KC; KC; 0 declare sequence of "
     "Aces F AB AC AD; AC; 9C; KB; 6B; 8B; CB; 10B; JB; 7B; AB; BEG; T16; MON; ANG; 0 say volo; CC; QC; 10C; KD; MO4; 9D; 9B",
     "F: 0 0, MO2: 1.22 0.25, T5 T6 T7: 1.24 0.24, T12: 1.73 0.28"),
    (4030, 1, 1, 3, True, 4000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard QS 7S 6S AS QB JC CD 6D; 2 declare cricca of Kings KS KB KC; KC; 0 declare sequence of "
     "Aces F AB AC AD; AC; 9C; KB; 6B; 8B; CB; 10B; JB; 7B; AB; BEG; T16; MON; ANG; 0 say volo; CC; QC; 10C; KD; MO4; 9D; 9B; F",
     "MO1: 0 0, T8: 1.3 0.18, T10: 1.36 0.18, T14: 1.87 0.22"),
    (5024, 1, 2, 3, True, 1000,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS 9S 8B 6C 7C 8C 9C 7D; 0 declare cricca of Kings KS KB KC KD; 0 declare grande ANG "
     "SOL LUN T16 BEG; 0 declare sequence of batons BEG KB QB CB AB; 0 declare sequence of cups BEG KC QC; 0 declare sequence of Moors "
     "MO3 MO1 BEG; QB; 1 declare cricca of Jacks JS JB JD; 6B; 2 declare sequence of Aces AS AC AD; 9B; KD; 9D; 10D; KS; 8S; 6S; KB; "
     "7B; T15; 10S",
     "BEG: 0 0, MO1: 0.15 0.06, MO3: 0.16 0.06, T9: 0.76 0.13, T7: 0.76 0.13, T11: 0.8 0.13, T16: 0.81 0.14, LUN: 0.82 0.14, SOL: 0.82 "
     "0.14, ANG: 2.08 0.19 last - 32 17 32"),
    (1048, 2, 2, 3, True, 1700,
     "0 passo; 1 gioco; 2 va bene; 1 discard QS CS JB AC 6C 8C 9C 10C; 1 declare grande ANG MON SOL; KS; 2 declare sequence of cups F "
     "BEG KC CC; 2 declare sequence of coins F BEG KD CD; 8S; 0 declare cricca of Jacks JS JC JD; JS; 10S; 9S; LUN; QC; MO4; 7C; 6S; "
     "BEG; T7; QD; MO3; 9D; 7S; F; MO1; MO2; T10; T14; 8D; 10D; T5; KB; 6B; 8B; QB; 7B; 9B; AS; T6; T8; T16; SOL; T9; T15; T13; T12; "
     "10B",
     "KC: 0 0, KD: 0.06 0.04, CC: 0.96 0.07 card KC 17 0 32, CD: 1.03 0.08 card KC 17 0 32, 6D: 1.97 0.11 card KC 17 0 32"),
    (2018, 2, 1, 3, True, 2100,
     "2 gioco; 0 va bene; 1 va bene; 2 discard JS 10B AB 7C CD AD 6D 7D; 2 declare cricca of tarocchi F ANG MON; 2 declare grande F "
     "ANG MON SOL T16 T14 T13; 2 declare sequence of swords F KS QS; 2 declare sequence of cups F KC QC; 2 declare sequence of Moors F "
     "MO2 MO1; KS; CS; 1 declare sequence of batons BEG KB CB; 1 declare sequence of coins BEG KD JD; 6S; QS; T9; AS; JB",
     "KB: 0 0, CB: 1.2 0.21 card KB 21 8 32, 6B: 2 0.26 card KB 21 9 32, 8B: 2.05 0.25 card KB 21 9 32"),
    (2037, 2, 1, 3, True, 2000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard JS 10B AB 7C CD AD 6D 7D; 2 declare cricca of tarocchi F ANG MON; 2 declare grande F "
     "ANG MON SOL T16 T14 T13; 2 declare sequence of swords F KS QS; 2 declare sequence of cups F KC QC; 2 declare sequence of Moors F "
     "MO2 MO1; KS; CS; 1 declare sequence of batons BEG KB CB; 1 declare sequence of coins BEG KD JD; 6S; QS; T9; AS; JB; KB; MO1; 8S; "
     "MO3; 7S; QD; KD; MO2; QC; 9C; 10C; KC; 8C; JC; 9S; MO4; 10S; LUN; T6",
     "MON: 0 0, ANG: 0 0, SOL: 0.01 0.01, T13: 2.44 0.06 trick - 32 0 32, T14: 2.44 0.06 trick - 32 0 32, T8 T10 T11: 3.39 0.08 trick "
     "- 32 0 32, T16: 3.43 0.08 trick - 32 0 32, F: 8.89 0.11 card BEG 32 5 32"),
    (3034, 2, 0, 3, True, 1000,
     "1 gioco; 2 va bene; 0 va bene; 1 discard 9S JB 10B 7B JC 6C 8C 8D; 1 declare cricca of Kings KS KC KD; 1 declare sequence of "
     "swords F KS JS; 1 declare sequence of coins F KD JD AD; 1 declare sequence of Moors F MO4 MO2; KS; 2 declare cricca of Cavalli "
     "CS CB CC; 2 declare sequence of batons BEG KB QB CB AB; 10S; 8S; KD; BEG; 10D; 2 say busso; QS; AS; F; 2 say volo; CS; MO3; 6S; "
     "0 say busso; QD; 6D; MO1; KB; 8B; MO4; T7; T8; T5",
     "ANG: 0 0, T6: 1.81 0.71 trick - 32 5 32, T11: 1.81 0.71 trick - 32 5 32, T13: 1.84 0.65 trick - 32 8 32, T15: 1.91 0.65 trick - "
     "32 8 32, CB: 2.61 0.87 card CB 24 0 32, QB: 2.97 0.86 card QB 26 1 32, 6B: 2.99 0.73 trick - 32 0 32, AB: 3.19 0.71 trick - 32 0 "
     "32, 10C: 3.67 0.86 card QC 11 2 32, CC: 8.72 0.92 card CC 22 1 32"),
    (3046, 2, 0, 3, True, 4200,
     "1 gioco; 2 va bene; 0 va bene; 1 discard 9S JB 10B 7B JC 6C 8C 8D; 1 declare cricca of Kings KS KC KD; 1 declare sequence of "
     "swords F KS JS; 1 declare sequence of coins F KD JD AD; 1 declare sequence of Moors F MO4 MO2; KS; 2 declare cricca of Cavalli "
     "CS CB CC; 2 declare sequence of batons BEG KB QB CB AB; 10S; 8S; KD; BEG; 10D; 2 say busso; QS; AS; F; 2 say volo; CS; MO3; 6S; "
     "0 say busso; QD; 6D; MO1; KB; 8B; MO4; T7; T8; T5; ANG; T9; T10; 6B; 9B; MO2; SOL; T6; T12; 7S; T15; LUN",
     "7D: 0 0, 9D: 0 0, 9C: 1.51 0.3 card QB 31 22 32, 7C: 1.55 0.3 card QB 31 22 32, AC: 1.96 0.3 card QB 31 22 32, CD: 4.95 0.32 "
     "card JD 31 10 32, QC: 5.81 0.35 card QC 20 0 32"),
    (5028, 2, 2, 3, True, 1200,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS 9S 8B 6C 7C 8C 9C 7D; 0 declare cricca of Kings KS KB KC KD; 0 declare grande ANG "
     "SOL LUN T16 BEG; 0 declare sequence of batons BEG KB QB CB AB; 0 declare sequence of cups BEG KC QC; 0 declare sequence of Moors "
     "MO3 MO1 BEG; QB; 1 declare cricca of Jacks JS JB JD; 6B; 2 declare sequence of Aces AS AC AD; 9B; KD; 9D; 10D; KS; 8S; 6S; KB; "
     "7B; T15; 10S; BEG; JS; T7; F",
     "T14: 0 0, T8: 0.05 0.04, MON: 1.34 0.14, MO4: 1.63 0.11 trick - 32 0 32"),
    (40, 3, 2, 3, True, 4200,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS QB QC CC AC 8C 10C AD; 0 declare sequence of swords KS QS JS AS; T12; MO1; 2 declare "
     "sequence of batons F BEG KB JB AB; 2 declare sequence of Moors F MO3 MO2 BEG; T14; KB; 6B; CB; 9B; 10B; T7; SOL; F; T5; KC; MO2; "
     "MO4; 8B; T10; JB; 9C; T9; T15; ANG; T11; MO3; KS; 7S; 9S; JS; 8S; BEG; 7B; T6; MON",
     "JD: 0 0, 9D: 0.26 0.18, CD: 1.5 0.14, 7C 6C: 2.31 0.36 card QS 22 14 32, JC: 2.35 0.35 card QS 22 14 32, 10S: 2.85 0.29 last - "
     "24 14 32"),
    (1018, 3, 2, 3, True, 2000,
     "0 passo; 1 gioco; 2 va bene; 1 discard QS CS JB AC 6C 8C 9C 10C; 1 declare grande ANG MON SOL; KS; 2 declare sequence of cups F "
     "BEG KC CC; 2 declare sequence of coins F BEG KD CD; 8S; 0 declare cricca of Jacks JS JC JD; JS; 10S; 9S; LUN; QC; MO4; 7C; 6S",
     "F: 0 0, BEG: 1.54 0.31, T14: 1.55 0.39, T6: 1.67 0.37, T9: 1.74 0.39, T13: 1.87 0.39"),
)
