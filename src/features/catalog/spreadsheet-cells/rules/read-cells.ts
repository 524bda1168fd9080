import { decodeHTMLStrict } from 'entities';
import { type ProductUnit, productUnits } from '#features/catalog/products/contract/product-words.ts';
import type { Tier } from '#lib/money.ts';

const currencyWords = /₹|\brs\.?|\binr\b|\/-/gi;
const otherCurrency = /\b(usd|eur|gbp|cny|jpy|aed|sgd|aud|cad)\b|[$€£¥]/i;

/** A number as people write it in any country: `1,234.50`, `1.234,50`, `12 500`. NaN when it is none. */
export function numberIn(text: string): number {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '');
  // Spreadsheets write large numbers as 1E+05.
  if (/^[+-]?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i.test(bare)) return Number(bare);
  if (!/^[+-]?[\d.,]+$/.test(bare) || !/\d/.test(bare)) return Number.NaN;
  const [comma, dot] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  // With both, the later one parts the decimals; a lone comma does where one or two digits follow it.
  const decimalComma = comma > dot && (dot >= 0 || /^[^,]*,\d{1,2}$/.test(bare));
  const usual = decimalComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return Number(usual);
}

/** A price → minor units, or why it is none. */
function priceIn(text: string): number | string {
  const foreign = otherCurrency.exec(text);
  if (foreign) return `Prices are kept in rupees; “${text.trim()}” is not.`;
  const rupees = numberIn(text.replace(currencyWords, ''));
  if (Number.isNaN(rupees)) return `“${text.trim()}” is not a price.`;
  const minor = Math.round(rupees * 100);
  return minor >= 1 ? minor : 'The price must be more than 0.';
}

/** One price, or prices by quantity as our export writes them: `500: 54.00; 2000: 48.00`. */
export function tiersIn(text: string, moq: number): Tier[] | string {
  const parts = text.split(/[;|]/).filter((part) => part.trim());
  const tiers: Tier[] = [];
  for (const part of parts) {
    const [, from, price] = /^\s*(\d[\d,\s]*)\s*[:+@]\s*(.+)$/.exec(part) ?? [];
    const unitPriceMinor = priceIn(price ?? part);
    if (typeof unitPriceMinor === 'string') return unitPriceMinor;
    tiers.push({ minQuantity: from ? numberIn(from) : moq, unitPriceMinor });
  }
  return tiers;
}

/** A whole number within bounds, or why not. */
export function wholeIn(text: string, name: string): number | string {
  const value = numberIn(text.replace(/\s*(days?|pcs?|pieces?|units?|nos?)\.?$/i, ''));
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

/** A unit as people write it, or null. */
export function unitIn(text: string): ProductUnit | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  const one = word.replace(/s$/, '');
  return (
    productUnits.find((unit) => unit === word || unit === one) ?? unitNames[word] ?? unitNames[one] ?? null
  );
}

const yes = new Set(['yes', 'y', 'true', '1', 'ja', 'si', 'oui']);
/** Yes in whatever word. */
export const yesIn = (text: string): boolean => yes.has(text.trim().toLowerCase());

const live = new Set(['active', 'published', 'public', 'live', 'enabled', 'true', 'yes', '1']);
/** Whether a status means that buyers see it. */
export const publishedIn = (text: string): boolean => live.has(text.trim().toLowerCase());

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text without all elements of a name; one that is never closed takes what follows with it. */
function withoutElement(text: string, name: string): string {
  const lower = text.toLowerCase();
  let kept = '';
  let at = 0;
  for (;;) {
    const start = lower.indexOf(`<${name}`, at);
    if (start < 0) return kept + text.slice(at);
    kept += text.slice(at, start);
    const end = lower.indexOf(`</${name}>`, start);
    if (end < 0) return kept;
    at = end + name.length + 3;
  }
}

/** Blocks begin and end a line of their own, list items included; cells of a row are apart. */
const plainOf = (html: string): string =>
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

/** Text of a cell: marks of HTML become line breaks or go, named characters become themselves, control characters go. */
export function textIn(cell: string): string {
  const isHtml = /<\/?[a-z][^<>]*>/i.test(cell);
  return decodeHTMLStrict(isHtml ? plainOf(cell) : cell)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(control, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export const lineIn = (cell: string): string => textIn(cell).replace(/\s+/g, ' ').trim();

/** Shortened to a length, between words where there is one. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > most * 0.6 ? cut.slice(0, space) : cut;
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** An error that a formula left in a cell, in whatever language the spreadsheet speaks: `#N/A`, `#BEZUG!`, `#¿NOMBRE?`. */
export const isErrorCell = (cell: string): boolean =>
  /^#(?:N\/A|N\/D|NV|NA|GETTING_DATA|[¡¿]?[\p{Lu}_/0]{2,20}[!?])$/u.test(cell);
