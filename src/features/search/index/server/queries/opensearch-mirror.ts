import { and, gt, gte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { searchDocs, searchState } from '../tables.ts';

/** Mirrors search_docs in OpenSearch: reads the changes since the last check, and everything after a rebuild. */
export class OpenSearchMirror {
  private since = '0';
  private generation = -1;
  private readonly database: Database;
  readonly call: (path: string, request: { method: string; body?: string }) => Promise<unknown>;

  constructor(database: Database, call: OpenSearchMirror['call']) {
    this.database = database;
    this.call = call;
  }

  async refresh(): Promise<void> {
    const [now] = await this.database
      .select({
        generation: sql<number>`coalesce((select ${searchState.generation} from ${searchState}), 0)`,
        since: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      })
      .from(sql`(values (1)) as once`);
    if (!now) return;
    if (now.generation !== this.generation) {
      await this.call('', { method: 'DELETE' });
      await this.call('', { method: 'PUT', body: JSON.stringify({ mappings }) });
      this.since = '0';
    }
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await listChanges(this.database, { since: this.since, after });
      if (rows.length > 0)
        await this.call('/_bulk?refresh=true', {
          method: 'POST',
          body: `${rows.flatMap(bulkLines).join('\n')}\n`,
        });
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last.productId;
    }
    this.since = now.since;
    this.generation = now.generation;
  }
}

const batchSize = 500;

/** Returns the next documents that changed, with their lexemes by weight. */
function listChanges(db: Database, { since, after }: { since: string; after: string }) {
  const { productId, category, country, material, moq, leadDays, price, score, createdAt } = searchDocs;
  const { tierQuantities, tierPrices, more, isGone, vector, changed } = searchDocs;
  const columns = { productId, category, country, material, moq, leadDays, price, score, createdAt };
  return db
    .select({
      ...columns,
      tierQuantities,
      tierPrices,
      more,
      isGone,
      words: sql<Record<string, string[]> | null>`(select jsonb_object_agg(weight, words) from (
        select lower(weight) as weight, array_agg(lexeme) as words from unnest(${vector}), unnest(weights) weight group by weight
      ) fields)`,
    })
    .from(searchDocs)
    .where(and(gte(changed, sql`${since}::text::xid8`), gt(productId, after)))
    .orderBy(productId)
    .limit(batchSize);
}

type ChangedDoc = Awaited<ReturnType<typeof listChanges>>[number];

function bulkLines({
  productId: id,
  isGone,
  words,
  tierQuantities,
  tierPrices,
  createdAt: created,
  ...doc
}: ChangedDoc): string[] {
  if (isGone) return [JSON.stringify({ delete: { _id: id } })];
  const tiers = tierQuantities.map((from, i) => ({
    from,
    to: tierQuantities[i + 1] ?? 2_147_483_647,
    price: tierPrices[i],
  }));
  return [JSON.stringify({ index: { _id: id } }), JSON.stringify({ ...doc, ...words, id, created, tiers })];
}

const words = { type: 'keyword', similarity: 'BM25' };
const number = { type: 'integer' };
const mappings = {
  dynamic: false,
  properties: {
    a: words,
    b: words,
    c: words,
    d: words,
    id: { type: 'keyword' },
    score: { type: 'float' },
    created: { type: 'date' },
    category: number,
    country: number,
    material: number,
    more: number,
    moq: number,
    leadDays: number,
    price: number,
    tiers: { type: 'nested', properties: { from: number, to: number, price: number } },
  },
};
