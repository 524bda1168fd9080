import { sql } from 'drizzle-orm';
import type { Database, Pool, Transaction } from '#platform/database/database.ts';
import { withLock } from '#platform/database/locks.ts';
import { excluded } from '#platform/database/typed-sql.ts';
import { fold, piecesOf } from '../../rules/words.ts';
import { readAllDrafts } from '../queries/documents.ts';
import { listCategoryNames } from '../queries/vocabulary.ts';
import { searchDocs, searchState } from '../tables.ts';
import {
  bandEnds,
  copyNewerRows,
  fillNextTable,
  indexNames,
  startBuild,
  withoutTimeLimit,
} from './build-tables.ts';
import { announceIndex } from './index-products.ts';
import { type DraftTable, writeDrafts, writeWords } from './write-documents.ts';

/** How long a rebuild waits for another one; then its job is repeated by the queue. */
const maxWaitMs = 30_000;

/**
 * Rebuilds the index in a second table and swaps the two, while searches and changes continue. Takes minutes for a large
 * catalog, in many short transactions. Returns the number of products.
 */
export async function rebuildIndex(db: Pool): Promise<number> {
  return replaceIndex(db, async (table) => {
    const uses = await categoryWords(db);
    let count = 0;
    for await (const drafts of readAllDrafts(db)) {
      await writeDrafts(db, { drafts, table, numbering: db });
      for (const word of drafts.flatMap(({ spelled }) => [...spelled]))
        uses.set(word, (uses.get(word) ?? 0) + 1);
      count += drafts.length;
    }
    await writeWords(db, { uses, replace: true });
    return count;
  });
}

/**
 * Has the documents of another index written to a table of drafts, then replaces the current index with it. `write`
 * returns their number. Only one process does this at a time.
 */
export async function replaceIndex(db: Pool, write: (table: DraftTable) => Promise<number>): Promise<number> {
  const work = async (): Promise<number> => {
    const build = await startBuild(db);
    const count = await write(build.draft);
    await fillNextTable(db, { build, count });
    // Copies most of it before the index is locked: a large import may have written tens of thousands of rows.
    await withoutTimeLimit(db, (tx) => copyNewerRows(tx, build));
    await withoutTimeLimit(db, (tx) => swapTables(tx, build));
    return count;
  };
  return withLock(db, { name: 'search-rebuild', maxWaitMs, work });
}

/** SQL for the score that a number of documents reach; null if there are fewer. */
const scoreAtRank = (many: number) =>
  sql`(select ${searchDocs.score} from ${searchDocs} order by ${searchDocs.score} desc nulls first, ${searchDocs.productId} offset ${many - 1} limit 1)`;

type Build = Awaited<ReturnType<typeof startBuild>>;

/** Copies what was written to the old table meanwhile, then takes its name. */
async function swapTables(tx: Transaction, build: Build): Promise<void> {
  // Takes the final lock immediately: a transaction that has read the table and wants to write would otherwise deadlock
  // with this one.
  await tx.execute(sql`lock table ${searchDocs} in access exclusive mode`);
  await copyNewerRows(tx, build);
  await tx.execute(sql`drop table ${searchDocs}`);
  await tx.execute(sql`alter table ${build.next} rename to ${searchDocs}`);
  await tx.execute(
    sql`alter table ${searchDocs} rename constraint ${build.nameOf('pkey')} to ${finalName('pkey')}`,
  );
  for (const name of indexNames)
    await tx.execute(sql`alter index ${build.nameOf(name)} rename to ${finalName(name)}`);
  await countRebuild(tx);
  await announceIndex(tx);
}

const finalName = (name: string) => sql.identifier(`search_docs_${name}`);

async function countRebuild(tx: Transaction): Promise<void> {
  const lowest = sql.join(bandEnds.map(scoreAtRank), sql`, `);
  await tx
    .insert(searchState)
    .values({ id: 1, generation: 1, builtAt: sql`now()`, bands: sql`array_remove(array[${lowest}], null)` })
    .onConflictDoUpdate({
      target: searchState.id,
      set: {
        generation: sql`${searchState.generation} + 1`,
        builtAt: sql`now()`,
        bands: excluded(searchState.bands),
      },
    });
}

/** Words of categories count several times, so that typing errors are corrected to product names. */
async function categoryWords(db: Database): Promise<Map<string, number>> {
  const uses = new Map<string, number>();
  for (const name of await listCategoryNames(db))
    for (const { text, isNumber } of piecesOf(fold(name)))
      if (!isNumber && text.length > 2) uses.set(text, (uses.get(text) ?? 0) + 3);
  return uses;
}
