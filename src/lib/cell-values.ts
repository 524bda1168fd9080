import { currencySymbol } from './amounts.ts';
import { homeMarket } from './market.ts';
import { minorUnits, type Tier } from './money.ts';

const rupeeNames = /₹|\brs\.?|\binr\b|\/-/gi;
const anyCurrency =
  /\b(inr|usd|eur|gbp|cny|jpy|krw|aed|sar|bhd|sgd|aud|cad|nzd|hkd|twd|myr|thb|lkr|mxn|brl|zar|chf|sek|nok|dkk)\b|[₹$€£¥₩]/i;

/** Removes the names of the currency from a price: `$`, `USD`, `Rs.`. */
function withoutCurrency(text: string, currency: string): string {
  if (currency === homeMarket.currency) return text.replace(rupeeNames, '');
  const symbol = currencySymbol(currency);
  const names = [currency, symbol, symbol.replace(/^[A-Z]+/, '')];
  return names.reduce(
    (rest, name) => (name ? rest.replace(name, '').replace(name.toLowerCase(), '') : rest),
    text,
  );
}

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
function parsePrice(text: string, currency: string): number | string {
  const bare = withoutCurrency(text, currency);
  const name = currency === homeMarket.currency ? 'rupees' : currency;
  if (anyCurrency.test(bare)) return `“${text.trim()}” is not in ${name}. Enter prices in ${name}.`;
  const amount = parseNumber(bare);
  if (Number.isNaN(amount)) return `“${text.trim()}” is not a price.`;
  const minor = Math.round(amount * minorUnits(currency));
  return minor >= 1 ? minor : 'The price must be more than 0.';
}

interface TierTerms {
  /** Quantity of a price without one. */
  moq: number;
  currency: string;
}

/** Parses one price, or tiers as our export writes them: `500: 54.00; 2000: 48.00`. */
export function parseTiers(text: string, { moq, currency }: TierTerms): Tier[] | string {
  const parts = text.split(/[;|]/).filter((part) => part.trim());
  const tiers: Tier[] = [];
  for (const part of parts) {
    const [, from, price] = /^\s*(\d[\d,\s]*)\s*[:+@]\s*(.+)$/.exec(part) ?? [];
    const unitPriceMinor = parsePrice(price ?? part, currency);
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
