/** Returns a web address with its scheme; null if it is empty. */
export function toWebAddress(typed: string): string | null {
  if (!typed) return null;
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}
