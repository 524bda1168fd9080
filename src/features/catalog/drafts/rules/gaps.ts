import { readNumber } from '#lib/typed-figures.ts';
import type { DraftValues } from '../contract/draft-values.ts';
import type { DraftGap } from '../contract.ts';

const given = (text: string): boolean => text.trim() !== '';
const isNumber = (text: string): boolean => given(text) && !Number.isNaN(readNumber(text));

/** What still has to be written before buyers can see it, in the order of the form. Figures are judged on publishing. */
export function gapsOf(values: DraftValues): DraftGap[] {
  const { categoryId, title, description, tiers, moq, leadTimeDays, stock, variants } = values;
  const there: [DraftGap, boolean][] = [
    ['category', given(categoryId)],
    ['title', title.trim().length >= 3],
    ['description', description.trim().length >= 20],
    ['price', isNumber(tiers[0]?.price ?? '')],
    ['minimum order', isNumber(moq)],
    ['lead time', isNumber(leadTimeDays)],
    // With variants their sum counts.
    ['stock', variants.rows.length > 0 ? variants.rows.every((row) => isNumber(row.stock)) : isNumber(stock)],
  ];
  return there.flatMap(([gap, isThere]) => (isThere ? [] : [gap]));
}

/** The uploads that a draft holds: its pictures, the wholes that they were cut from, and its papers. */
export const filesOf = ({ images, documents }: Pick<DraftValues, 'images' | 'documents'>) => ({
  pictures: [...new Set(images.flatMap(({ id, wholeId }) => [id, wholeId]))],
  papers: [...new Set(documents.map(({ fileId }) => fileId))],
});
