import { formatNumber } from './formats.ts';
import { parseTypedNumber, parseTypedWhole } from './parse-typed-number.ts';

/** Returns how to write a number that cannot be read because of its separators; null if those are not the problem. */
export function describeTypedNumber(typed: string, { whole }: { whole: boolean }): string | null {
  const text = typed.trim();
  if (!/^-?\d[\d.,\s]*$/.test(text)) return null;
  if (!whole && /^\d+\.\d{3,}$/.test(text)) return describeDecimals(text);
  if (!Number.isNaN(whole ? parseTypedWhole(text) : parseTypedNumber(text))) return null;
  const thousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : null;
  if (thousands !== null)
    return `Write ${formatNumber(thousands)} or ${thousands}: a point does not separate thousands.`;
  if (whole) return 'Write a whole number, such as 5,000 or 5000.';
  const decimals = /^(-?\d+),(\d+)$/.exec(text);
  if (decimals) return `Write ${decimals[1]}.${decimals[2]}, with a point: a comma separates thousands.`;
  return 'Write a number such as 1,250.75: a comma separates thousands, a point decimals.';
}

/** Returns how to write an amount with three or more digits after the point, which amounts do not have. */
function describeDecimals(text: string): string {
  const value = parseTypedNumber(text);
  const rounded = value.toFixed(2);
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text)
    ? `Write ${formatNumber(value * 1000)} or ${rounded}: a point does not separate thousands.`
    : `Write at most two decimals, such as ${rounded}.`;
}
