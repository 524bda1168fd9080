import { decodeHTMLStrict } from 'entities';
import { type ProductUnit, productUnits } from '#features/catalog/products/contract/product-labels.ts';
import type { Tier } from '#lib/money.ts';

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
  if (foreign) return `Prices are kept in rupees; “${text.trim()}” is not.`;
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

const unitNames: Record<string, ProductUnit> = {
  pcs: 'piece',
  pc: 'piece',
  nos: 'piece',
  no: 'piece',
  ea: 'piece',
  each: 'piece',
  unit: 'piece',
  kgs: 'kg',
  kilogram: 'kg',
  m: 'metre',
  mtr: 'metre',
  meter: 'metre',
  pkt: 'pack',
};

/** Parses a unit in common spellings; null if it is unknown. */
export function parseUnit(text: string): ProductUnit | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  const one = word.replace(/s$/, '');
  return (
    productUnits.find((unit) => unit === word || unit === one) ?? unitNames[word] ?? unitNames[one] ?? null
  );
}

const yesWords = new Set(['yes', 'y', 'true', '1', 'ja', 'si', 'oui']);
/** True if the text means yes in a language we know. */
export const isYes = (text: string): boolean => yesWords.has(text.trim().toLowerCase());

const publicStatusWords = new Set(['active', 'published', 'public', 'live', 'enabled', 'true', 'yes', '1']);
/** True if a status means that buyers see the product. */
export const isPublicStatus = (text: string): boolean => publicStatusWords.has(text.trim().toLowerCase());

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes all elements with this name, including their content. An element that is never closed removes the rest of the
 * text.
 */
function withoutElement(text: string, name: string): string {
  const lower = text.toLowerCase();
  let result = '';
  let at = 0;
  for (;;) {
    const start = lower.indexOf(`<${name}`, at);
    if (start < 0) return result + text.slice(at);
    result += text.slice(at, start);
    const end = lower.indexOf(`</${name}>`, start);
    if (end < 0) return result;
    at = end + name.length + 3;
  }
}

/** Converts HTML to text. Blocks and list items start and end a line; cells of a row are separated by a space. */
const htmlToText = (html: string): string =>
  withoutElement(withoutElement(html, 'script'), 'style')
    .replace(
      /<br\s{0,9}\/?>|<\/?(?:p|li|ul|ol|div|h[1-6]|tr|table|dl|dt|dd|blockquote)(?:\s[^<>]*)?>/gi,
      '\n',
    )
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n');

/**
 * Returns the text of a cell: HTML tags become line breaks or are removed, entities are decoded, control characters are
 * removed.
 */
export function parseText(cell: string): string {
  const isHtml = /<\/?[a-z][^<>]*>/i.test(cell);
  return decodeHTMLStrict(isHtml ? htmlToText(cell) : cell)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlCharacters, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the text of a cell as one line. */
export const parseLine = (cell: string): string => parseText(cell).replace(/\s+/g, ' ').trim();

/** Shortens text to a maximum length, between words if possible. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  const head = space > maxLength * 0.6 ? cut.slice(0, space) : cut;
  return `${head.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** True if a cell holds an error of a formula, in any language: `#N/A`, `#BEZUG!`, `#¿NOMBRE?`. */
export const isErrorCell = (cell: string): boolean =>
  /^#(?:N\/A|N\/D|NV|NA|GETTING_DATA|[¡¿]?[\p{Lu}_/0]{2,20}[!?])$/u.test(cell);
