import type { ImportCounts } from '../contract.ts';

const number = (count: number): string => count.toLocaleString('en-IN');
const rows = (count: number): string => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

/** What else there is to know about an import, in sentences. */
export function notesOf(counts: ImportCounts, isDone: boolean): string[] {
  const { skip, hiddenByPlan, incomplete, unplaced, withoutSku } = counts;
  return [
    skip > 0 && `${rows(skip)} skipped: your store has these SKUs already.`,
    hiddenByPlan > 0 &&
      `${rows(hiddenByPlan)} ${isDone ? 'came' : 'will come'} in as inactive: your plan has no room for more public products. A larger plan brings them out.`,
    incomplete > 0 &&
      `${rows(incomplete)} ${isDone ? 'came' : 'will come'} in as drafts: buyers need a description of at least 20 characters.`,
    unplaced > 0 &&
      `${rows(unplaced)} fit no category by name and ${isDone ? 'went' : 'go'} to the one you chose.`,
    withoutSku > 0 &&
      `${rows(withoutSku)} ${withoutSku === 1 ? 'has' : 'have'} no SKU. Importing the file again would add them again.`,
  ].filter((note) => note !== false);
}
