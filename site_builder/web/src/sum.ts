/** The first hexadecimal digits of a digest: they tell a file from whatever else comes under its name. */
const DIGITS = 16;

/** Raises where a page has no cryptography: where it did not come by https or from this machine. */
export async function sumOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, DIGITS);
}
