import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { plans } from '#features/stores/memberships/rules.ts';
import { getProductLimit } from '#features/stores/memberships/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { lockStore } from '../queries/lock-store.ts';
import { countShown, rankOrder } from '../queries/shelf.ts';
import { products } from '../tables.ts';
import { announceVisibilityOf } from './announce.ts';

interface Places {
  supplierId: string;
  /** How many products are to become public. */
  count?: number;
}

/** Products that take room in the plan: public and hidden ones, until they are archived or deleted. */
const takesRoom = (supplierId: string) =>
  and(eq(products.supplierId, supplierId), isNull(products.deletedAt), isNull(products.archivedAt));

/** How many more products the plan of a store has room for; Infinity without a limit. Call it under the lock of the store. */
export async function freePlaces(
  ctx: CommandContext,
  { supplierId }: Pick<Places, 'supplierId'>,
): Promise<number> {
  const limit = await getProductLimit(ctx.db, supplierId);
  return limit === null
    ? Number.POSITIVE_INFINITY
    : limit - (await ctx.db.$count(products, takesRoom(supplierId)));
}

/** How many products of a store are archived. Call it under the lock of the store. */
export const countArchived = (ctx: CommandContext, supplierId: string): Promise<number> =>
  ctx.db.$count(
    products,
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), isNotNull(products.archivedAt)),
  );

/** Refuses another product where the plan has no room. Call it under the lock of the store. */
export async function requireRoom(
  ctx: CommandContext,
  { supplierId }: Pick<Places, 'supplierId'>,
): Promise<void> {
  if ((await freePlaces(ctx, { supplierId })) >= 1) return;
  const limit = (await getProductLimit(ctx.db, supplierId)) ?? 0;
  throw new AppError('conflict', `Your plan holds up to ${limit} products. ${largerPlan(limit)}`, {
    reason: 'product_limit',
  });
}

/**
 * Refuses to make products public beyond the plan. Every way of publishing goes through here; the store stays
 * locked until the transaction ends, so that a place that was free when it was counted still is.
 */
export async function takePublicPlaces(
  ctx: CommandContext,
  { supplierId, count = 1 }: Places,
): Promise<void> {
  await lockStore(ctx.db, supplierId);
  const limit = await getProductLimit(ctx.db, supplierId);
  if (limit === null || (await countShown(ctx.db, supplierId)) + count <= limit) return;
  throw new AppError(
    'conflict',
    `Your plan shows up to ${limit} products to buyers. Take another one down first, or choose a larger plan. ${largerPlan(limit)}`,
    { reason: 'product_limit' },
  );
}

/** How many more products of a store may become public; Infinity without a limit. Call it under the lock of the store. */
export async function freePublicPlaces(
  ctx: CommandContext,
  { supplierId }: Pick<Places, 'supplierId'>,
): Promise<number> {
  const limit = await getProductLimit(ctx.db, supplierId);
  return limit === null ? Number.POSITIVE_INFINITY : limit - (await countShown(ctx.db, supplierId));
}

/** Says which plan holds more. */
function largerPlan(limit: number): string {
  const plan = plans.find(({ productLimit }) => productLimit === null || productLimit > limit);
  if (!plan) return 'Delete a product to add another.';
  return plan.productLimit === null
    ? `${plan.title} holds as many as you like.`
    : `${plan.title} holds up to ${plan.productLimit}.`;
}

type Moved = { id: string };

/** Columns of a product that the plan hides, or that comes back: what the supplier wants stays known. */
const hide = sql`
  status = case when status = 'out_of_stock' then status else 'inactive' end,
  status_before_out_of_stock = case when status = 'out_of_stock' then 'inactive' end`;
const bringBack = sql`
  status = case when status = 'out_of_stock' then status else 'active' end,
  status_before_out_of_stock = case when status = 'out_of_stock' then 'active' end`;

/**
 * After the plan of a store changed: what is beyond its limit is hidden from buyers, never deleted, and what
 * was hidden comes back as far as there is room. Running it again changes nothing.
 */
export async function applyPlan(ctx: CommandContext, { supplierId }: { supplierId: string }): Promise<void> {
  await lockStore(ctx.db, supplierId);
  const limit = await getProductLimit(ctx.db, supplierId);
  const ranked = sql`
    select id, row_number() over (order by ${rankOrder}) as place from ${products}
    where supplier_id = ${supplierId} and deleted_at is null and (is_shown or hidden_by_plan_at is not null)`;
  const place = limit === null ? sql`true` : sql`ranked.place <= ${limit}`;
  const { rows: hidden } = await ctx.db.execute<Moved>(sql`
    with ranked as (${ranked})
    update ${products} set ${hide}, hidden_by_plan_at = ${ctx.now}, updated_at = ${ctx.now}
    from ranked where ranked.id = ${products.id} and is_shown and not (${place}) returning ${products.id}`);
  const { rows: shown } = await ctx.db.execute<Moved>(sql`
    with ranked as (${ranked})
    update ${products} set ${bringBack}, hidden_by_plan_at = null, updated_at = ${ctx.now}
    from ranked where ranked.id = ${products.id} and hidden_by_plan_at is not null and (${place}) returning ${products.id}`);
  await announceVisibilityOf(ctx, { supplierId, productIds: [...hidden, ...shown].map(({ id }) => id) });
}

interface Choice {
  keep: readonly string[];
  release: readonly string[];
}

/** The owner's own choice of what stays public: at once where products are hidden, otherwise for the smaller plan to come. */
export async function choosePublicProducts(
  ctx: CommandContext,
  { keep, release }: Choice,
): Promise<{ supplierId: string }> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  await lockStore(ctx.db, supplierId);
  const limit = await getProductLimit(ctx.db, supplierId);
  const overLimit = limit !== null && (await countHidden(ctx, supplierId)) > 0;
  await prefer(ctx, { ids: release, supplierId, preference: -1 });
  await prefer(ctx, { ids: keep, supplierId, preference: 1 });
  if (!overLimit) return { supplierId };
  const { rows: hidden } = await ctx.db.execute<Moved>(sql`
    update ${products} set ${hide}, hidden_by_plan_at = ${ctx.now}, updated_at = ${ctx.now}
    where ${own({ ids: release, supplierId })} and is_shown returning id`);
  const { rows: shown } = await ctx.db.execute<Moved>(sql`
    update ${products} set ${bringBack}, hidden_by_plan_at = null, updated_at = ${ctx.now}
    where ${own({ ids: keep, supplierId })} and hidden_by_plan_at is not null returning id`);
  if ((await countShown(ctx.db, supplierId)) > limit) {
    throw new AppError(
      'conflict',
      `Your plan shows up to ${limit} products to buyers. Please take out as many as you add.`,
      { reason: 'product_limit' },
    );
  }
  await announceVisibilityOf(ctx, { supplierId, productIds: [...hidden, ...shown].map(({ id }) => id) });
  return { supplierId };
}

const own = ({ ids, supplierId }: { ids: readonly string[]; supplierId: string }) =>
  and(inArray(products.id, [...ids]), eq(products.supplierId, supplierId), isNull(products.deletedAt));

async function prefer(
  ctx: CommandContext,
  { preference, ...which }: { ids: readonly string[]; supplierId: string; preference: number },
): Promise<void> {
  const ids = new Set(which.ids);
  if (ids.size === 0) return;
  const changed = await ctx.db
    .update(products)
    .set({ planPreference: preference })
    .where(and(own(which), or(eq(products.isShown, true), isNotNull(products.hiddenByPlanAt))))
    .returning({ id: products.id });
  if (changed.length !== ids.size) throw notFound('Product');
}

const countHidden = (ctx: CommandContext, supplierId: string): Promise<number> =>
  ctx.db.$count(
    products,
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), isNotNull(products.hiddenByPlanAt)),
  );
