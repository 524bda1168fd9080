import { formatCount } from '#lib/formats.ts';
import type { ImportCounts } from '../contract.ts';

const number = (count: number): string => formatCount(count);
const rows = (count: number): string => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;
const products = (count: number): string => `${number(count)} more ${count === 1 ? 'product' : 'products'}`;

/** Says that a file has more new products than the plan has room for. */
export const planSentence = ({ room, create }: ImportCounts): string =>
  `Your plan has room for ${(room ?? 0) === 0 ? 'no more products' : products(room ?? 0)}; this file has ${number(create)} new ${create === 1 ? 'one' : 'ones'}. Hidden products count, archived ones do not.`;

/** Says how many rows come in without some of their pictures. */
export const pictureSentence = ({ pictureProblems }: ImportCounts, isDone: boolean): string =>
  `${rows(pictureProblems)} ${isDone ? 'came' : 'will come'} in without some of ${pictureProblems === 1 ? 'its' : 'their'} pictures`;

/** What else there is to know about an import, in sentences. */
export function notesOf(counts: ImportCounts, isDone: boolean): string[] {
  const { skip, hiddenByPlan, incomplete, unknownCategory, chosenCategory, withoutSku, pictures } = counts;
  return [
    skip > 0 && `${rows(skip)} skipped: your store has these SKUs already.`,
    hiddenByPlan > 0 &&
      `${rows(hiddenByPlan)} ${isDone ? 'came' : 'will come'} in as inactive: your plan has no room for more public products. A larger plan brings them out.`,
    incomplete > 0 &&
      `${rows(incomplete)} ${isDone ? 'came' : 'will come'} in as drafts: buyers need a description of at least 20 characters.`,
    unknownCategory > 0 &&
      `${rows(unknownCategory)} refused: ${unknownCategory === 1 ? 'its category is' : 'their categories are'} unknown.`,
    chosenCategory > 0 &&
      `${rows(chosenCategory)} without a category ${isDone ? 'went' : 'will go'} to the one you chose.`,
    pictures > 0 &&
      `${rows(pictures)} ${isDone ? 'brought' : 'will bring'} pictures, which replace those of the product.`,
    withoutSku > 0 &&
      `${rows(withoutSku)} ${withoutSku === 1 ? 'has' : 'have'} no SKU. Importing the file again would add them again.`,
  ].filter((note) => note !== false);
}
