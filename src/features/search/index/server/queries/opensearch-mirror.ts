import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Mirrors search_docs in OpenSearch: reads the changes since the last check, and everything after a rebuild. */
export class OpenSearchMirror {
  private since = '0';
  private generation = -1;
  private readonly database: Database;
  private readonly call: (method: string, path: string, body?: string) => Promise<unknown>;

  constructor(database: Database, call: OpenSearchMirror['call']) {
    this.database = database;
    this.call = call;
  }

  async refresh(): Promise<void> {
    const { rows: states } = await this.database.execute<{ generation: number; since: string }>(sql`
      select coalesce((select generation from search_state), 0) as generation, pg_snapshot_xmin(pg_current_snapshot())::text as since`);
    const [now] = states;
    if (!now) return;
    if (now.generation !== this.generation) {
      await this.call('DELETE', '');
      await this.call('PUT', '', JSON.stringify({ mappings }));
      this.since = '0';
    }
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await this.database.execute<Doc>(sql`
        select product_id, category, country, material, moq, lead_days, price, score, created_at, tier_quantities, tier_prices, more, is_gone,
          (select jsonb_object_agg(weight, words) from (
            select lower(weight) as weight, array_agg(lexeme) as words from unnest(vector), unnest(weights) weight group by weight) fields) as words
        from search_docs where changed >= ${this.since}::text::xid8 and product_id > ${after}::uuid order by product_id limit 500`);
      if (rows.length > 0)
        await this.call('POST', '/_bulk?refresh=true', `${rows.flatMap(bulkLines).join('\n')}\n`);
      const last = rows.at(-1);
      if (!last || rows.length < 500) break;
      after = last.product_id;
    }
    this.since = now.since;
    this.generation = now.generation;
  }
}

interface Doc extends Record<string, unknown> {
  product_id: string;
  is_gone: boolean;
  tier_quantities: number[];
  tier_prices: number[];
  words: Record<string, string[]> | null;
}

function bulkLines({
  product_id: id,
  is_gone,
  words,
  tier_quantities,
  tier_prices,
  lead_days,
  created_at,
  ...doc
}: Doc): string[] {
  if (is_gone) return [JSON.stringify({ delete: { _id: id } })];
  const tiers = tier_quantities.map((from, i) => ({
    from,
    to: tier_quantities[i + 1] ?? 2_147_483_647,
    price: tier_prices[i],
  }));
  return [
    JSON.stringify({ index: { _id: id } }),
    JSON.stringify({ ...doc, ...words, id, leadDays: lead_days, created: created_at, tiers }),
  ];
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
