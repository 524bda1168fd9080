import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { excluded, inline, nameOf, namesOf } from '#platform/database/typed-sql.ts';
import { fold, piecesOf } from '../../rules/words.ts';
import { readAllDrafts } from '../queries/documents.ts';
import { listCategoryNames } from '../queries/vocabulary.ts';
import { bands, searchDocs, searchState } from '../tables.ts';
import { announceIndex } from './index-products.ts';
import { documentColumns, searchDraft, writeDrafts, writeWords } from './write-documents.ts';

/** Table that replaces the current index when it is finished. */
const next = alias(searchDocs, 'search_docs_next');

const { vector, more, band, category, score, productId, changed, supplierId, isGone } = searchDocs;
/** Indexes of the finished table, by the end of the names that the migration gives them. */
const indexes: Record<string, SQL> = {
  ...Object.fromEntries(
    bands.map((number) => [
      `find_${number}`,
      sql`using gin (${namesOf([vector, more])}) with (fastupdate = off) where ${nameOf(band)} = ${inline(number)}`,
    ]),
  ),
  category: sql`(${nameOf(category)})`,
  score: sql`(${nameOf(score)} desc nulls first, ${nameOf(productId)})`,
  changed: sql`(${nameOf(changed)})`,
  supplier: sql`(${nameOf(supplierId)})`,
};
const nextName = (name: string) => sql.identifier(`search_docs_next_${name}`);
const finalName = (name: string) => sql.identifier(`search_docs_${name}`);

/** Number of documents in the best band, and in the best two. */
const bandEnds = [50_000, 250_000] as const;

/**
 * Rebuilds the index in a second table and swaps the two, while searches and changes continue. Values and words are
 * written outside the transaction, which takes minutes (so `db` must not be one), because changes with the same ones
 * would wait for it. Returns the number of products.
 */
export async function rebuildIndex(db: Database): Promise<number> {
  return replaceIndex(db, async (tx) => {
    const uses = await categoryWords(tx);
    let count = 0;
    for await (const drafts of readAllDrafts(tx)) {
      await writeDrafts(tx, drafts, { table: searchDraft, numbering: db });
      for (const word of drafts.flatMap(({ spelled }) => [...spelled]))
        uses.set(word, (uses.get(word) ?? 0) + 1);
      count += drafts.length;
    }
    await writeWords(db, uses, true);
    return count;
  });
}

/** Has the documents of another index written to `searchDraft`, then replaces the current index with it. */
export async function replaceIndex(db: Database, write: (tx: Database) => Promise<number>): Promise<number> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'search-rebuild');
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows: started } = await tx.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    );
    await tx.execute(
      sql`create temp table ${searchDraft} (like ${searchDocs} including defaults) on commit drop`,
    );
    await tx.execute(sql`alter table ${searchDraft} add primary key (${nameOf(productId)})`);
    const count = await write(tx);
    await fillNextTable(tx);
    await swapTables(tx, started[0]?.xmin ?? '0');
    await announceIndex(tx);
    return count;
  });
}

/**
 * Orders the best ten thousand first, then the next, and groups similar products in each of them: the matches of a
 * search are then close together, and the best are read first. Long texts are stored out of line, so that counting
 * skips them.
 */
async function fillNextTable(tx: Database): Promise<void> {
  await tx.execute(sql`create table ${next} (like ${searchDocs} including defaults)`);
  const { counted, tierQuantities, tierPrices, ranked, card } = searchDocs;
  const storage = (kind: SQL, columns: PgColumn[]) =>
    columns.map((column) => sql`alter ${nameOf(column)} set storage ${kind}`);
  const storages = [
    ...storage(sql`plain`, [counted]),
    ...storage(sql`main`, [more, tierQuantities, tierPrices]),
    ...storage(sql`external`, [ranked, card]),
  ];
  await tx.execute(sql`alter table ${next} ${sql.join(storages, sql`, `)}`);
  await tx.execute(sql`alter table ${next} set (toast_tuple_target = 128)`);
  const columns = namesOf([...documentColumns, isGone, changed]);
  const best = sql`${nameOf(score)} desc, ${nameOf(productId)}`;
  await tx.execute(sql`
    insert into ${next} (${columns}, ${nameOf(band)})
    select ${columns}, case when place <= ${bandEnds[0]} then 0 when place <= ${bandEnds[1]} then 1 else 2 end
    from (select *, row_number() over (order by ${best}) as place from ${searchDraft}) draft
    order by (place - 1) / 10000, ${nameOf(category)}, ${best}`);
  await tx.execute(
    sql`alter table ${next} add constraint ${nextName('pkey')} primary key (${nameOf(productId)})`,
  );
  for (const [name, definition] of Object.entries(indexes))
    await tx.execute(sql`create index ${nextName(name)} on ${next} ${definition}`);
  // The rarity of words is read from statistics: at the default size, they only cover a thousand words.
  await tx.execute(sql`alter table ${next} alter ${nameOf(vector)} set statistics 400`);
  await tx.execute(sql`analyze ${next}`);
}

/** SQL for the score that a number of documents reach; null if there are fewer. */
const scoreAtRank = (many: number) =>
  sql`(select ${score} from ${searchDocs} order by ${score} desc nulls first, ${productId} offset ${many - 1} limit 1)`;

/** Copies what was written to the old table meanwhile, then takes its name. */
async function swapTables(tx: Database, since: string): Promise<void> {
  // Copies most of it before locking: a large import may have written tens of thousands of rows.
  await copyNewerRows(tx, since);
  // Takes the final lock immediately: a transaction that has read the table and wants to write would otherwise deadlock
  // with this one.
  await tx.execute(sql`lock table ${searchDocs} in access exclusive mode`);
  await copyNewerRows(tx, since);
  await tx.execute(sql`drop table ${searchDocs}`);
  await tx.execute(sql`alter table ${next} rename to ${searchDocs}`);
  await tx.execute(
    sql`alter table ${searchDocs} rename constraint ${nextName('pkey')} to ${finalName('pkey')}`,
  );
  for (const name of Object.keys(indexes))
    await tx.execute(sql`alter index ${nextName(name)} rename to ${finalName(name)}`);
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

/** Copies rows that are newer in the old table. */
async function copyNewerRows(tx: Database, since: string): Promise<void> {
  const isNewer = sql`${changed} >= ${since}::text::xid8`;
  await tx.execute(sql`
    delete from ${next} using ${searchDocs}
    where ${and(eq(productId, next.productId), isNewer, ne(changed, next.changed))}`);
  await tx.execute(sql`
    insert into ${next} select * from ${searchDocs} where ${isNewer} and not ${isGone} on conflict do nothing`);
}

/** Words of categories count several times, so that typing errors are corrected to product names. */
async function categoryWords(tx: Database): Promise<Map<string, number>> {
  const uses = new Map<string, number>();
  for (const name of await listCategoryNames(tx))
    for (const { text, isNumber } of piecesOf(fold(name)))
      if (!isNumber && text.length > 2) uses.set(text, (uses.get(text) ?? 0) + 3);
  return uses;
}
