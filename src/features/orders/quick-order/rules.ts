import type { ListedLine } from './contract.ts';

export interface ReadList {
  lines: ListedLine[];
  /** Lines that cannot be read, by their place from 1. */
  refused: { place: number; text: string }[];
}

// `5,000` and `5 000` as people write them; a decimal is no quantity.
const number = String.raw`\d{1,3}(?:[ ,.'\u00a0\u202f]\d{2,3})+|\d{1,9}`;
const quantityLast = new RegExp(
  String.raw`^(?<code>.+?)(?:\s*[\t;,|]\s*|\s+(?:[x×*]\s*)?)(?<quantity>${number})(?:\s*[\p{L}.]{1,8})?$`,
  'u',
);
const quantityFirst = new RegExp(String.raw`^(?<quantity>${number})\s*[x×*]\s*(?<code>.+)$`, 'u');
const heading = /^(sku|code|article|item|product)\b.*\b(quantity|qty|pieces|amount|menge)\b/i;

/** Reads a pasted list or spreadsheet column: article number and quantity a line, in either order. Never throws. */
export function readList(text: string): ReadList {
  const read: ReadList = { lines: [], refused: [] };
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replaceAll('"', '').trim().slice(0, 300);
    if (line === '' || (read.lines.length === 0 && heading.test(line))) continue;
    const found = (quantityFirst.exec(line) ?? quantityLast.exec(line))?.groups;
    const quantity = Number(found?.['quantity']?.replaceAll(/\D/g, ''));
    const code = found?.['code']?.trim() ?? '';
    if (code && Number.isSafeInteger(quantity) && quantity > 0) read.lines.push({ code, quantity });
    else read.refused.push({ place: index + 1, text: line });
  }
  return read;
}

/** What a code means: the last part of a product page's address, or the article number as it stands. */
export const slugOf = (code: string): string =>
  /\/products\/([^/?#\s]+)/.exec(code)?.[1]?.toLowerCase() ?? code.toLowerCase();
