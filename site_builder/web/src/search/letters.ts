/** How words are compared, in the index, in the finder and in what is typed. */

/** Small letters without accents. */
export const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** An abbreviation as one word: "f.f.t." is "fft". */
export const joined = (text: string): string => text.replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll(".", ""));
