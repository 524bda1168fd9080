import type { ExportPart } from '../contract.ts';

/** What a product takes in a ZIP. */
export interface ExportWeight {
  number: number;
  pictures: number;
  /** Of its pictures and its long texts. */
  bytes: number;
}

/** Imports take 30 MB: names, headings and short cells need the rest. */
const maxPartBytes = 26 * 1024 * 1024;
/** Imports take 2,000 files, the sheet included. */
const maxPartPictures = 1_900;
/** Short cells of a row, and the entry of a picture. */
const rowBytes = 1_000;
const entryBytes = 500;

/** Splits products, in the order of their numbers, into parts of which each can be imported again. */
export function splitExport(products: readonly ExportWeight[]): ExportPart[] {
  const parts: ExportPart[] = [];
  let part: ExportPart | null = null;
  for (const { number, pictures, bytes: own } of products) {
    const bytes = own + rowBytes + pictures * entryBytes;
    const fits: boolean =
      part !== null && part.bytes + bytes <= maxPartBytes && part.pictures + pictures <= maxPartPictures;
    if (!part || !fits) {
      part = { after: number - 1, upTo: number, products: 0, pictures: 0, bytes: 0 };
      parts.push(part);
    }
    part.upTo = number;
    part.products += 1;
    part.pictures += pictures;
    part.bytes += bytes;
  }
  return parts;
}
