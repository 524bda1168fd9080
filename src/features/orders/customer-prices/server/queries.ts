import { and, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm';
import { marketDay } from '#lib/calendar.ts';
import type { Tier } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { OwnPrice } from '../contract.ts';
import { customerPrices } from './tables.ts';

/** Returns the condition for prices that apply on a day. */
export const isCurrentOn = (day: string): SQL | undefined =>
  and(isNull(customerPrices.endedAt), gte(customerPrices.validUntil, day));

interface OwnPricesQuery {
  accountId: string;
  productIds: readonly string[];
  now: Date;
}

/** Returns the current prices of an account for products and their variants. */
export const listOwnPrices = (
  db: Database,
  { accountId, productIds, now }: OwnPricesQuery,
): Promise<(OwnPrice & { productId: string })[]> =>
  db
    .select({
      productId: customerPrices.productId,
      variantId: customerPrices.variantId,
      currency: customerPrices.currency,
      tiers: customerPrices.tiers,
      validUntil: customerPrices.validUntil,
    })
    .from(customerPrices)
    .where(
      and(
        eq(customerPrices.buyerAccountId, accountId),
        inArray(customerPrices.productId, [...productIds]),
        isCurrentOn(marketDay(now)),
      ),
    );

/** Returns the current prices of an account by {@link goodsKey}. */
export async function getOwnTiers(
  db: Database,
  query: OwnPricesQuery,
): Promise<Map<string, { currency: string; tiers: Tier[] }>> {
  const rows = query.productIds.length === 0 ? [] : await listOwnPrices(db, query);
  return new Map(rows.map(({ currency, tiers, ...row }) => [goodsKey(row), { currency, tiers }]));
}

/** Returns the key of a product, or of one of its variants. */
export const goodsKey = ({ productId, variantId }: { productId: string; variantId: string | null }): string =>
  `${productId} ${variantId ?? ''}`;
