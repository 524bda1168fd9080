import type { ListedLine } from './contract.ts';

export interface ParsedList {
  lines: ListedLine[];
  /** Lines that cannot be read, with their number from 1. */
  refused: { line: number; text: string }[];
}

// Accepts `5,000` and `5 000`; a decimal is not a quantity.
const number = String.raw`\d{1,3}(?:[ ,.'\u00a0\u202f]\d{2,3})+|\d{1,9}`;
const quantityLast = new RegExp(
  String.raw`^(?<code>.+?)(?:\s*[\t;,|]\s*|\s+(?:[x×*]\s*)?)(?<quantity>${number})(?:\s*[\p{L}.]{1,8})?$`,
  'u',
);
const quantityFirst = new RegExp(String.raw`^(?<quantity>${number})\s*[x×*]\s*(?<code>.+)$`, 'u');
const heading = /^(sku|code|article|item|product)\b.*\b(quantity|qty|pieces|amount|menge)\b/i;

/** Parses a pasted list or spreadsheet column with an article number and a quantity per line, in either order. Never throws. */
export function parseList(text: string): ParsedList {
  const list: ParsedList = { lines: [], refused: [] };
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = raw.replaceAll('"', '').trim().slice(0, 300);
    if (trimmed === '' || (list.lines.length === 0 && heading.test(trimmed))) continue;
    const match = (quantityFirst.exec(trimmed) ?? quantityLast.exec(trimmed))?.groups;
    const quantity = Number(match?.['quantity']?.replaceAll(/\D/g, ''));
    const code = match?.['code']?.trim() ?? '';
    if (code && Number.isSafeInteger(quantity) && quantity > 0) list.lines.push({ code, quantity });
    else list.refused.push({ line: index + 1, text: trimmed });
  }
  return list;
}

/** Returns the slug of a product page's URL, or else the article number, in lower case. */
export const slugOf = (code: string): string =>
  /\/products\/([^/?#\s]+)/.exec(code)?.[1]?.toLowerCase() ?? code.toLowerCase();
