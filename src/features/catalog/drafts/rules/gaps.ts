import { parseTypedNumber } from '#lib/parse-typed-number.ts';
import type { DraftValues } from '../contract/draft-values.ts';
import type { DraftGap } from '../contract.ts';

const isFilled = (text: string): boolean => text.trim() !== '';
const isNumber = (text: string): boolean => isFilled(text) && !Number.isNaN(parseTypedNumber(text));

/**
 * Returns the fields that are still missing before publishing, in the order of the form. Values are validated later.
 */
export function findDraftGaps(values: DraftValues): DraftGap[] {
  const { categoryId, title, description, tiers, moq, leadTimeDays, stock, variants } = values;
  const checks: [DraftGap, boolean][] = [
    ['category', isFilled(categoryId)],
    ['title', title.trim().length >= 3],
    ['description', description.trim().length >= 20],
    ['price', isNumber(tiers[0]?.price ?? '')],
    ['minimum order', isNumber(moq)],
    ['lead time', isNumber(leadTimeDays)],
    // With variants, the sum of their stock counts.
    ['stock', variants.rows.length > 0 ? variants.rows.every((row) => isNumber(row.stock)) : isNumber(stock)],
  ];
  return checks.flatMap(([gap, isThere]) => (isThere ? [] : [gap]));
}

/** Returns the uploads of a draft: its pictures, the originals they were cropped from, and its documents. */
export const draftFiles = ({ images, documents }: Pick<DraftValues, 'images' | 'documents'>) => ({
  pictures: [...new Set(images.flatMap(({ id, wholeId }) => [id, wholeId]))],
  papers: [...new Set(documents.map(({ fileId }) => fileId))],
});
