import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { fold, piecesOf } from '../../rules/words.ts';
import { readAllDrafts } from '../queries/documents.ts';
import { listCategoryNames } from '../queries/vocabulary.ts';
import { bands } from '../tables.ts';
import { announceIndex } from './index-products.ts';
import { columns, writeDrafts, writeWords } from './write-documents.ts';

/** Indexes of the finished table, with the names that the migration gives them. */
const indexes = [
  ...bands.map(
    (band) =>
      `create index search_docs_next_find_${band} on search_docs_next using gin (vector, more) with (fastupdate = off) where band = ${band}`,
  ),
  'create index search_docs_next_category on search_docs_next (category)',
  'create index search_docs_next_score on search_docs_next (score desc nulls first, product_id)',
  'create index search_docs_next_changed on search_docs_next (changed)',
  'create index search_docs_next_supplier on search_docs_next (supplier_id)',
];
const indexNames = [...bands.map((band) => `find_${band}`), 'category', 'score', 'changed', 'supplier'];
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
      await writeDrafts(tx, drafts, { table: draftTable, numbering: db });
      for (const word of drafts.flatMap(({ spelled }) => [...spelled]))
        uses.set(word, (uses.get(word) ?? 0) + 1);
      count += drafts.length;
    }
    await writeWords(db, uses, true);
    return count;
  });
}

/** Table that collects the documents of the next index. */
const draftTable = 'search_draft';

/** Has the documents of another index written to `draftTable`, then replaces the current index with it. */
export async function replaceIndex(db: Database, write: (tx: Database) => Promise<number>): Promise<number> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'search-rebuild');
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows: started } = await tx.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    );
    await tx.execute(
      sql`create temp table search_draft (like search_docs including defaults) on commit drop`,
    );
    await tx.execute(sql`alter table search_draft add primary key (product_id)`);
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
  await tx.execute(sql`create table search_docs_next (like search_docs including defaults)`);
  await tx.execute(sql`
    alter table search_docs_next alter counted set storage plain, alter more set storage main,
      alter tier_quantities set storage main, alter tier_prices set storage main, alter ranked set storage external, alter card set storage external`);
  await tx.execute(sql`alter table search_docs_next set (toast_tuple_target = 128)`);
  await tx.execute(sql`
    insert into search_docs_next (${columns}, is_gone, changed, band)
    select ${columns}, is_gone, changed, case when place <= ${bandEnds[0]} then 0 when place <= ${bandEnds[1]} then 1 else 2 end
    from (select *, row_number() over (order by score desc, product_id) as place from search_draft) draft
    order by (place - 1) / 10000, category, score desc, product_id`);
  await tx.execute(
    sql`alter table search_docs_next add constraint search_docs_next_pkey primary key (product_id)`,
  );
  for (const statement of indexes) await tx.execute(sql.raw(statement));
  // The rarity of words is read from statistics: at the default size, they only cover a thousand words.
  await tx.execute(sql`alter table search_docs_next alter vector set statistics 400`);
  await tx.execute(sql`analyze search_docs_next`);
}

/** SQL for the score that a number of documents reach; null if there are fewer. */
const scoreAtRank = (many: number) =>
  sql`(select score from search_docs order by score desc nulls first, product_id offset ${many - 1} limit 1)`;

/** Copies what was written to the old table meanwhile, then takes its name. */
async function swapTables(tx: Database, since: string): Promise<void> {
  // Copies most of it before locking: a large import may have written tens of thousands of rows.
  await copyNewerRows(tx, since);
  // Takes the final lock immediately: a transaction that has read the table and wants to write would otherwise deadlock
  // with this one.
  await tx.execute(sql`lock table search_docs in access exclusive mode`);
  await copyNewerRows(tx, since);
  await tx.execute(sql`drop table search_docs`);
  await tx.execute(sql`alter table search_docs_next rename to search_docs`);
  await tx.execute(sql`alter table search_docs rename constraint search_docs_next_pkey to search_docs_pkey`);
  for (const name of indexNames)
    await tx.execute(sql.raw(`alter index search_docs_next_${name} rename to search_docs_${name}`));
  await tx.execute(sql`
    insert into search_state (id, generation, built_at, bands)
    values (1, 1, now(), array_remove(array[${scoreAtRank(bandEnds[0])}, ${scoreAtRank(bandEnds[1])}], null))
    on conflict (id) do update set generation = search_state.generation + 1, built_at = now(), bands = excluded.bands`);
}

/** Copies rows that are newer in the old table. */
async function copyNewerRows(tx: Database, since: string): Promise<void> {
  await tx.execute(
    sql`delete from search_docs_next next using search_docs old where old.product_id = next.product_id and old.changed >= ${since}::text::xid8 and old.changed <> next.changed`,
  );
  await tx.execute(
    sql`insert into search_docs_next select * from search_docs where changed >= ${since}::text::xid8 and not is_gone on conflict do nothing`,
  );
}

/** Words of categories count several times, so that typing errors are corrected to product names. */
async function categoryWords(tx: Database): Promise<Map<string, number>> {
  const uses = new Map<string, number>();
  for (const name of await listCategoryNames(tx))
    for (const { text, isNumber } of piecesOf(fold(name)))
      if (!isNumber && text.length > 2) uses.set(text, (uses.get(text) ?? 0) + 3);
  return uses;
}
