"""Puzzles of troccas-4; `python -m benchmarks.puzzles troccas-4` adds to them."""

RULES = "64eb1ea7edea"
HANDS = 15
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
)
