/** Where the pictures of a pack lie. */
export const sprite = (pack: string): string => new URL(`cards/${pack}.svg`, import.meta.url).href;
