/** The numbers of the levels of bidding where one of them changes a card. `python -m benchmarks.layouts` writes it. */
export const CHANGED: Readonly<Record<string, readonly number[]>> = {
  "tarot-fft-4": [1, 2, 5],
};
