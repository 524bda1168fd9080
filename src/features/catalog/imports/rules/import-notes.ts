import { formatCount } from '#lib/formats.ts';
import type { ImportCounts } from '../contract.ts';

const formatInteger = (count: number): string => formatCount(count);
const formatRows = (count: number): string => `${formatInteger(count)} ${count === 1 ? 'row' : 'rows'}`;
const formatMoreProducts = (count: number): string =>
  `${formatInteger(count)} more ${count === 1 ? 'product' : 'products'}`;

/** Returns the sentence saying that a file has more new products than the plan has room for. */
export const describePlanLimit = ({ room, create }: ImportCounts): string =>
  `Your plan has room for ${(room ?? 0) === 0 ? 'no more products' : formatMoreProducts(room ?? 0)}; this file has ${formatInteger(create)} new ${create === 1 ? 'one' : 'ones'}. Hidden products count toward the limit; archived products don’t.`;

/** Returns the sentence saying how many rows are imported without some of their pictures. */
export const describePictureProblems = ({ pictureProblems }: ImportCounts, isDone: boolean): string =>
  `${formatRows(pictureProblems)} ${isDone ? 'imported' : 'will be imported'} without some images`;

/** Returns further notes on an import, one sentence each. */
export function importNotes(counts: ImportCounts, isDone: boolean): string[] {
  const { skip, hiddenByPlan, incomplete, unknownCategory, chosenCategory, withoutSku, pictures } = counts;
  return [
    skip > 0 && `${formatRows(skip)} skipped: these SKUs already exist in your store.`,
    hiddenByPlan > 0 &&
      `${formatRows(hiddenByPlan)} ${isDone ? 'imported' : 'will be imported'} as inactive because your plan’s limit is reached. Upgrade to publish them.`,
    incomplete > 0 &&
      `${formatRows(incomplete)} ${isDone ? 'imported' : 'will be imported'} as drafts because the description is shorter than 20 characters.`,
    unknownCategory > 0 &&
      `${formatRows(unknownCategory)} refused: ${unknownCategory === 1 ? 'its category is' : 'their categories are'} unknown.`,
    chosenCategory > 0 &&
      `${formatRows(chosenCategory)} without a category ${isDone ? 'imported' : 'will be imported'} into the category you selected.`,
    pictures > 0 &&
      `${formatRows(pictures)} ${isDone ? 'imported' : 'will be imported'} with images, which replace the product’s current ones.`,
    withoutSku > 0 &&
      `${formatRows(withoutSku)} ${withoutSku === 1 ? 'has' : 'have'} no SKU. Importing this file again will duplicate them.`,
  ].filter((note) => note !== false);
}
