"""Puzzles of minchiate-partners; `python -m benchmarks.puzzles minchiate-partners` adds to them."""

RULES = "def5073be0dc"
HANDS = 63
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
    (12045, 1, 3, 4, True, 1000,
     "3 discard CD 5D 9D; KD; 0 no more; 1 declare versicola del Tredici T28 T13 T1; 1 no more; 2 no more; 3 declare versicola di "
     "sopratrenti T34 T33 T32; 3 no more; 3D; 8D; SOL; KB; 7B; 2B; 4B; KS; QS; 8S; 6S; 7S; AS; JS; 9S; KC; 10C; 3C; T3; 2S; T1; CS; "
     "10S; 2D; 7D; T4; AD; AB; F; 8B; QB; 7C; AC; T6; 9C; 3S; T30",
     "T31: 0 0, T11: 26.89 4.99 card T30 25 0 32, LUN: 26.95 4.85, T7: 27.12 4.98 card T30 25 0 32, T16: 27.24 4.92 card T30 25 0 32, "
     "T19: 27.81 5.08 card T30 25 0 32, T23: 28.77 5.15 card T30 25 0 32, T5: 33.82 4.79 card T30 25 0 32, T29: 37.2 5.15 card T30 25 "
     "0 32"),
    (13062, 1, 0, 4, True, 2000,
     "0 discard AS JC 4C; TRO; 1 declare versicola del Tredici T28 T13 T1; 1 no more; 2 no more; 3 no more; 0 no more; T9; T20; T6; "
     "KC; 9C; 10C; T30; KB; 5B; 3B; AB; 2S; 8S; CS; KS; 10S; 3S; 5S; 6S; 8C; F; 3C; 7C; JD; KD; 7D; 10D; 9B; 4B; 2B; 7B; 6D; 4D; QD; "
     "5D; 7S; T29; 9S; T34; 5C; T10; 2C; 6C; CB; 8B; T27; QB; QS; T26; T14; T1; 3D; 9D; T3; T4",
     "QC: 0 0, AC: 0 0, LUN: 16.83 3.96, T18: 25.64 3.76 card T28 12 3 32, T11: 26.81 3.66, T31: 32.38 3.5 card T31 25 4 32, T5: 37.47 "
     "3.83 card T5 26 1 32"),
    (14059, 1, 0, 4, True, 4000,
     "KC; 1 no more; 2 no more; 3 no more; 0 no more; 10C; JC; 3C; KS; 5S; AS; 2S; 2B; AB; CB; KB; 8D; 10D; 5D; 3D; 4S; QS; T25; T30; "
     "KD; AD; 2D; 4D; 6B; T4; 8B; 5B; 8S; 6S; T26; T33; 7B; F; 9B; T10; 9C; CC; T3; QC; 9S; T34; T7; T32; JD; T23; T11; QD; 4C; 8C; "
     "T14; T20; QB; T35; JB",
     "T1: 0 0, T31: 5.6 2.1 card T1 32 20 32, SOL: 6.83 2.23 card T1 32 24 32, T12: 10.71 1.92 card T1 32 19 32, T6 T8: 15.93 1.54 "
     "card T1 32 19 32"),
    (15054, 1, 2, 4, True, 4200,
     "1 discard 5C; 2 discard QD 3D 5D; CC; 3 no more; 0 no more; 1 declare versicola di sopratrenti T34 T33 T32; 1 no more; 2 no "
     "more; 10C; KC; 7C; QC; JC; 9C; 6C; KD; T30; 7D; 8D; KS; 6S; 2S; 7S; KB; 3B; AB; 4B; 5S; T1; 3S; QS; 5B; F; 7B; 2B; 8B; QB; 6B; "
     "T29; AD; T8; T20; 6D; 10S; T3; 4S; T10; 9B; T2; T24; T25; CS; T28; JS",
     "T31: 0 0, T5: 6.01 2.05 card T31 32 23 32, T18 T21: 10.36 1.86 card T31 32 24 32, TRO: 18.33 2.08 card T5 25 17 32"),
    (16028, 1, 2, 4, True, 2100,
     "2 discard 9S AS 8B; 9B; 3 no more; 0 no more; 1 no more; 2 no more; KB; 4B; T30; KD; 7D; T1; 9D; KS; 7S; T20; 4S; 10C; 2C; T7; "
     "4C; AB; 5B; T8; T13; 7C; T31; T11",
     "KC: 0 0, F: 10.09 2.44 card KC 32 19 32, 9C: 12.18 1.42 card KC 32 11 32, 6C 3C JC CC QC: 12.18 1.42 card KC 32 11 32"),
    (16064, 1, 2, 4, True, 1000,
     "2 discard 9S AS 8B; 9B; 3 no more; 0 no more; 1 no more; 2 no more; KB; 4B; T30; KD; 7D; T1; 9D; KS; 7S; T20; 4S; 10C; 2C; T7; "
     "4C; AB; 5B; T8; T13; 7C; T31; T11; KC; 2B; 7B; T9; T10; JD; T12; 8D; 3D; 3B; CB; T28; T34; 5S; 2S; 10S; LUN; 9C; T25; T26; T22; "
     "6B; T23; F; T4; JS; T33; MON; 8S; 2D; T14; 6D; AD; CS; T5; T32",
     "SOL: 0 0, T6: 43.6 2.76 card T32 32 0 32, T16 T17: 45.88 2.72 card T32 32 0 32, T19 T21: 45.91 2.74 card T32 32 0 32"),
    (18033, 1, 0, 4, True, 1000,
     "3 discard CD; 0 discard QB 9B 5B 2B; 2S; 1 no more; 2 no more; 3 no more; 0 declare versicola dei Regi KS KC KD; 0 no more; 10S; "
     "4S; KS; KD; 10D; 7D; T20; KB; T23; 10B; 3B; KC; 10C; 2C; 9C; 5S; QS; 3S; 9S; 3C; T10; 7C; 5C; 7S; CS",
     "T26: 0 0, T9: 0.68 1.65, T2: 9.3 3.13 card T2 21 9 32, T3: 12.41 3.9 card T3 27 9 32, T30: 19.05 4.34 card T30 31 9 32, T33: "
     "22.99 4.41 card T33 24 9 32, TRO: 22.99 5.53, MON: 23.39 5.47, STE: 24.99 4.74"),
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
    (12016, 2, 3, 4, True, 2100,
     "3 discard CD 5D 9D; KD; 0 no more; 1 declare versicola del Tredici T28 T13 T1; 1 no more; 2 no more; 3 declare versicola di "
     "sopratrenti T34 T33 T32; 3 no more; 3D; 8D; SOL; KB; 7B; 2B; 4B; KS",
     "QS: 0 0, AS 2S 3S 4S 5S: 10.58 3.07, F: 21.73 3.98 card T33 19 9 32"),
    (13076, 2, 0, 4, True, 1000,
     "0 discard AS JC 4C; TRO; 1 declare versicola del Tredici T28 T13 T1; 1 no more; 2 no more; 3 no more; 0 no more; T9; T20; T6; "
     "KC; 9C; 10C; T30; KB; 5B; 3B; AB; 2S; 8S; CS; KS; 10S; 3S; 5S; 6S; 8C; F; 3C; 7C; JD; KD; 7D; 10D; 9B; 4B; 2B; 7B; 6D; 4D; QD; "
     "5D; 7S; T29; 9S; T34; 5C; T10; 2C; 6C; CB; 8B; T27; QB; QS; T26; T14; T1; 3D; 9D; T3; T4; QC; CC; T17; T32; T35; T5; T7; SOL; "
     "8D; T8; T11; AD; AC; T33",
     "STE: 0 0, MON: 12.47 1.56, T22 T23: 19.94 1.13 card T33 32 0 32"),
    (15075, 2, 2, 4, True, 2100,
     "1 discard 5C; 2 discard QD 3D 5D; CC; 3 no more; 0 no more; 1 declare versicola di sopratrenti T34 T33 T32; 1 no more; 2 no "
     "more; 10C; KC; 7C; QC; JC; 9C; 6C; KD; T30; 7D; 8D; KS; 6S; 2S; 7S; KB; 3B; AB; 4B; 5S; T1; 3S; QS; 5B; F; 7B; 2B; 8B; QB; 6B; "
     "T29; AD; T8; T20; 6D; 10S; T3; 4S; T10; 9B; T2; T24; T25; CS; T28; JS; T31; 8C; 2C; T14; STE; T27; T5; SOL; T17; T26; T34; T11; "
     "T18; 10B; T15; T21; T7; 4D; T9; T32; T35",
     "T4: 0 0, T23: 4.75 0.81, T13: 20.01 1.19 card T13 27 11 32, MON: 52.88 1.5 card MON 31 14 32"),
    (20032, 2, 3, 4, True, 1000,
     "3 discard 5C 7C 10C; KB; 0 no more; 1 no more; 2 no more; 3 no more; 3B; AB; QB; 6S; AS; KS; 2S; 6D; 9D; AD; KD; 3S; 8S; CS; "
     "10S; 4S; F; 7S; T1; KC; T34; AC; T13; 5S; STE; JS",
     "T3: 0 0, T14: 13.94 3.95 card T3 32 24 32, T31: 17.79 4.36, T22: 18.38 4.28 card T3 32 23 32, T29: 19.55 3.65 card T3 32 23 32, "
     "T25: 19.71 4.12 card T3 32 23 32, TRO: 67.61 6.2 card T3 32 20 32"),
    (22066, 2, 2, 4, True, 4000,
     "1 discard 2B QD; 2 discard 5S AB; KD; 3 no more; 0 no more; 1 no more; 2 no more; 10D; F; 8D; KS; 4S; 2S; STE; KB; 4B; 8B; T1; "
     "3S; T30; JS; 7S; KC; 4C; 8C; 10C; AC; CC; 6C; 9C; 2C; 3C; 5C; 7C; CS; 9S; 6S; T2; 3B; QB; 10B; T20; 8S; T23; T31; 10S; 7B; JB; "
     "T3; 5B; CD; 3D; 7D; AD; 9D; 2D; 6D; 4D; 9B; T29; T7; T10; T17; T13; MON; TRO",
     "T16: 0 0, T9: 0.63 0.53, T33: 10.57 1.67 card T33 23 13 32, T28: 10.76 1.59 card T4 20 12 32, CB: 17.12 1.57 card T33 23 14 32, "
     "JC: 17.12 1.57 card T33 23 14 32"),
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
    (29058, 3, 1, 4, True, 1100,
     "0 discard CD; 1 discard 6B QD; 9C; 2 no more; 3 no more; 0 no more; 1 no more; KC; 8C; 7C; CS; AS; KS; 2S; 5C; STE; 10C; 6C; KB; "
     "3B; 2B; T30; JC; T13; QC; 4C; KD; 7D; JD; 6D; 10D; AD; T1; 2D; 4S; QS; 3S; T28; QB; 9B; F; AB; TRO; T12; T10; T6; T7; T20; SOL; "
     "T9; 5S; 6S; T29; 8S; T8; T21; T24; T32",
     "JS: 0 0, 4B 7B: 13.93 2.91, 8D 4D: 17.89 3.38, T19: 22.24 2.88 card T2 14 5 32, T27: 24.28 3.06 card T2 14 6 32, T3: 34.27 3.45 "
     "card T3 19 6 32"),
    (30052, 3, 2, 4, True, 2000,
     "2 discard 10S 8S 2S AS; KC; 3 no more; 0 declare versicola di Papi T3 T2 T1; 0 no more; 1 no more; 2 no more; 3C; 9C; 8C; QS; "
     "6S; 9S; KS; KD; JD; 10D; 7D; JS; T32; 7S; STE; KB; 3B; 4B; 6B; AB; JB; 5B; T1; JC; 2C; 5C; 10C; 6D; 4D; AD; T30; 8B; T3; 2B; 9B; "
     "T24; T7; F; T35; QC; T13; AC; 4C; CS; T31",
     "MON: 0 0, SOL: 1.23 0.6, T34: 10.85 2.87 card T34 30 13 32, T12: 17.1 3.01 card T31 26 0 32, T6: 17.15 3.02 card T31 26 0 32, "
     "T10: 23.52 3.26 card T31 26 0 32, T20: 35.75 3.05 card T20 25 0 32"),
    (31047, 3, 1, 4, True, 1000,
     "0 discard 9C 4D 10D; 1 discard 7D; KD; 2 no more; 3 no more; 0 no more; 1 no more; 8D; 6D; 9D; AB; CB; T20; KB; KS; 3S; T3; AS; "
     "8C; KC; 5C; 10C; 4B; STE; 2B; 6B; 4C; 6C; 2C; CC; 8B; T23; F; JB; 5S; 7S; SOL; 2S; CD; JD; 5D; T28; 10S; T16; 4S; JS; AC",
     "T1: 0 0, T10: 1.47 2.79, T8: 12.96 3.48 card T1 27 19 32, T15: 14.32 4.11 card T1 27 18 32, T22: 17.19 3.89 card T1 27 17 32, "
     "T30: 30.74 4.1 card T35 19 11 32, MON: 61.69 4.45 card T34 18 6 32"),
    (32024, 3, 3, 4, True, 670,
     "2 discard CB; 3 discard 3C 6C QD 3D 6D; KC; 0 no more; 1 no more; 2 declare versicola delle diecine TRO T30 T20; 2 no more; 3 "
     "declare versicola di Papi T4 T3 T2; 3 no more; 10C; QC; T3; KB; 6B; AB; T30; AS; JS; T34; KS; 9D; KD; T1; SOL",
     "MON: 0 0, STE: 10.08 3 card STE 32 0 32, 6S: 20.12 5.62 card LUN 32 23 32, T32: 22.73 4.48 card T32 30 14 32, T24: 22.96 4.3, 2B "
     "4B 5B: 24.39 4.97 card LUN 32 24 32, T8: 26.61 4.69 card LUN 32 22 32, T6: 26.67 4.4 card LUN 32 23 32, T21: 28.5 4.75 card LUN "
     "32 23 32, T4: 31.66 4.71 card T4 25 4 32, T15 T16 T17: 32.4 4.6 card LUN 32 22 32, T28: 35.14 4.46 card T28 28 9 32, T2: 37.86 "
     "4.73 card T2 30 4 32"),
    (32068, 3, 3, 4, True, 4000,
     "2 discard CB; 3 discard 3C 6C QD 3D 6D; KC; 0 no more; 1 no more; 2 declare versicola delle diecine TRO T30 T20; 2 no more; 3 "
     "declare versicola di Papi T4 T3 T2; 3 no more; 10C; QC; T3; KB; 6B; AB; T30; AS; JS; T34; KS; 9D; KD; T1; SOL; 6S; T10; 5S; CS; "
     "7D; 5D; T7; MON; 2B; 7B; T9; T20; 2S; STE; T12; 7S; 4B; 8B; F; T13; 2C; T2; 8C; 9C; 5B; 10B; T22; T11; CD; T14; T32; 4D; T6; "
     "T26; T31; T33; AC; T28; 7C; LUN; 8S; 3S; T24; T35",
     "2D: 0 0, JD: 0 0, QB: 3.62 0.6, 5C 4C JC: 4.92 0.62 trick - 22 14 32"),
    (34027, 3, 1, 4, True, 1000,
     "0 discard 5C; 1 discard AB 10D; KB; 2 no more; 3 no more; 0 no more; 1 declare versicola di trenti T30 T29 T28; 1 declare "
     "versicola dei Regi KS KC KD; 1 no more; 3B; 2B; T30; KC; 10C; 9C; T31; AS; KS; T1; T3; 5B; 8B; T33; 6B; T8; T20; T11",
     "LUN: 0 0, STE: 0.77 1.31, T25: 13.36 4.17 card LUN 32 24 32, T4: 18.32 4.65 card LUN 32 23 32, T6: 20.73 4.77 card LUN 32 22 32, "
     "T18 T19: 21.39 4.76 card LUN 32 22 32, MON: 29.55 4.21"),
    (37054, 3, 1, 4, True, 2000,
     "1 discard CC 4C 6C 10C; 3S; 2 no more; 3 no more; 0 declare versicola di Papi T5 T4 T3; 0 no more; 1 declare versicola d'Arie "
     "TRO MON SOL LUN; 1 no more; 8S; AS; 2S; KB; 5B; 2B; 7B; 6S; KS; 4S; QS; KC; T1; 8C; 9C; KD; 6D; 3D; AD; 6B; CB; 3B; QB; JS; 5S; "
     "T28; 9S; 8B; 4B; T10; T20; CS; STE; 10S; T3; 9B; JB; T27; T32; 7S; T33; T34; T7; 2D; 7D; 10D",
     "T29: 0 0, F: 6.9 1.7 trick - 32 0 32, T23: 8.59 0.96, T19: 8.86 0.98, T15 T16: 8.98 0.96"),
    (46038, 3, 2, 4, True, 1000,
     "2 discard QS 10S 4S; KS; 3 no more; 0 no more; 1 no more; 2 declare versicola di Papi T4 T3 T2; 2 no more; 2S; F; T13; KC; 2C; "
     "7C; 6C; 3B; 7B; CB; KB; KD; 2D; 10D; 3D; AB; JB; 8B; 4B; 5B; 9B; 10B; 6B; T35; T9; T2; T6; 3C; QC; 9C; JC",
     "T32: 0 0, T29: 12.73 4.4 card T30 19 10 32, T27: 22.91 5.44 card T30 19 10 32, 6D 5D: 25.04 7.04 card T31 20 12 32, TRO: 25.73 "
     "6.03 card T3 22 14 32, STE: 31.97 4.09 card STE 25 15 32, MON: 34.38 5.9 card T31 20 10 32, T23: 41.78 5.06 card T30 19 10 32, "
     "T16 T17: 46.9 5.46 card T3 22 1 32, T12: 48.61 5.65 card T3 22 1 32, T5: 57.26 5.22 card T3 22 1 32"),
    (46051, 3, 2, 4, True, 2000,
     "2 discard QS 10S 4S; KS; 3 no more; 0 no more; 1 no more; 2 declare versicola di Papi T4 T3 T2; 2 no more; 2S; F; T13; KC; 2C; "
     "7C; 6C; 3B; 7B; CB; KB; KD; 2D; 10D; 3D; AB; JB; 8B; 4B; 5B; 9B; 10B; 6B; T35; T9; T2; T6; 3C; QC; 9C; JC; 6D; JD; 9D; AD; 8C; "
     "T25; CC; T32; T29; T31; T7; T30; 5C",
     "T20: 0 0, T1: 2.5 2.75, T14: 12.45 2.47 card T20 30 21 32, T21: 13.87 2.69 card T20 30 20 32"),
    (48062, 3, 2, 4, True, 4000,
     "2 discard 6B AC; KD; 3 no more; 0 no more; 1 no more; 2 no more; 10D; 9D; T28; KC; 8C; 5C; 7C; AS; 7S; 8S; KS; KB; T9; AB; 4B; "
     "10C; CC; 2C; T4; 3S; 9S; 2S; T1; CB; 3B; F; 7B; QD; 7D; T17; 5D; 3C; 6C; T22; T32; 4S; CS; 5S; T31; 6D; 4D; T35; CD; 9C; 4C; "
     "T14; STE; 6S; QS; T23; T11; 8B; T13; JB; T2; 3D",
     "T7: 0 0, T12: 2.38 1.04, T26: 21.48 2.76, T34: 26.02 2.88 card T20 19 11 32, MON: 53.71 3.14 card MON 25 15 32"),
    (52060, 3, 3, 4, True, 1000,
     "3 discard 10S CC 6C 7C; 2S; 0 no more; 1 declare versicola del Tredici F T28 T13 T1; 1 no more; 2 declare versicola di rossi T35 "
     "T34 T33; 2 declare versicola delle diecine T30 T20 T10; 2 no more; 3 no more; KS; QS; AS; CD; 10D; KD; 9D; KB; 2B; AB; 9B; 5S; "
     "JS; 4S; T30; KC; T4; 9C; 4C; 8S; 6S; F; T34; 6D; 3D; 5D; 7D; 2D; LUN; 4D; T20; 6B; 7B; T33; 3B; QC; T5; JC; 2C; AD; T6; T9; T31; "
     "10C; T8; 8C; AC; JD; T27; T11; T10",
     "STE: 0 0, T24: 19.7 4.04 card T1 16 1 32, T22: 21.78 4.57 card T1 16 1 32, 7S CS: 22.06 5.2 card T1 16 3 32, T18 T19: 24.77 4.53 "
     "card T1 16 0 32, T14: 24.83 4.54 card T1 16 0 32"),
    (62060, 3, 0, 4, True, 2000,
     "0 discard 9B 8B; KS; 1 no more; 2 no more; 3 no more; 0 no more; AS; 5S; 2S; AB; KB; CB; T28; CS; QS; 3S; 6S; 4B; 2B; QB; T5; "
     "7C; CC; 10C; KC; 7S; T7; 8S; T2; 4C; QC; 9C; 8C; CD; KD; 10D; 3D; 5D; 6D; AD; 7D; 3C; T32; 6C; 5C; 10S; F; T6; T29; 2C; T23; AC; "
     "T1; JS; T34; T25; T8; 2D; T17; JD",
     "T4: 0 0, T10: 1.95 0.61, T13: 3.97 0.59, T30: 15.35 2.99 card LUN 13 5 32, T11 T12: 19.42 1.12 card T4 32 8 32, T18 T19: 43.19 "
     "3.42 card T4 32 5 32"),
)
