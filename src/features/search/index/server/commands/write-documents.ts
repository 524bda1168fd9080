import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { packCounted, packRanked, titleBits } from '../../rules/packed.ts';
import { type LexemePositions, weighLexemes } from '../../rules/ranking.ts';
import type { DocumentDraft, NamedValue } from '../queries/documents.ts';
import { searchDocs } from '../tables.ts';

const keyOf = ({ key, value }: NamedValue): string => `${key}\n${value}`;

/** Gives numbers to values without one. */
async function assignValueNumbers(db: Database, values: readonly NamedValue[]): Promise<Map<string, number>> {
  const unique = [...new Map(values.map((one) => [keyOf(one), one])).values()].toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  const rows = JSON.stringify(unique);
  const rowset = sql`jsonb_to_recordset(${rows}::jsonb) as given(key text, value text, number real)`;
  await db.execute(sql`
    insert into search_values (key, value, number)
    select given.key, given.value, given.number from ${rowset}
    where not exists (select 1 from search_values known where known.key = given.key and known.value = given.value)
    on conflict do nothing`);
  const numbered = await db.execute<{ id: number; key: string; value: string }>(sql`
    select known.id, known.key, known.value from ${rowset} join search_values known on known.key = given.key and known.value = given.value`);
  return new Map(numbered.rows.map(({ id, key, value }) => [`${key}\n${value}`, id]));
}

const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '$&$&')}'`;

/** Returns the rows of the index for drafts, as JSON for the database. */
async function toIndexRows(db: Database, drafts: readonly DocumentDraft[]): Promise<object[]> {
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
      product_id: draft.productId,
      supplier_id: draft.supplierId,
      category,
      country,
      material,
      moq: draft.moq,
      lead_days: draft.leadDays,
      price: draft.price,
      score: draft.score,
      created_at: draft.createdAt,
      tier_quantities: draft.tierQuantities,
      tier_prices: draft.tierPrices,
      more,
      counted: packCounted({ moq: draft.moq, leadDays: draft.leadDays, values }),
      ranked: packRanked(draft.score, weighed),
      titled: String(titleBits(weighed.title)),
      card: JSON.stringify(draft.card),
      vector: words.map(([lexeme, places]) => `${quoteLexeme(lexeme)}:${places.join(',')}`).join(' '),
    };
  });
}

/** All columns that describe a product. */
export const columns = sql.raw(
  'product_id, supplier_id, category, country, material, moq, lead_days, price, score, created_at, tier_quantities, tier_prices, more, counted, ranked, titled, card, vector',
);
const types = sql.raw(
  'product_id uuid, supplier_id uuid, category int, country int, material int, moq int, lead_days int, price int, score real, created_at timestamptz, tier_quantities int[], tier_prices int[], more int[], counted text, ranked text, titled bigint, card text, vector text',
);

interface WriteTarget {
  table: string;
  /** Connection that numbers the values, outside a long transaction, so that others do not wait for its end. */
  numbering: Database;
}

/** Writes documents into the index, or into one that is being built. */
export async function writeDrafts(
  db: Database,
  drafts: readonly DocumentDraft[],
  { table, numbering }: WriteTarget = { table: 'search_docs', numbering: db },
): Promise<void> {
  if (drafts.length === 0) return;
  const rows = JSON.stringify(await toIndexRows(numbering, drafts));
  await db.execute(sql`
    insert into ${sql.identifier(table)} (${columns}, band)
    select product_id, supplier_id, category, country, material, moq, lead_days, price, score, created_at, tier_quantities, tier_prices, more, counted, ranked, titled, card, vector::tsvector,
      (select count(*) from search_state, unnest(search_state.bands) as least where given.score < least)
    from jsonb_to_recordset(${rows}::jsonb) as given(${types})
    on conflict (product_id) do update set (${columns}, band, is_gone, changed) =
      (select excluded.product_id, excluded.supplier_id, excluded.category, excluded.country, excluded.material, excluded.moq, excluded.lead_days,
        excluded.price, excluded.score, excluded.created_at, excluded.tier_quantities, excluded.tier_prices, excluded.more, excluded.counted, excluded.ranked, excluded.titled, excluded.card, excluded.vector, excluded.band, false, pg_current_xact_id())`);
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
  uses: ReadonlyMap<string, number>,
  replace: boolean,
): Promise<void> {
  const rows = [...uses]
    .filter(([word]) => word.length <= 40)
    .map(([word, count]) => ({ word, uses: count }));
  for (let start = 0; start < rows.length; start += 5000) {
    const part = JSON.stringify(
      rows.slice(start, start + 5000).toSorted((a, b) => (a.word < b.word ? -1 : 1)),
    );
    const rowset = sql`select word, uses from jsonb_to_recordset(${part}::jsonb) as given(word text, uses int)`;
    await (replace
      ? db.execute(
          sql`insert into search_words (word, uses) ${rowset} on conflict (word) do update set uses = excluded.uses where search_words.uses <> excluded.uses`,
        )
      : db.execute(sql`insert into search_words (word, uses) ${rowset} on conflict (word) do nothing`));
  }
}
