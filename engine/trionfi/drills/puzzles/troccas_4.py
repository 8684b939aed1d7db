"""Puzzles of troccas-4; `python -m benchmarks.puzzles troccas-4` adds to them."""

RULES = "64eb1ea7edea"
HANDS = 45
PUZZLES = (
    (2054, 1, 1, 4, True, 2100,
     "2 jeu mirel; 2 jeu mirel; 2 autras; 3 autras; 0 nus dein; 1 vinavon; 1 discard CS QB; 2 both KB JB; 3B; CB; 7B; 2 take 3B; KS; "
     "6S; 2S; 3S; 2 call buob, sche; AD; KD; 10D; 5D; 3 call buob, sche; QS; 4S; 10S; AS; 3D; 9D; 4D; QD; 9B; 5B; 4B; 8B; 4C; 10C; KC; "
     "9C; 0 call buob, sche; QC; 8C; 6C; 7C; 5C; 3C; 4C; CC; T2; F; T12; T14; T6; T3; T15",
     "T17 T18: 0 0, T21: 0.68 0.1, T8 T9 T10: 1.06 0.13 trick - 32 0 32, T13: 1.2 0.12 trick - 32 0 32"),
    (5049, 1, 0, 4, True, 1000,
     "1 autras; 2 jeu mirel; 1 autras; 2 jeu mirel; 1 autras; 2 nus dein; 0 vinavon; 0 discard JB QD; AC; 10C; QC; KC; 0 call buob, "
     "sche; KS; 4S; 8S; 6S; 0 call buob, sche; KB; 2B; AB; T3; 3 call buob, sche; 3 both KD JD; 8D; 9D; 10D; 3 take 8D; QS; AS; CS; "
     "T2; T21; T6; T10; T7; CC; 3C; 9C; 5C; 5D; CD; 4D; AD; JC; 8C; T1; 7C; QB",
     "T19 T20: 0 0, T17: 2.85 0.29 card QB 32 19 32, T13: 7.31 0.26 card QB 32 2 32, F: 7.34 0.21 card QB 32 0 32, T4 T5 T8: 8.1 0.18 "
     "card QB 32 0 32"),
    (5064, 1, 0, 4, True, 1100,
     "1 autras; 2 jeu mirel; 1 autras; 2 jeu mirel; 1 autras; 2 nus dein; 0 vinavon; 0 discard JB QD; AC; 10C; QC; KC; 0 call buob, "
     "sche; KS; 4S; 8S; 6S; 0 call buob, sche; KB; 2B; AB; T3; 3 call buob, sche; 3 both KD JD; 8D; 9D; 10D; 3 take 8D; QS; AS; CS; "
     "T2; T21; T6; T10; T7; CC; 3C; 9C; 5C; 5D; CD; 4D; AD; JC; 8C; T1; 7C; QB; T19; T11; 5B; T20; T12; T14; T9; 6C; 2C; 4C; CB; 6S; "
     "2S; 5S; T4",
     "7D: 0 0, F: 0.96 0.14 card QD 20 10 32, T17: 1.1 0.2 card QD 20 7 32, T5 T8 T13: 1.3 0.2 card QD 20 9 32"),
    (11050, 1, 0, 4, True, 2100,
     "1 autras; 2 autras; 3 jeu mirel; 1 autras; 2 jeu mirel; 1 autras; 2 nus dein; 0 vinavon; 0 discard CB CD; 3C; 10C; 9C; KC; 0 "
     "call buob, sche; KS; AS; 2S; 5S; 0 call buob, sche; QC; T3; 10C; CC; 8S; 6S; QS; 3S; KD; 9D; 7D; 8D; 3 call buob, sche; CS; 7S; "
     "4S; T4; QD; 10D; 9D; 6D; 2 both KB JB; 6B; AB; 3B; 2 take 6B; QB; 9B; 2B; 7B; 5B",
     "T1: 0 0, T5: 1.38 0.18 card T1 31 17 32, T10: 1.41 0.18 card T1 31 18 32, T18: 2.05 0.2 card T1 31 19 32, T20: 2.36 0.21 card T1 "
     "31 22 32"),
    (13030, 1, 1, 4, True, 1000,
     "2 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard 6D 8D; KD; 10D; CD; T15; 1 call buob, sche; KS; 2S; 6S; JS; 10B; KB; "
     "AB; 7B; 2 call buob, sche; AC; QC; 0 both KC JC; 8C; 0 take AC; T19; T21; T2; T3; 6B; CB",
     "QB: 0 0, AB: 4.58 0.42 card CB 19 0 32, 3B: 4.59 0.42 card CB 19 0 32, 9B: 4.89 0.44 card CB 19 0 32"),
    (14056, 1, 3, 4, True, 2100,
     "0 autras; 1 autras; 2 liber; 3 vinavon; 0 jeu mirel; 0 autras; 1 autras; 2 liber; 3 vinavon; 3 discard QS JD; KD; 10D; CD; T1; 3 "
     "call buob, sche; KC; 8C; JC; 10C; 3S; 7S; JS; KS; KB; AB; 6B; 4B; 2 call buob, sche; CC; 9C; QC; AC; 4C; T5; 7C; 6C; QB; 2B; AB; "
     "8B; 10B; CB; 3B; 9B; 5B; 7B; T14; T15; 5S; 2S; T3; 4S; 5C; T11; T6; 2C",
     "8S: 0 0, T12: 1.36 0.21 card QD 15 7 32, 2D: 1.56 0.14 card QD 15 7 32, 9D: 1.84 0.17, T2: 1.9 0.19 card QD 15 2 32, T18: 3.03 "
     "0.21 card QD 15 3 32, QD: 3.73 0.16 card QD 15 0 32, T20: 4.18 0.21 card QD 15 3 32"),
    (15046, 1, 1, 4, True, 1000,
     "2 autras; 3 jeu mirel; 2 autras; 3 autras; 0 jeu mirel; 2 autras; 3 nus dein; 1 vinavon; 1 discard 9S 2S; 10S; AS; KS; T3; 1 "
     "call buob, sche; AD; 8D; 3 both KD JD; 5D; 3 take AD; QD; 3D; 10D; 4D; QB; 0 both KB JB; 2B; CB; KC; 8C; 9C; 7C; 0 call buob, "
     "sche; 9B; 4B; 6B; AB; 2C; 8C; 3C; QC; CC; 10C; 5C; T2; 2D; AD",
     "T5: 0 0, T18 T19: 1.86 0.25, F: 2.54 0.29 trick - 28 0 32"),
    (15068, 1, 1, 4, True, 4000,
     "2 autras; 3 jeu mirel; 2 autras; 3 autras; 0 jeu mirel; 2 autras; 3 nus dein; 1 vinavon; 1 discard 9S 2S; 10S; AS; KS; T3; 1 "
     "call buob, sche; AD; 8D; 3 both KD JD; 5D; 3 take AD; QD; 3D; 10D; 4D; QB; 0 both KB JB; 2B; CB; KC; 8C; 9C; 7C; 0 call buob, "
     "sche; 9B; 4B; 6B; AB; 2C; 8C; 3C; QC; CC; 10C; 5C; T2; 2D; AD; T5; 7D; 6C; T15; T16; T4; 10B; 5B; 2B; 7B; 5S; AS; 4S; T6; 6D; "
     "T12; 9D; F; 3S; 8S; 7S; T10",
     "8B: 0 0, T17: 0.7 0.18, T11 T13: 0.74 0.17, T21: 1.53 0.19 card QS 29 20 32"),
    (17072, 1, 1, 4, True, 2100,
     "2 autras; 3 autras; 0 jeu mirel; 2 autras; 3 jeu mirel; 2 autras; 3 nus dein; 1 vinavon; 1 discard CS CB; 2 both KD JD; 6D; CD; "
     "9D; 2 take 6D; QD; AD; 10D; 7D; 3D; T6; 5D; 4D; 3 both KC JC; 8C; 6C; 10C; 3 take 8C; 2C; QC; AC; CC; KB; AB; 6B; 2B; 0 call "
     "buob, sche; QB; 4B; 8B; 2B; KS; AS; 7S; 4S; 0 call buob, sche; QS; 2S; 8S; 4S; T2; T3; T4; T8; 8C; T13; T16; 9C; 5S; 9S; T12; "
     "3S; 5C; T11; T18; 7C; 6S; 10S; T17; T19; 10B; 5B; T7",
     "F: 0 0, T14: 1.41 0.21 card CB 27 19 32, T20: 1.85 0.21 card T1 23 14 32, T21: 1.86 0.22 card T1 23 14 32"),
    (18071, 1, 2, 4, True, 1000,
     "3 autras; 0 jeu mirel; 3 autras; 0 jeu mirel; 3 autras; 0 nus dein; 2 vinavon; 2 discard CC JD; 8C; 0 both KC JC; QC; 10C; 0 "
     "take 8C; KS; 4S; JS; 7S; KD; 3D; 9D; 10D; 0 call buob, sche; 9S; QS; 2S; 8S; 9B; KB; 3B; QB; 2 call buob, sche; 10S; T10; AS; "
     "CS; T19; T6; T2; T5; CB; AB; 2B; 4B; 7B; JB; 5B; 6B; 3S; 5S; T11; T17; CD; T9; T14; 7D; 10B; 8B; F; 9C; T21; T7; T1; 8C; T20; "
     "T12; T3; 7C; T15; T18; 8D; 6C",
     "5C: 0 0, 2D AD: 2.99 0.19 card QD 17 0 32, T13: 4.99 0.19 card QD 17 0 32"),
    (26040, 1, 1, 4, True, 1000,
     "2 autras; 3 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard QC CC; KB; AB; QB; 4B; 2 call buob, sche; 3C; KC; 8C; 10C; "
     "3 call buob, sche; CB; JB; 5B; 2B; AC; 8C; 9C; T1; 7S; AS; 2S; KS; 1 call buob, sche; KD; 9D; CD; 7D; 1 call buob, sche; 5S; QS; "
     "4S; 2S; 8D; JD",
     "QD: 0 0, 6D: 3.77 0.42 card JD 22 0 32, 4D 3D 2D: 3.8 0.42 card JD 22 0 32"),
    (28065, 1, 0, 4, True, 2000,
     "1 jeu mirel; 1 autras; 2 jeu mirel; 1 nus dein; 0 vinavon; 0 discard 10B 2B; 9B; 2 both KB JB; 8B; T2; 2 take 9B; KS; JS; 4S; "
     "AS; KC; 5C; 8C; 10C; 0 call buob, sche; QC; 5C; 7C; 9C; 3C; 4C; 6C; AC; QS; 2S; CS; T1; AD; KD; 9D; 7D; 3 call buob, sche; T3; "
     "F; T21; T8; T18; T9; T4; T5; T20; 3B; T14; T13; T6; 10D; T15; 2C; QB; 5S; AB; 4B; 4D; CD; 5D; QD; 5B; T16; 7S; CB",
     "10S: 0 0, 3S 6S: 0.33 0.04 trick - 32 22 32, T17 T19: 1.14 0.1"),
    (31045, 1, 1, 4, True, 1000,
     "2 autras; 3 jeu mirel; 2 autras; 3 jeu mirel; 2 autras; 3 nus dein; 1 vinavon; 1 discard CS CD; 10S; 4S; QS; 1 both KS JS; 1 "
     "take 10S; KD; 9D; 8D; 5D; 1 call buob, sche; 10S; 5S; 7S; AS; 10B; QB; KB; JB; KC; 10C; 8C; 9C; 3 call buob, sche; 9B; CB; 3B; "
     "AB; 9S; T5; 6S; T2; 6B; 7B; 2B; T4; 5D; 10D",
     "QD: 0 0, 3D: 3.64 0.38 card QD 28 17 32, 6D: 3.81 0.38 card QD 28 17 32, F: 3.86 0.36 card QD 28 20 32"),
    (33033, 1, 1, 4, True, 1000,
     "2 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard JC 4C; KS; 7S; JS; AS; 2D; 8D; KD; 10D; 0 call buob, sche; QD; 10D; "
     "T4; 5D; 3C; T8; 10C; T1; KB; 3B; JB; 5B; 8S; T2; 2S; 3S; 9B; AB; CB",
     "QB: 0 0, 8B: 6.71 0.34 card CB 32 0 32, 10B: 6.71 0.34 card CB 32 0 32, 2B: 7.73 0.32 card CB 32 0 32"),
    (43055, 1, 3, 4, True, 4300,
     "0 autras; 1 jeu mirel; 0 autras; 1 jeu mirel; 0 autras; 1 autras; 2 liber; 3 vinavon; 3 discard CB 2B; 0 both KD JD; 9D; 10D; "
     "8D; 0 take 9D; 10S; QS; 3S; KS; 3 call buob, sche; 3 both KC JC; 8C; 6C; 7C; 3 take 8C; CS; AS; 4S; 5S; 6D; 9D; QD; 4D; QB; KB; "
     "T1; 3B; 3 call buob, sche; 7S; 10S; 8S; 6S; QC; 2C; 5C; 10C; CC; T17; 3C; F; AD; 3D; T9; 5D; 9C; T11",
     "T13: 0 0, T4: 0.68 0.07 trick - 20 0 32, T18 T19 T20: 0.92 0.1"),
    (51, 2, 1, 4, True, 2000,
     "2 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard QC 7C; KD; 7D; QD; 8D; 2 call buob, sche; KC; 9C; JC; T5; 1 both KS "
     "JS; AS; QS; 3S; 1 take AS; AD; CD; 7D; 9D; 9S; 4S; CS; AS; 3D; T7; 10D; 4D; 10S; 2S; 6S; 5S; 7S; T13; 8S; T2; 5B; KB; 3B; JB; "
     "QB; 10B; 2B; 6B; 8B; T3; 4B; CB",
     "AC: 0 0, 10C 8C 6C: 0.04 0.13, T9: 1.31 0.22, 6D: 1.31 0.16, T15: 1.97 0.21, T20: 2.14 0.21"),
    (1050, 2, 0, 4, True, 1000,
     "1 autras; 2 autras; 3 liber; 0 vinavon; 1 jeu mirel; 1 autras; 2 autras; 3 nus dein; 0 vinavon; 0 discard QD JD; KD; 6D; CD; "
     "10D; 1 call buob, sche; KS; 2S; QS; AS; 1 call buob, sche; 2D; 3D; T8; 9D; KB; T1; 3B; AB; 0 call buob, sche; 0 both KC JC; 9C; "
     "10C; 4C; 0 take 9C; T17; T19; T10; T12; 3B; 2B; 10B; T2; 8D; 5D; T11; F; 9B; QB; T3; 4B",
     "7D 4D AD: 0 0, 9C: 1.28 0.25 card CB 21 13 32, 7C: 1.31 0.25 card CB 21 13 32, T4: 1.33 0.17, T7 T9 T13: 1.44 0.18, 7S: 1.78 "
     "0.22 card CB 21 13 32"),
    (1075, 2, 0, 4, True, 1000,
     "1 autras; 2 autras; 3 liber; 0 vinavon; 1 jeu mirel; 1 autras; 2 autras; 3 nus dein; 0 vinavon; 0 discard QD JD; KD; 6D; CD; "
     "10D; 1 call buob, sche; KS; 2S; QS; AS; 1 call buob, sche; 2D; 3D; T8; 9D; KB; T1; 3B; AB; 0 call buob, sche; 0 both KC JC; 9C; "
     "10C; 4C; 0 take 9C; T17; T19; T10; T12; 3B; 2B; 10B; T2; 8D; 5D; T11; F; 9B; QB; T3; 4B; 7D; T5; T14; T20; QC; 9C; 5C; 8C; CS; "
     "7S; 3S; 5S; AC; 7C; T6; 6C; 8S; 6S; 4S; T4; 4D; T15; T16; 3C; 6B",
     "9S 10S: 0 0, JS: 1.04 0.06 card JS 14 1 32, CC: 1.55 0.16 card CC 13 1 32"),
    (6049, 2, 2, 4, True, 1100,
     "3 autras; 0 jeu mirel; 3 autras; 0 jeu mirel; 3 autras; 0 nus dein; 2 vinavon; 2 discard QS 7B; AS; KS; 5S; CS; 0 call buob, "
     "sche; QD; 2D; 2 both KD JD; 10D; 2 take 2D; KC; 9C; 6C; 8C; 2 call buob, sche; 5D; 8D; CD; T4; 9S; 3S; T2; 2S; QC; AC; 8C; 10C; "
     "9B; KB; 2B; T6; 2 call buob, sche; 7D; T3; 9D; F; T11; T5; T9; T15; 3C",
     "CC: 0 0, 5C 4C: 1.58 0.22 card CC 25 4 32, 2C: 1.59 0.22 card CC 25 4 32"),
    (12056, 2, 0, 4, True, 2100,
     "1 autras; 2 jeu mirel; 1 autras; 2 jeu mirel; 1 autras; 2 nus dein; 0 vinavon; 0 discard JC 5C; AD; 10D; 8D; KD; 0 call buob, "
     "sche; 0 both KS JS; AS; 5S; 6S; 0 take AS; 0 both KB JB; AB; 9B; 3B; 0 take AB; 7D; QD; 10D; CD; QB; 10B; 7B; AB; 6B; T9; T13; "
     "5B; QS; AS; CS; 9S; 2D; T4; 6D; 9D; 10S; 4S; T1; 7S; KC; 7C; T7; 10C; 0 call buob, sche; 2S; T12; T5; 8S",
     "2B 4B 8B: 0 0, 9C 8C: 1.14 0.19 card CB 28 15 32, 5D: 2.06 0.15 card CB 28 14 32, T2: 2.37 0.18 card CB 28 14 32, CC: 4 0.17 "
     "card CB 28 14 32"),
    (18067, 2, 2, 4, True, 1000,
     "3 autras; 0 jeu mirel; 3 autras; 0 jeu mirel; 3 autras; 0 nus dein; 2 vinavon; 2 discard CC JD; 8C; 0 both KC JC; QC; 10C; 0 "
     "take 8C; KS; 4S; JS; 7S; KD; 3D; 9D; 10D; 0 call buob, sche; 9S; QS; 2S; 8S; 9B; KB; 3B; QB; 2 call buob, sche; 10S; T10; AS; "
     "CS; T19; T6; T2; T5; CB; AB; 2B; 4B; 7B; JB; 5B; 6B; 3S; 5S; T11; T17; CD; T9; T14; 7D; 10B; 8B; F; 9C; T21; T7; T1; 8C; T20; "
     "T12; T3; 7C",
     "T15 T16: 0 0, 6S: 0.52 0.08, T4 T8: 0.52 0.08"),
    (21044, 2, 0, 4, True, 2000,
     "1 jeu mirel; 1 jeu mirel; 1 nus dein; 0 vinavon; 0 discard QB 5D; KD; 9D; JD; T2; KC; 5C; QC; 9C; 0 call buob, sche; 0 both KB "
     "JB; AB; CB; 3B; 0 take AB; 9S; T4; AS; KS; 1 call buob, sche; T6; F; T17; T19; 6B; T7; 5B; 4B; T21; T3; T1; T14; AC; CC; 3C; "
     "10C; T13; T5; 3S; T16",
     "10D 8D 7D 6D: 0 0, 3D: 0.05 0.1, 5C: 0.91 0.17 trick - 20 11 32, T9 T10 T11 T12: 1.85 0.23"),
    (22037, 2, 2, 4, True, 1000,
     "3 jeu mirel; 3 jeu mirel; 3 nus dein; 2 vinavon; 2 discard JD 3D; KD; 9D; QD; T5; 2 call buob, sche; KB; 2B; 3B; 9B; 2 call "
     "buob, sche; KS; 5S; 2S; AS; 2 call buob, sche; QB; 2B; T4; CB; CD; 10D; T9; T15; KC; AC; 7C; 10C; 3 call buob, sche; 5B; T11; "
     "T8; AB",
     "T21: 0 0, T12 T13 T14 T16: 0.73 0.34 trick - 32 13 32, F: 1.35 0.36 trick - 32 11 32, 8D: 1.64 0.31 trick - 32 9 32, 6D: 1.64 "
     "0.31 trick - 32 9 32, AC: 1.69 0.27 trick - 32 16 32, AD: 2.02 0.31 trick - 32 9 32, 7S: 2.2 0.35 trick - 32 14 32, CC: 2.81 0.3 "
     "trick - 32 16 32"),
    (22061, 2, 2, 4, True, 1100,
     "3 jeu mirel; 3 jeu mirel; 3 nus dein; 2 vinavon; 2 discard JD 3D; KD; 9D; QD; T5; 2 call buob, sche; KB; 2B; 3B; 9B; 2 call "
     "buob, sche; KS; 5S; 2S; AS; 2 call buob, sche; QB; 2B; T4; CB; CD; 10D; T9; T15; KC; AC; 7C; 10C; 3 call buob, sche; 5B; T11; "
     "T8; AB; T21; T10; T6; T2; AC; 6C; 8C; QC; QS; 7S; 4S; 3S; 9C; CC; 3C; 5C; T12; T1; T20; T3; 10S; CS; T13; 6S",
     "8D: 0 0, 6D: 0 0, T14 T16: 0.6 0.1, F: 0.71 0.09, AD: 1.06 0.07"),
    (24047, 2, 1, 4, True, 2100,
     "2 jeu mirel; 2 autras; 3 autras; 0 jeu mirel; 2 autras; 3 autras; 0 nus dein; 1 vinavon; 1 discard QD JD; KD; 9D; 10D; T4; 1 "
     "call buob, sche; KS; 7S; AS; 3S; 1 call buob, sche; 1 both KB JB; 3B; CB; AB; 1 take 3B; KC; 10C; 9C; T1; 0 call buob, sche; T2; "
     "T8; T16; T18; AD; 8D; T9; 7D; QS; 7S; 4S; 10S; 7B; 8B; 4B; QB; CS; 2S",
     "F: 0 0, T12: 0.97 0.18, T14: 1.05 0.17, T3: 1.13 0.18"),
    (29045, 2, 2, 4, True, 1000,
     "3 jeu mirel; 3 autras; 0 autras; 1 jeu mirel; 3 autras; 0 autras; 1 nus dein; 2 vinavon; 2 discard CS QC; 10B; 3B; QB; KB; 2 "
     "call buob, sche; 2 both KS JS; T6; 5S; 2S; 2 take 5S; 6B; 4B; CB; AB; KC; 3C; 7C; 10C; 1 call buob, sche; 3D; 9D; QD; KD; 0 call "
     "buob, sche; 6C; 8C; AC; 5C; T2; T12; T4; T8; 2C; 10C; CC; T3",
     "T21: 0 0, 7D 6D 5D: 1.2 0.27 trick - 32 11 32, 10S: 1.28 0.26 trick - 32 1 32, T5: 1.29 0.33 trick - 32 10 32, AS: 1.3 0.25 "
     "trick - 32 1 32, 4S 5S 6S: 1.3 0.25 trick - 32 1 32, 8S: 1.32 0.25 trick - 32 1 32"),
    (30069, 2, 1, 4, True, 2000,
     "2 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard 5C 7C; KC; 8C; JC; T8; 1 both KD JD; 10D; CD; 2D; 1 take 10D; QD; 4D; "
     "9D; T3; 9B; AB; QB; KB; 3 call buob, sche; 2C; 6C; T9; 10C; 7S; KS; 3S; QS; 2 call buob, sche; CS; 8S; AS; 4S; CB; 3B; 2B; 5B; "
     "10S; 9S; 2S; 7S; 3D; 6D; T4; 10D; 5S; T10; T11; T2; AD; 5D; T7; 8D; 9B; 7B; 6B; 4B; 3C; T14; F; CC; 7D; T1; T20; T12; 4C",
     "T19: 0 0, T16: 1.13 0.15 trick - 31 9 32, T13: 1.66 0.15 trick - 31 4 32"),
    (32056, 2, 1, 4, True, 1000,
     "2 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard CB 4B; 2 both KB JB; 8B; QB; T1; 2C; QC; KC; 5C; 3 call buob, sche; 3 "
     "both KS JS; 2S; 6S; 3S; 3 take 2S; 9B; 2B; T6; AB; CC; 6C; 9C; 4C; 8S; CS; QS; 5S; 8C; T19; 10C; JC; 2D; 9D; KD; 10D; 2 call "
     "buob, sche; QD; T3; 5D; 8D; AS; T2; T7; T13; 3C; T21; T4; 7C; 2S; T5; T16; T17",
     "T14 T15: 0 0, 6B: 1.36 0.28 trick - 15 0 32, 3B: 1.37 0.29 trick - 15 0 32, 8B: 1.43 0.28 trick - 15 0 32, AD: 2.88 0.26 card CD "
     "18 7 32, CD: 3.63 0.27 card CD 18 0 32"),
    (37041, 2, 0, 4, True, 2100,
     "1 jeu mirel; 1 jeu mirel; 1 nus dein; 0 vinavon; 0 discard QD CD; KS; JS; QS; AS; KC; 10C; T6; 6C; 3 call buob, sche; 3 both KD "
     "JD; 10D; T2; 8D; 3 take 10D; QC; 8C; T7; 6C; 9S; CS; 3S; T17; AC; T8; CC; 9C; 9B; 4B; KB; AB; 1 call buob, sche; 10B; QB; 9B; "
     "5B; T21",
     "F: 0 0, T9: 1.12 0.15, T15: 1.43 0.14, T19 T20: 1.9 0.16"),
    (43059, 2, 3, 4, True, 1000,
     "0 autras; 1 jeu mirel; 0 autras; 1 jeu mirel; 0 autras; 1 autras; 2 liber; 3 vinavon; 3 discard CB 2B; 0 both KD JD; 9D; 10D; "
     "8D; 0 take 9D; 10S; QS; 3S; KS; 3 call buob, sche; 3 both KC JC; 8C; 6C; 7C; 3 take 8C; CS; AS; 4S; 5S; 6D; 9D; QD; 4D; QB; KB; "
     "T1; 3B; 3 call buob, sche; 7S; 10S; 8S; 6S; QC; 2C; 5C; 10C; CC; T17; 3C; F; AD; 3D; T9; 5D; 9C; T11; T13; AC; T4; T3",
     "T21: 0 0, T10: 0.81 0.12 trick - 32 2 32, T6 T7: 0.82 0.12 trick - 32 0 32, T2: 0.9 0.13 trick - 32 0 32, T16: 0.94 0.14 trick - "
     "32 9 32"),
    (44069, 2, 2, 4, True, 4000,
     "3 autras; 0 autras; 1 liber; 2 vinavon; 3 autras; 0 autras; 1 liber; 2 vinavon; 3 autras; 0 autras; 1 nus dein; 2 vinavon; 2 "
     "discard 7S QD; 9S; KS; 2S; T6; 2 call buob, sche; KB; 3B; 5B; 4B; 2 call buob, sche; 2 both KC JC; 10C; 9C; 5C; 2 take 10C; 7C; "
     "2C; AC; QC; 1 both KD JD; 10D; 8D; 7D; 1 take 10D; QB; AB; CB; 8B; T14; T17; T5; T1; 3D; 5D; CD; 10D; AD; F; T7; T8; 9B; T2; "
     "10B; 2B; 4D; 9D; T21; T13; 6B; 3B; T3; T11; 6D; T10; 3S; T4",
     "6C 4C: 0 0, 10C: 0.1 0.02, 7B: 1.33 0.09 card CC 26 13 32, T12: 1.51 0.13, CC: 1.65 0.09 card CC 26 11 32"),
    (44073, 2, 2, 4, True, 4600,
     "3 autras; 0 autras; 1 liber; 2 vinavon; 3 autras; 0 autras; 1 liber; 2 vinavon; 3 autras; 0 autras; 1 nus dein; 2 vinavon; 2 "
     "discard 7S QD; 9S; KS; 2S; T6; 2 call buob, sche; KB; 3B; 5B; 4B; 2 call buob, sche; 2 both KC JC; 10C; 9C; 5C; 2 take 10C; 7C; "
     "2C; AC; QC; 1 both KD JD; 10D; 8D; 7D; 1 take 10D; QB; AB; CB; 8B; T14; T17; T5; T1; 3D; 5D; CD; 10D; AD; F; T7; T8; 9B; T2; "
     "10B; 2B; 4D; 9D; T21; T13; 6B; 3B; T3; T11; 6D; T10; 3S; T4; 6C; QS; 3C; T15",
     "T18 T19 T20: 0 0, 2D: 0.45 0.08 trick - 32 0 32, 2S: 0.61 0.06 trick - 32 1 32"),
    (3059, 3, 2, 4, True, 4000,
     "3 jeu mirel; 3 jeu mirel; 3 nus dein; 2 vinavon; 2 discard QS CD; KD; F; 5D; 10D; 3 call buob, sche; KS; CS; JS; 3S; KB; 2B; JB; "
     "AB; QB; 3B; T14; 6B; 1 both KC JC; 7C; QC; 9C; 1 take 7C; 4D; 10D; AD; QD; CC; 7C; 6C; 10C; 5B; T15; 8B; 4B; 9S; 10S; 4S; T3; "
     "5C; T4; 3C; 8C; AS; 7S; 8S; T5; 4C; T16; T2; 2C; 2S; T8; T6; T10",
     "T19 T20: 0 0, 7B 9B: 0.92 0.21 trick - 27 17 32, CB: 1.98 0.21 trick - 27 17 32, T11: 2.45 0.21 trick - 27 14 32"),
    (4048, 3, 2, 4, True, 2000,
     "3 jeu mirel; 3 autras; 0 autras; 1 jeu mirel; 3 autras; 0 autras; 1 nus dein; 2 vinavon; 2 discard QB JB; 8B; 3B; KB; AB; 1 call "
     "buob, sche; KD; 8D; QD; 10D; 1 call buob, sche; 7B; 6B; CB; T14; KC; 5C; 10C; 9C; 0 call buob, sche; QC; 5C; 8C; 4C; 7C; T2; 6C; "
     "CC; 2B; 9B; T11; T15; 7S; AS; KS; 3S; 2 call buob, sche; 2D; CD; 10D",
     "F: 0 0, T6: 0.95 0.15, T9 T10 T12 T13 T16: 1.13 0.15, T20: 2.29 0.19"),
    (13025, 3, 1, 4, True, 2100,
     "2 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard 6D 8D; KD; 10D; CD; T15; 1 call buob, sche; KS; 2S; 6S; JS; 10B; KB; "
     "AB; 7B; 2 call buob, sche; AC; QC; 0 both KC JC; 8C; 0 take AC; T19",
     "F: 0 0, T21: 0.71 0.23, T5: 2.07 0.21, T10: 2.1 0.21, T18: 2.46 0.22"),
    (16053, 3, 2, 4, True, 2000,
     "3 jeu mirel; 3 jeu mirel; 3 nus dein; 2 vinavon; 2 discard JS JD; KS; 4S; QS; AS; 3 call buob, sche; QC; 0 both KC JC; 7C; 10C; "
     "0 take 7C; KD; 10D; 9D; 8D; 0 call buob, sche; 0 both KB JB; 9B; 3B; 4B; 0 take 9B; 3D; 7D; 5D; QD; 10B; AB; QB; 5B; CS; 2S; 3S; "
     "T6; CC; 6C; 9C; T2; CB; 2B; T14; 7B; AC; 2C; T5; 8C; T20; F; T8; T3",
     "T7: 0 0, T11: 0.07 0.09, T15: 0.15 0.13, T21: 0.44 0.19, 5S: 0.73 0.19, 10S: 0.78 0.19, CD: 0.87 0.19, 4D: 1.72 0.2 card CD 17 9 "
     "32"),
    (16065, 3, 2, 4, True, 4000,
     "3 jeu mirel; 3 jeu mirel; 3 nus dein; 2 vinavon; 2 discard JS JD; KS; 4S; QS; AS; 3 call buob, sche; QC; 0 both KC JC; 7C; 10C; "
     "0 take 7C; KD; 10D; 9D; 8D; 0 call buob, sche; 0 both KB JB; 9B; 3B; 4B; 0 take 9B; 3D; 7D; 5D; QD; 10B; AB; QB; 5B; CS; 2S; 3S; "
     "T6; CC; 6C; 9C; T2; CB; 2B; T14; 7B; AC; 2C; T5; 8C; T20; F; T8; T3; CD; 6D; 2D; T4; 7S; 5S; T13; 6S; AD; T10; T12; 4D",
     "8S: 0 0, T9: 0.39 0.18 trick - 25 11 32, 8B: 0.79 0.14 trick - 25 0 32, T19: 0.88 0.18, T16: 1.03 0.19 trick - 25 11 32"),
    (19064, 3, 3, 4, True, 4700,
     "0 autras; 1 autras; 2 liber; 3 vinavon; 0 jeu mirel; 0 nus dein; 3 vinavon; 3 discard QS QC; 0 both KD JD; 7D; QD; 9D; 0 take "
     "7D; KS; 3S; AS; 7S; 0 call buob, sche; CD; 3D; 4D; 6D; 4B; 3B; QB; KB; 3 call buob, sche; AD; 10D; 2D; T1; 8B; AB; 5B; CB; KC; "
     "5C; 10C; 7C; 1 call buob, sche; AC; 5C; 9C; CC; 6C; T2; 4C; 8C; T3; T9; T10; T11; T17; T12; T5; F; 5S; 4S; 9S; 7S; 9B; 10B; T8; "
     "3B",
     "8D 7D 5D: 0 0, T18 T19: 0.75 0.14, CS: 0.91 0.12"),
    (24045, 3, 1, 4, True, 2000,
     "2 jeu mirel; 2 autras; 3 autras; 0 jeu mirel; 2 autras; 3 autras; 0 nus dein; 1 vinavon; 1 discard QD JD; KD; 9D; 10D; T4; 1 "
     "call buob, sche; KS; 7S; AS; 3S; 1 call buob, sche; 1 both KB JB; 3B; CB; AB; 1 take 3B; KC; 10C; 9C; T1; 0 call buob, sche; T2; "
     "T8; T16; T18; AD; 8D; T9; 7D; QS; 7S; 4S; 10S; 7B; 8B; 4B; QB",
     "T15 T17 T19: 0 0, T13: 0.41 0.1, T5 T6 T7: 0.84 0.15 trick - 25 13 32, 9B 10B: 0.91 0.19, CS: 0.93 0.19, 2B: 1.04 0.19 trick - "
     "25 14 32"),
    (30032, 3, 1, 4, True, 960,
     "2 jeu mirel; 2 jeu mirel; 2 nus dein; 1 vinavon; 1 discard 5C 7C; KC; 8C; JC; T8; 1 both KD JD; 10D; CD; 2D; 1 take 10D; QD; 4D; "
     "9D; T3; 9B; AB; QB; KB; 3 call buob, sche; 2C; 6C; T9; 10C; 7S; KS; 3S; QS; 2 call buob, sche",
     "T5: 0 0, T11: 0.16 0.1, CS: 1.31 0.4, T1: 1.34 0.41 card T1 19 10 32, 9C: 1.35 0.36 card QC 12 4 32, CB: 1.46 0.4 card QC 12 4 "
     "32, 3D AD: 1.62 0.39 card QC 12 1 32, QC: 2.02 0.4 card QC 12 1 32, F: 2.2 0.4, 10S: 2.2 0.44 card QC 12 4 32, 6B: 3.18 0.43 "
     "card CB 30 9 32, 10B: 3.37 0.43 card CB 30 9 32"),
    (37052, 3, 0, 4, True, 4300,
     "1 jeu mirel; 1 jeu mirel; 1 nus dein; 0 vinavon; 0 discard QD CD; KS; JS; QS; AS; KC; 10C; T6; 6C; 3 call buob, sche; 3 both KD "
     "JD; 10D; T2; 8D; 3 take 10D; QC; 8C; T7; 6C; 9S; CS; 3S; T17; AC; T8; CC; 9C; 9B; 4B; KB; AB; 1 call buob, sche; 10B; QB; 9B; "
     "5B; T21; F; T1; T3; T18; T19; T4; T11; 2D; AD; T12; 6D",
     "6S 7S 8S: 0 0, 4C 3C 2C: 0.37 0.08, CB: 0.49 0.08, 2B: 1.43 0.11"),
)
