/**
 * Digits with or without groups, as in `12,500`, `12 500` and `1,25,000`. In `72,35` and `0,685`, the comma may be a
 * decimal point.
 */
const typedNumber = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|[1-9]\d{0,2}(?:\s\d{3})+)(?:\.\d+)?$/;

/** Parses `1,240` as 1240. Returns NaN for text that is no number, or could be two, which contracts refuse. */
export function parseTypedNumber(typed: string): number {
  const normalized = typed.trim();
  return typedNumber.test(normalized) ? Number(normalized.replace(/[\s,]/g, '')) : Number.NaN;
}

/**
 * Parses `5,000` and `5 000` as 5000, where only a whole number makes sense. Returns NaN for all else: `5.000` is five
 * thousand in many countries.
 */
export const parseTypedWhole = (typed: string): number =>
  typed.includes('.') ? Number.NaN : parseTypedNumber(typed);
