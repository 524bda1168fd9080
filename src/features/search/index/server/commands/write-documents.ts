import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.ts';
import {
  differsFromExcluded,
  insertSelect,
  nameOf,
  onConflict,
  recordset,
  setExcluded,
} from '#platform/database/typed-sql.ts';
import { packCounted, packRanked, titleBits } from '../../rules/packed.ts';
import { type LexemePositions, weighLexemes } from '../../rules/ranking.ts';
import type { DocumentDraft, NamedValue } from '../queries/documents.ts';
import { searchDocs, searchState, searchValues, searchWords } from '../tables.ts';

/** A table like `searchDocs` under a name of its own, for a rebuild. */
export type DraftTable = ReturnType<typeof alias<typeof searchDocs, string>>;

const keyOf = ({ key, value }: NamedValue): string => `${key}\n${value}`;

/** Gives numbers to values without one. */
async function assignValueNumbers(db: Database, values: readonly NamedValue[]): Promise<Map<string, number>> {
  const unique = [...new Map(values.map((one) => [keyOf(one), one])).values()].toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  const given = recordset(unique, {
    alias: 'given',
    types: { key: 'text', value: 'text', number: 'real' },
  });
  const isKnown = and(eq(searchValues.key, given.key), eq(searchValues.value, given.value));
  await db.execute(sql`
    ${insertSelect(searchValues, { key: given.key, value: given.value, number: given.number })} from ${given.from}
    where not exists (select 1 from ${searchValues} where ${isKnown}) on conflict do nothing`);
  const { id, key, value } = searchValues;
  const numbered = await db.select({ id, key, value }).from(given.from).innerJoin(searchValues, isKnown);
  return new Map(numbered.map((row) => [`${row.key}\n${row.value}`, row.id]));
}

const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '$&$&')}'`;

/** Returns the rows of the index for drafts, as JSON for the database. */
async function toIndexRows(db: Database, drafts: readonly DocumentDraft[]) {
  const numbers = await assignValueNumbers(
    db,
    drafts.flatMap(({ category, country, material, more, stated }) => [
      category,
      country,
      material,
      ...more,
      ...stated,
    ]),
  );
  const numberOf = (value: NamedValue): number => numbers.get(keyOf(value)) ?? 0;
  return drafts.map((draft) => {
    const words = [
      ...draft.words,
      ...draft.stated.map((value): LexemePositions => [`#${numberOf(value)}`, ['1B']]),
    ];
    const [category, country, material] = [draft.category, draft.country, draft.material].map(numberOf);
    const more = [...new Set(draft.more.map(numberOf))];
    const weighed = weighLexemes(words);
    const values = [category ?? 0, country ?? 0, material ?? 0, ...more];
    return {
      productId: draft.productId,
      supplierId: draft.supplierId,
      category,
      country,
      material,
      moq: draft.moq,
      leadDays: draft.leadDays,
      price: draft.price,
      score: draft.score,
      createdAt: draft.createdAt,
      tierQuantities: draft.tierQuantities,
      tierPrices: draft.tierPrices,
      more,
      counted: packCounted({ moq: draft.moq, leadDays: draft.leadDays, values }),
      ranked: packRanked(draft.score, weighed),
      titled: String(titleBits(weighed.title)),
      card: JSON.stringify(draft.card),
      vector: words.map(([lexeme, places]) => `${quoteLexeme(lexeme)}:${places.join(',')}`).join(' '),
    };
  });
}

/** Types of the columns that describe a product, as rows pass them to the database. */
const types = {
  productId: 'uuid',
  supplierId: 'uuid',
  category: 'integer',
  country: 'integer',
  material: 'integer',
  moq: 'integer',
  leadDays: 'integer',
  price: 'integer',
  score: 'real',
  createdAt: 'timestamptz',
  tierQuantities: 'integer[]',
  tierPrices: 'integer[]',
  more: 'integer[]',
  counted: 'text',
  ranked: 'text',
  titled: 'bigint',
  card: 'text',
  vector: 'text',
} as const;

const { band, isGone, changed, ...described } = getTableColumns(searchDocs);
/** All columns that describe a product. */
export const documentColumns = Object.values(described);

interface WriteTarget {
  table: typeof searchDocs | DraftTable;
  /** Connection that numbers the values, outside a long transaction, so that others do not wait for its end. */
  numbering: Database;
}

/** Writes documents into the index, or into one that is being built. */
export async function writeDrafts(
  db: Database,
  { drafts, table, numbering }: WriteTarget & { drafts: readonly DocumentDraft[] },
): Promise<void> {
  if (drafts.length === 0) return;
  const rows = await toIndexRows(numbering, drafts);
  const { from, ...given } = recordset(rows, { alias: 'given', types });
  const insert = insertSelect(table, {
    ...given,
    vector: sql`${given.vector}::tsvector`,
    band: sql`(select count(*) from ${searchState}, unnest(${searchState.bands}) as lowest where ${given.score} < lowest)`,
  });
  const update = sql`${setExcluded([...documentColumns, band])}, ${nameOf(isGone)} = false, ${nameOf(changed)} = pg_current_xact_id()`;
  await db.execute(sql`${insert} from ${from} ${onConflict([searchDocs.productId], update)}`);
}

/** Marks documents as removed. */
export async function withdrawDocuments(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(searchDocs)
    .set({ isGone: true, changed: sql`pg_current_xact_id()` })
    .where(inArray(searchDocs.productId, [...ids]));
}

/** Marks all documents of a supplier as removed; returns their number. */
export async function withdrawSupplier(db: Database, supplierId: string): Promise<number> {
  const { rowCount } = await db
    .update(searchDocs)
    .set({ isGone: true, changed: sql`pg_current_xact_id()` })
    .where(
      inArray(
        searchDocs.productId,
        // In the order that all writers use, so that two of them never deadlock.
        db
          .select({ id: searchDocs.productId })
          .from(searchDocs)
          .where(and(eq(searchDocs.supplierId, supplierId), eq(searchDocs.isGone, false)))
          .orderBy(searchDocs.productId)
          .for('update'),
      ),
    );
  return rowCount ?? 0;
}

/** Adds words to the dictionary; `uses` replaces earlier counts. */
export async function writeWords(
  db: Database,
  { uses, replace }: { uses: ReadonlyMap<string, number>; replace: boolean },
): Promise<void> {
  const rows = [...uses]
    .filter(([word]) => word.length <= 40)
    .map(([word, count]) => ({ word, uses: count }));
  for (let start = 0; start < rows.length; start += 5000) {
    const part = rows.slice(start, start + 5000).toSorted((a, b) => (a.word < b.word ? -1 : 1));
    const given = recordset(part, { alias: 'given', types: { word: 'text', uses: 'integer' } });
    const insert = insertSelect(searchWords, { word: given.word, uses: given.uses });
    const replaceUses = sql`${onConflict([searchWords.word], setExcluded([searchWords.uses]))}
      where ${differsFromExcluded([searchWords.uses])}`;
    await db.execute(
      sql`${insert} from ${given.from} ${replace ? replaceUses : sql`on conflict do nothing`}`,
    );
  }
}
