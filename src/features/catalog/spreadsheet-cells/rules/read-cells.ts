import { decodeHTMLStrict } from 'entities';
import { type ProductUnit, productUnits } from '#features/catalog/products/contract/product-labels.ts';

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
