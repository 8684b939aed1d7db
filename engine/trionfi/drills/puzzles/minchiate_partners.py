"""Puzzles of minchiate-partners; `python -m benchmarks.puzzles minchiate-partners` adds to them."""

RULES = "def5073be0dc"
HANDS = 12
PUZZLES = (
    (30, 1, 2, 4, True, 2100,
     "1 discard 2C 6C 5D; 2 discard QC; 3S; 3 no more; 0 no more; 1 declare versicola d'Arie TRO MON SOL; 1 no more; 2 no more; AS; "
     "KS; 2S; KB; 2B; 10B; AB; 4S; JS; QS; 7S; 5S; 9S; 6S; 8S; CB; QB; 3B; T2; LUN; T8; T29",
     "F: 0 0, T22: 12.96 2.06 card T10 22 5 32, T26: 13 2.1 card T10 22 5 32, T5: 16.02 2.18 card T10 22 7 32, T10: 17.32 2.17 card "
     "T10 22 0 32, T3: 18.78 2.21 card T3 32 0 32, T32: 25.05 2.2 card T32 21 0 32, STE: 54.48 2.38 card STE 19 0 32"),
    (1016, 1, 0, 4, True, 2000,
     "3 discard AD; 0 discard QD CD; 4S; 1 no more; 2 declare versicola d'Arie STE T35 T34; 2 no more; 3 declare versicola delle "
     "diecine F TRO T30 T20; 3 no more; 0 declare versicola dei Regi KS KB KC; 0 no more; AS; 8S; KS; KB; AB; 5B",
     "T20: 0 0, T30: 0.47 2.59, T26: 20.71 2.94 card T20 32 24 32, T23: 21.84 2.76 card T20 32 24 32, T19: 21.92 2.51 card T20 32 24 "
     "32, T8: 21.92 2.51 card T20 32 22 32, T14: 22.07 2.44 card T20 32 22 32, T17: 22.49 2.49 card T20 32 23 32, F: 53.19 3.48 card "
     "KB 32 0 32, SOL: 58.91 3.74 card T2 22 14 32, TRO: 87.38 3.66 card MON 11 3 32"),
    (2053, 1, 3, 4, True, 1000,
     "3 discard CS 4S CB CC 2C 6C 7C; KC; 0 no more; 1 no more; 2 no more; 3 declare versicola di rossi F T35 T34 T33; 3 declare "
     "versicola di trenti F T30 T29 T28; 3 no more; 5C; 9C; T30; KB; 2B; AB; T1; JD; KD; AD; 9D; T6; T14; T19; T12; KS; AS; T28; 2S; "
     "T16; T8; T23; MON; AC; T33; 8C; 4C; T17; T9; T7; T4; T18; T11; T21; T10; 3B; 10D; T20; 4B; T29; T32; LUN; 8D; T26; 6D",
     "F: 0 0, T22 T24 T25: 10.95 1.74, T2: 19.56 1.57 card T2 30 3 32, T5: 19.89 1.63 card T5 25 3 32, T13: 20.74 1.77 card T13 32 3 "
     "32, T35: 24.67 2.71 card T35 32 15 32, T34: 28.94 2.2 card T34 32 6 32, T3: 31.21 1.81 card T3 32 3 32"),
    (3058, 1, 2, 4, True, 2100,
     "2 discard 10S CC 7D; AS; 3 no more; 0 no more; 1 no more; 2 declare versicola d'Arie F MON SOL LUN; 2 declare versicola dei Regi "
     "F KB KC KD; 2 no more; KS; 5S; T10; KC; 9C; 8C; JC; KB; 2B; 5B; 4B; KD; 5D; 10D; 8D; 10C; 2C; AC; 7C; 6S; JS; F; 2S; T27; T4; "
     "STE; T15; 8B; T16; 10B; AB; 7S; T8; T29; 3S; 4C; 6C; 3C; QC; 6D; T22; AD; 9D; JB; T21; T25; T30; T19; T18; T23",
     "T17: 0 0, T33: 13.07 2.18 card T13 22 13 32, T35: 15.65 2.43 card T3 25 16 32, T26: 16.58 2.2 card LUN 20 11 32, T20: 30.27 1.73 "
     "card T20 18 0 32, T1: 40.49 2.06 card T1 24 0 32"),
    (6024, 1, 0, 4, True, 2000,
     "0 discard 3S 9B 7B; KS; 1 no more; 2 no more; 3 no more; 0 declare versicola di Papi F T4 T3 T2; 0 no more; AS; 5S; T28; KC; 9C; "
     "10C; 8C; KD; 5D; 8D; 3D; 5C; CC; 4C; 6C; 2B; AB",
     "KB: 0 0, JB: 6.7 2.85 card KB 14 6 32, 8B: 7.04 2.76 card KB 14 6 32, 3B: 9.55 3.13 card KB 14 6 32"),
    (7043, 1, 0, 4, True, 1000,
     "0 discard 10B 6B; KS; 1 no more; 2 declare versicola delle diecine T30 T20 T10; 2 no more; 3 no more; 0 declare versicola d'Arie "
     "F SOL LUN STE T35; 0 no more; 2S; 8S; 5S; KD; 10D; 9D; 8D; KC; 9C; 10C; 2C; 3S; QS; CS; 9S; CB; KB; T5; T34; 8C; QC; 7C; AC; 4S; "
     "T3; T11; 7S; JC; T2; T30; 6C; 6S; T6; F; JS",
     "7B: 0 0, 9B JB: 0 0, 4C 3C CC: 7.48 3.22 trick - 32 13 32, 3D: 14.9 3.08 trick - 32 5 32, T7: 15.3 3.42 trick - 32 12 32, T9: "
     "15.8 3.2 trick - 32 13 32, T4: 16.55 3.16 trick - 32 7 32, T14: 20.96 3.38 card T13 8 0 32, T18: 24.98 3.64 card T13 8 0 32"),
    (9064, 1, 3, 4, True, 4000,
     "3 discard 3D 6D; QD; 0 declare versicola di Papi T4 T3 T2; 0 no more; 1 no more; 2 no more; 3 declare versicola del Tredici F "
     "T28 T13 T1; 3 declare versicola dei Regi F KS KB KC KD; 3 no more; 9D; 10D; KD; KB; 4B; AB; 7B; KS; 2S; 3S; AS; KC; 6C; 9C; 7C; "
     "8S; 5S; 4S; T31; CB; JB; 5B; T30; 2C; 5C; F; 3C; JC; 4C; 10C; T3; 7S; 9S; T18; 10S; 10B; T28; 6B; STE; CC; AC; 8C; T2; T26; T33; "
     "LUN; MON; T6; T4; T24; T34; QC; T1; TRO; T17",
     "4D: 0 0, T14 T15 T16: 2.23 1.11, T8 T9: 5.12 1.11, T11: 5.34 1.08"),
    (34, 2, 2, 4, True, 2000,
     "1 discard 2C 6C 5D; 2 discard QC; 3S; 3 no more; 0 no more; 1 declare versicola d'Arie TRO MON SOL; 1 no more; 2 no more; AS; "
     "KS; 2S; KB; 2B; 10B; AB; 4S; JS; QS; 7S; 5S; 9S; 6S; 8S; CB; QB; 3B; T2; LUN; T8; T29; F; 8C; KC; T11",
     "T22: 0 0, T26: 0.66 0.64, T32: 3.33 1.31, STE: 24.57 2.12 card T33 12 1 32, T3: 32.73 1.79 card KC 32 0 32, T5: 33.02 1.82 card "
     "KC 32 0 32, T10: 42.72 1.96 card KC 32 0 32"),
    (1044, 2, 0, 4, True, 2000,
     "3 discard AD; 0 discard QD CD; 4S; 1 no more; 2 declare versicola d'Arie STE T35 T34; 2 no more; 3 declare versicola delle "
     "diecine F TRO T30 T20; 3 no more; 0 declare versicola dei Regi KS KB KC; 0 no more; AS; 8S; KS; KB; AB; 5B; T30; KD; JD; 7D; 2D; "
     "9C; KC; 8C; 10C; 3S; JS; 2S; 9S; 9B; 6B; T20; QB; 8D; T1; 5D; STE; 7C; CC; 2C; 4C; 6D; T4; 4D",
     "T35: 0 0, T34: 0.78 0.75, T13: 10.38 3.4 card T35 32 17 32, T21 T22: 15.14 3.16 card T35 32 21 32, T25: 15.72 3.34 card T35 32 "
     "22 32, T15: 17.39 3.26 card T35 32 22 32, T12: 17.55 3.24 card T35 32 22 32, MON: 32.06 3.58 card T35 32 12 32"),
    (2048, 2, 3, 4, True, 2100,
     "3 discard CS 4S CB CC 2C 6C 7C; KC; 0 no more; 1 no more; 2 no more; 3 declare versicola di rossi F T35 T34 T33; 3 declare "
     "versicola di trenti F T30 T29 T28; 3 no more; 5C; 9C; T30; KB; 2B; AB; T1; JD; KD; AD; 9D; T6; T14; T19; T12; KS; AS; T28; 2S; "
     "T16; T8; T23; MON; AC; T33; 8C; 4C; T17; T9; T7; T4; T18; T11; T21; T10; 3B; 10D; T20; 4B; T29",
     "T32: 0 0, T31: 2.38 0.11, SOL: 3.22 1.97, TRO: 10.46 1.59 card T35 23 13 32, STE: 10.61 0.97 card STE 32 18 32, T15: 47.13 1.47 "
     "card T35 23 7 32"),
    (3060, 2, 2, 4, True, 2000,
     "2 discard 10S CC 7D; AS; 3 no more; 0 no more; 1 no more; 2 declare versicola d'Arie F MON SOL LUN; 2 declare versicola dei Regi "
     "F KB KC KD; 2 no more; KS; 5S; T10; KC; 9C; 8C; JC; KB; 2B; 5B; 4B; KD; 5D; 10D; 8D; 10C; 2C; AC; 7C; 6S; JS; F; 2S; T27; T4; "
     "STE; T15; 8B; T16; 10B; AB; 7S; T8; T29; 3S; 4C; 6C; 3C; QC; 6D; T22; AD; 9D; JB; T21; T25; T30; T19; T18; T23; T17; T24",
     "T26: 0 0, T33: 1.89 2.01, T35: 21.54 2.31 card T31 24 7 32, T20: 21.93 2.45 card T31 24 7 32, T1: 26.28 2.6 card T31 24 7 32"),
    (5068, 2, 0, 4, True, 1000,
     "0 discard 2B 5C 6C 9D; KS; 1 no more; 2 no more; 3 declare versicola dei Regi KB KC KD; 3 no more; 0 declare versicola delle "
     "diecine F TRO T30 T20 T10; 0 no more; 2S; 5S; F; CB; 6B; KB; AB; KC; T20; 7C; 3C; 8S; 3S; 4S; 7S; JD; 8D; 4D; KD; CS; AS; QS; "
     "9S; 5D; CD; 7D; 10D; 10S; T6; 6S; T1; 9C; T30; 4C; JC; T35; T3; T8; SOL; 8C; T10; 2C; CC; 5B; T34; 8B; STE; 6D; T14; 3D; T13; "
     "7B; T33; JB; T2; AC; T11; T12; T31; 10B",
     "T4: 0 0, T29: 10.53 3.41 card T28 19 3 32, T19: 16.98 3.4 card T28 19 2 32, T16: 17.35 3.25 card T28 19 4 32"),
    (9053, 2, 3, 4, True, 2000,
     "3 discard 3D 6D; QD; 0 declare versicola di Papi T4 T3 T2; 0 no more; 1 no more; 2 no more; 3 declare versicola del Tredici F "
     "T28 T13 T1; 3 declare versicola dei Regi F KS KB KC KD; 3 no more; 9D; 10D; KD; KB; 4B; AB; 7B; KS; 2S; 3S; AS; KC; 6C; 9C; 7C; "
     "8S; 5S; 4S; T31; CB; JB; 5B; T30; 2C; 5C; F; 3C; JC; 4C; 10C; T3; 7S; 9S; T18; 10S; 10B; T28; 6B; STE; CC; AC; 8C; T2; T26",
     "T33: 0 0, T35: 0.03 1.22, T17 T19: 16.73 3.03 card T35 32 20 32, T22: 18.8 3.18 card T35 32 20 32, T24: 21.04 3.1 card T1 32 22 "
     "32"),
    (10063, 2, 3, 4, True, 2100,
     "3 discard CD 2D 8D; KD; 0 declare versicola di sopratrenti T34 T33 T32 T31; 0 no more; 1 no more; 2 no more; 3 no more; T28; 9D; "
     "T30; 2S; 3S; JS; KS; KC; 2C; 10C; 7C; 5B; AB; KB; 3B; 6S; AS; T12; 4S; 8B; 2B; CB; 6B; 4B; QB; T15; 10B; QC; CC; 8C; 5C; 9C; F; "
     "AC; 4C; 7B; T7; T18; JB; 6C; T6; T19; 3C; 9B; T16; T25; T11; 7D; T3; 5D; T20; CS; T26; 7S; T34; JD",
     "SOL: 0 0, T35: 17.96 3.2 card SOL 32 15 32, T5: 34.89 3.68 card SOL 32 17 32, T4: 35.93 3.68 card SOL 32 16 32, T9: 41.57 3.92 "
     "card SOL 32 17 32"),
    (11049, 2, 0, 4, True, 1000,
     "0 discard CD AD 5D 8D; 4C; 1 no more; 2 no more; 3 declare versicola dei Regi F KS KB KC; 3 no more; 0 declare versicola d'Arie "
     "SOL LUN STE; 0 declare versicola delle diecine TRO T30 T20; 0 no more; 10C; KC; 6C; KB; T1; 3B; AB; 3S; 6S; 2S; KS; 8C; JC; QC; "
     "AC; 7S; 4S; QS; 5S; 2D; T3; 10D; KD; 9S; T2; 10S; AS; 4B; JB; 9B; T20; JS; T4; CS; F; 6B; 5B; 10B; T30; 5C",
     "T35: 0 0, T34: 0.78 0.85, T26: 10.13 2.68 card T35 25 15 32, T9: 10.19 2.72 card T35 25 10 32, T11 T12: 10.31 2.73 card T35 25 "
     "10 32, T22: 10.67 2.65 card T35 25 11 32, T19: 10.88 2.58 card T35 25 10 32"),
    (4063, 3, 2, 4, True, 4000,
     "1 discard JD; 2 discard 6D; 3S; 3 no more; 0 no more; 1 no more; 2 no more; KS; 8S; AS; CS; F; 2S; 5S; AC; KC; 7C; 4C; KB; 2B; "
     "AB; 5B; 9S; 6S; JS; T20; 10C; 9C; 6C; 2C; 3B; JB; 4B; 8B; CB; 6B; 9B; 10B; STE; T4; T7; SOL; CC; QC; T27; 5C; 10S; QS; T14; T6; "
     "9D; T19; 7D; KD; T8; T28; T22; T15; 5D; 10D; 2D; T3; 7B",
     "T33: 0 0, T10: 9.41 2.23 card T33 30 19 32, T18 T21: 14.63 2.12 card T33 30 17 32, T11: 19.15 2.2 card T33 30 19 32"),
    (5063, 3, 0, 4, True, 2000,
     "0 discard 2B 5C 6C 9D; KS; 1 no more; 2 no more; 3 declare versicola dei Regi KB KC KD; 3 no more; 0 declare versicola delle "
     "diecine F TRO T30 T20 T10; 0 no more; 2S; 5S; F; CB; 6B; KB; AB; KC; T20; 7C; 3C; 8S; 3S; 4S; 7S; JD; 8D; 4D; KD; CS; AS; QS; "
     "9S; 5D; CD; 7D; 10D; 10S; T6; 6S; T1; 9C; T30; 4C; JC; T35; T3; T8; SOL; 8C; T10; 2C; CC; 5B; T34; 8B; STE; 6D; T14; 3D; T13; "
     "7B; T33; JB; T2",
     "T29: 0 0, AC: 6.46 1.92 trick - 17 3 32, 2D QD: 7.73 1.91 trick - 17 6 32, T19: 13.61 1.99, T16: 14.4 2.06, T4: 15.82 1.91 card "
     "T4 23 0 32"),
)
