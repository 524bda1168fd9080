import type { Tier } from './money.ts';

const currencyNames = /₹|\brs\.?|\binr\b|\/-/gi;
const otherCurrency = /\b(usd|eur|gbp|cny|jpy|aed|sgd|aud|cad)\b|[$€£¥]/i;

/** Parses a number in the format of any country: `1,234.50`, `1.234,50`, `12 500`. NaN if it is not a number. */
export function parseNumber(text: string): number {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '');
  // Spreadsheets write large numbers as 1E+05.
  if (/^[+-]?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i.test(bare)) return Number(bare);
  if (!/^[+-]?[\d.,]+$/.test(bare) || !/\d/.test(bare)) return Number.NaN;
  const [comma, dot] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  // If there are both, the last one is the decimal separator. A single comma is one if one or two digits follow it.
  const decimalComma = comma > dot && (dot >= 0 || /^[^,]*,\d{1,2}$/.test(bare));
  const usual = decimalComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return Number(usual);
}

/** Parses a price into minor units, or returns the reason why it is not a price. */
function parsePrice(text: string): number | string {
  const foreign = otherCurrency.exec(text);
  if (foreign) return `“${text.trim()}” is not in rupees. Enter prices in rupees.`;
  const rupees = parseNumber(text.replace(currencyNames, ''));
  if (Number.isNaN(rupees)) return `“${text.trim()}” is not a price.`;
  const minor = Math.round(rupees * 100);
  return minor >= 1 ? minor : 'The price must be more than 0.';
}

/** Parses one price, or tiers as our export writes them: `500: 54.00; 2000: 48.00`. */
export function parseTiers(text: string, moq: number): Tier[] | string {
  const parts = text.split(/[;|]/).filter((part) => part.trim());
  const tiers: Tier[] = [];
  for (const part of parts) {
    const [, from, price] = /^\s*(\d[\d,\s]*)\s*[:+@]\s*(.+)$/.exec(part) ?? [];
    const unitPriceMinor = parsePrice(price ?? part);
    if (typeof unitPriceMinor === 'string') return unitPriceMinor;
    tiers.push({ minQuantity: from ? parseNumber(from) : moq, unitPriceMinor });
  }
  return tiers;
}

/** Parses a whole number within limits, or returns the reason why it is not one. */
export function parseWholeNumber(text: string, name: string): number | string {
  const value = parseNumber(text.replace(/\s*(days?|pcs?|pieces?|units?|nos?)\.?$/i, ''));
  return Number.isInteger(value) ? value : `${name}: “${text.trim()}” is not a whole number.`;
}

const yesWords = new Set(['yes', 'y', 'true', '1', 'ja', 'si', 'oui']);
/** True if the text means yes in a language we know. */
export const isYes = (text: string): boolean => yesWords.has(text.trim().toLowerCase());
