import { sql } from 'drizzle-orm';
import { recordAttention } from '#features/catalog/server/commands/record-attention.ts';
import { addDays } from '#lib/dates.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { attentionScore, nextPopularity, storeDay } from '../../rules.ts';

interface Weighed {
  productId: string;
  popularity: number;
  viewCount: number;
  views: number;
  inquiries: number;
  orders: number;
}

const batch = 2_000;

/** Nightly: how much buyers looked at each product in thirty days becomes its popularity. */
export async function weighProducts(ctx: CommandContext): Promise<void> {
  const since = storeDay(addDays(ctx.now, -30));
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after) {
    const rows: Weighed[] = await listWeighed(ctx, { since, after });
    await recordAttention(
      ctx,
      rows.map(({ productId, popularity, viewCount, ...seen }) => ({
        productId,
        viewCount,
        popularity: nextPopularity(popularity, attentionScore(seen)),
      })),
    );
    after = rows.length === batch ? rows.at(-1)?.productId : undefined;
  }
}

/** Products that were ever looked at here; those without a look in thirty days sink. */
async function listWeighed(
  { db }: CommandContext,
  { since, after }: { since: string; after: string },
): Promise<Weighed[]> {
  const { rows } = await db.execute(sql`
    select p.id as "productId", p.popularity, least(m.views, 2147483647)::int as "viewCount",
      coalesce(d.views, 0)::int as views, coalesce(d.inquiries, 0)::int as inquiries, coalesce(d.orders, 0)::int as orders
    from products p
    join lateral (select sum(views) as views from product_months where product_id = p.id having count(*) > 0) m on true
    left join lateral (select sum(views) as views, sum(inquiries) as inquiries, sum(orders) as orders
      from product_days where product_id = p.id and day > ${since}::date) d on true
    where p.id > ${after} and p.deleted_at is null
    order by p.id limit ${batch}`);
  return rows as unknown as Weighed[];
}
