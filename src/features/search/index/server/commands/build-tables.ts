import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { newId } from '#lib/ids.ts';
import type { Pool, Transaction } from '#platform/database/database.ts';
import { inline, nameOf, namesOf } from '#platform/database/typed-sql.ts';
import { bands, searchDocs } from '../tables.ts';
import { type DraftTable, documentColumns } from './write-documents.ts';

/** The tables of one rebuild. */
interface Build {
  /** Collects the documents. */
  draft: DraftTable;
  /** Replaces the current index when it is finished. */
  next: DraftTable;
  /** Name of an index or constraint of the next table until it replaces the current one. */
  nameOf(name: string): SQL;
  /** Rows of the current index written by this transaction or later ones may be newer than the drafts. */
  since: string;
}

const prefix = 'search_build_';

/**
 * Creates the tables of a rebuild and drops those of one that was interrupted. Each rebuild has names of its own: one
 * that lost its lock, and continues, then fails instead of writing into the tables of its successor.
 */
export async function startBuild(db: Pool): Promise<Build> {
  const { rows: leftovers } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and starts_with(relname, ${prefix})`,
  );
  for (const { name } of leftovers) await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
  const { rows: started } = await db.execute<{ xmin: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
  );
  const name = `${prefix}${newId().slice(-12)}`;
  const [draft, next] = [alias(searchDocs, name), alias(searchDocs, `${name}_next`)];
  // What a crash of the server would lose of it is noticed when the drafts are counted.
  await db.execute(sql`create unlogged table ${draft} (like ${searchDocs} including defaults)`);
  await db.execute(sql`alter table ${draft} add primary key (${nameOf(productId)})`);
  return {
    draft,
    next,
    nameOf: (part) => sql`${sql.identifier(`${name}_next_${part}`)}`,
    since: started[0]?.xmin ?? '0',
  };
}

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
export const indexNames = Object.keys(indexes);

/** Number of documents in the best band, and in the best two. */
export const bandEnds = [50_000, 250_000] as const;

/** Fills the next table with the drafts, of which there are `count`, and creates its indexes. */
export async function fillNextTable(
  db: Pool,
  { build, count }: { build: Build; count: number },
): Promise<void> {
  const { draft, next, nameOf: nextName } = build;
  await createNextTable(db, next);
  await runLong(db, sql`create index on ${draft} (${nameOf(score)} desc, ${nameOf(productId)})`);
  await runLong(db, sql`analyze ${draft}`);
  const copied = await copyDrafts(db, build);
  if (copied !== count) throw new Error(`Of ${count} documents, ${copied} are left.`);
  await db.execute(sql`drop table ${draft}`);
  await runLong(
    db,
    sql`alter table ${next} add constraint ${nextName('pkey')} primary key (${nameOf(productId)})`,
  );
  for (const [name, definition] of Object.entries(indexes))
    await runLong(db, sql`create index ${nextName(name)} on ${next} ${definition}`);
  // The rarity of words is read from statistics: at the default size, they only cover a thousand words.
  await db.execute(sql`alter table ${next} alter ${nameOf(vector)} set statistics 400`);
  await runLong(db, sql`analyze ${next}`);
}

const runLong = (db: Pool, statement: SQL) => withoutTimeLimit(db, (tx) => tx.execute(statement));

/** Runs a transaction whose statements may take longer than those of requests. */
export const withoutTimeLimit = <T>(db: Pool, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return run(tx);
  });

/** Long texts are stored out of line, so that counting skips them. */
async function createNextTable(db: Pool, next: DraftTable): Promise<void> {
  await db.execute(sql`create table ${next} (like ${searchDocs} including defaults)`);
  const { counted, tierQuantities, tierPrices, ranked, card } = searchDocs;
  const storage = (kind: SQL, columns: PgColumn[]) =>
    columns.map((column) => sql`alter ${nameOf(column)} set storage ${kind}`);
  const storages = [
    ...storage(sql`plain`, [counted]),
    ...storage(sql`main`, [more, tierQuantities, tierPrices]),
    ...storage(sql`external`, [ranked, card]),
  ];
  await db.execute(sql`alter table ${next} ${sql.join(storages, sql`, `)}`);
  await db.execute(sql`alter table ${next} set (toast_tuple_target = 128)`);
}

/** Divides the ends of the bands. */
const blockSize = 10_000;

/**
 * Copies the best ten thousand first, then the next, and groups similar products in each of them: the matches of a
 * search are then close together, and the best are read first. Returns the number of copied documents.
 */
async function copyDrafts(db: Pool, { draft, next }: Build): Promise<number> {
  const columns = namesOf(documentColumns);
  const best = sql`${nameOf(score)} desc, ${nameOf(productId)}`;
  let place = 0;
  let after: SQL = sql`true`;
  for (;;) {
    const bandNumber = bandEnds.filter((end) => place >= end).length;
    // Copied rows are not changes: engines in memory read all rows after a rebuild, and then only newer ones.
    const { rows } = await db.execute<{ score: number; id: string; copied: number }>(sql`
      with block as materialized (select * from ${draft} where ${after} order by ${best} limit ${blockSize}),
        copied as (insert into ${next} (${columns}, ${nameOf(changed)}, ${nameOf(band)})
          select ${columns}, '0'::xid8, ${bandNumber} from block order by ${nameOf(category)}, ${best})
      select ${nameOf(score)} as score, ${nameOf(productId)} as id, (select count(*)::int from block) as copied
      from block order by ${nameOf(score)}, ${nameOf(productId)} desc limit 1`);
    const [last] = rows;
    if (!last) return place;
    place += last.copied;
    after = sql`${nameOf(score)} <= ${last.score}::real and (${nameOf(score)} < ${last.score}::real or ${nameOf(productId)} > ${last.id}::uuid)`;
  }
}

/** Copies rows that are newer in the current index. */
export async function copyNewerRows(db: Transaction, { next, since }: Build): Promise<void> {
  const isNewer = sql`${changed} >= ${since}::text::xid8`;
  await db.execute(sql`
    delete from ${next} using ${searchDocs}
    where ${and(eq(productId, next.productId), isNewer, ne(changed, next.changed))}`);
  await db.execute(sql`
    insert into ${next} select * from ${searchDocs} where ${isNewer} and not ${isGone} on conflict do nothing`);
}
