import type { ExportPart } from '../contract.ts';

/** Size of a product in a ZIP. */
export interface ExportWeight {
  number: number;
  pictures: number;
  /** Bytes of its pictures and long texts. */
  bytes: number;
}

/** Imports accept 30 MB; the rest is for file names, headings and short cells. */
const maxPartBytes = 26 * 1024 * 1024;
/** Imports accept 2,000 files, including the worksheet. */
const maxPartPictures = 1_900;
/** Bytes for the short cells of a row, and for the ZIP entry of a picture. */
const rowBytes = 1_000;
const entryBytes = 500;

/** Splits products, ordered by number, into parts that are small enough to be imported again. */
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
