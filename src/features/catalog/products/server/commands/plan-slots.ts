import { and, eq, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import { plans } from '#features/stores/memberships/rules.ts';
import { getProductLimit } from '#features/stores/memberships/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { countShown, planRankOrder } from '../queries/catalog-counts.ts';
import { lockStore } from '../queries/lock-store.ts';
import { products } from '../tables.ts';
import { announceProducts } from './announce.ts';

interface PlanSlotsQuery {
  supplierId: string;
  /** Number of products to publish. */
  count?: number;
}

/** SQL condition: products that count towards the plan limit, public or hidden, but neither archived nor deleted. */
const usesPlanSlot = (supplierId: string) =>
  and(eq(products.supplierId, supplierId), isNull(products.deletedAt), isNull(products.archivedAt));

/** Returns how many more products fit into the plan of a store; Infinity without a limit. The store must be locked. */
export async function countFreeSlots(
  ctx: CommandContext,
  { supplierId }: Pick<PlanSlotsQuery, 'supplierId'>,
): Promise<number> {
  const limit = await getProductLimit(ctx.db, supplierId);
  return limit === null
    ? Number.POSITIVE_INFINITY
    : limit - (await ctx.db.$count(products, usesPlanSlot(supplierId)));
}

/** Returns the number of archived products of a store. The store must be locked. */
export const countArchived = (ctx: CommandContext, supplierId: string): Promise<number> =>
  ctx.db.$count(
    products,
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), isNotNull(products.archivedAt)),
  );

/** Throws if the plan has no room for another product. The store must be locked. */
export async function requirePlanSlot(
  ctx: CommandContext,
  { supplierId }: Pick<PlanSlotsQuery, 'supplierId'>,
): Promise<void> {
  if ((await countFreeSlots(ctx, { supplierId })) >= 1) return;
  const limit = (await getProductLimit(ctx.db, supplierId)) ?? 0;
  throw new AppError('conflict', `Your plan includes up to ${limit} products. ${describeLargerPlan(limit)}`, {
    reason: 'product_limit',
  });
}

/**
 * Throws if publishing would exceed the plan. All publishing goes through here. The store stays locked until the
 * transaction ends, so that a slot counted as free stays free.
 */
export async function requirePublicSlots(
  ctx: CommandContext,
  { supplierId, count = 1 }: PlanSlotsQuery,
): Promise<void> {
  await lockStore(ctx.db, supplierId);
  const limit = await getProductLimit(ctx.db, supplierId);
  if (limit === null || (await countShown(ctx.db, supplierId)) + count <= limit) return;
  throw new AppError(
    'conflict',
    `Your plan includes up to ${limit} live products. Unpublish another one first, or upgrade your plan. ${describeLargerPlan(limit)}`,
    { reason: 'product_limit' },
  );
}

/** Returns how many more products of a store can be public; Infinity without a limit. The store must be locked. */
export async function countFreePublicSlots(
  ctx: CommandContext,
  { supplierId }: Pick<PlanSlotsQuery, 'supplierId'>,
): Promise<number> {
  const limit = await getProductLimit(ctx.db, supplierId);
  return limit === null ? Number.POSITIVE_INFINITY : limit - (await countShown(ctx.db, supplierId));
}

/** Returns a sentence naming a plan that holds more. */
function describeLargerPlan(limit: number): string {
  const plan = plans.find(({ productLimit }) => productLimit === null || productLimit > limit);
  if (!plan) return 'Delete a product to add another.';
  return plan.productLimit === null
    ? `${plan.title} includes unlimited products.`
    : `${plan.title} includes up to ${plan.productLimit}.`;
}

const { status } = products;
const isSoldOut = eq(status, 'out_of_stock');

/** Column updates for products that the plan hides or shows again. The supplier's own choice stays known. */
const hideColumns = (now: Date) => ({
  status: sql`case when ${isSoldOut} then ${status} else 'inactive' end`,
  statusBeforeOutOfStock: sql`case when ${isSoldOut} then 'inactive' end`,
  hiddenByPlanAt: now,
  updatedAt: now,
});
const showColumns = (now: Date) => ({
  status: sql`case when ${isSoldOut} then ${status} else 'active' end`,
  statusBeforeOutOfStock: sql`case when ${isSoldOut} then 'active' end`,
  hiddenByPlanAt: null,
  updatedAt: now,
});

/**
 * Applies a changed plan to a store: hides products beyond the limit, without deleting them, and shows hidden ones
 * again as far as there is room. Running it again changes nothing.
 */
export async function applyPlanLimit(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  await lockStore(ctx.db, supplierId);
  const limit = await getProductLimit(ctx.db, supplierId);
  const ranked = ctx.db
    .select({
      id: sql<string>`${products.id}`.as('ranked_id'),
      place: sql<number>`row_number() over (order by ${planRankOrder})`.as('place'),
    })
    .from(products)
    .where(
      and(
        eq(products.supplierId, supplierId),
        isNull(products.deletedAt),
        or(products.isShown, isNotNull(products.hiddenByPlanAt)),
      ),
    )
    .as('ranked');
  const fits = limit === null ? sql`true` : lte(ranked.place, limit);
  const isRanked = eq(ranked.id, products.id);
  const hidden = await ctx.db
    .update(products)
    .set(hideColumns(ctx.now))
    .from(ranked)
    .where(and(isRanked, products.isShown, not(fits)))
    .returning({ id: products.id, slug: products.slug, placements: products.placements });
  const shown = await ctx.db
    .update(products)
    .set(showColumns(ctx.now))
    .from(ranked)
    .where(and(isRanked, isNotNull(products.hiddenByPlanAt), fits))
    .returning({ id: products.id, slug: products.slug, placements: products.placements });
  await announceProducts(ctx, {
    supplierId,
    products: [...hidden, ...shown],
    visibilityChanged: true,
    recountInSeconds: 0,
  });
}

interface PublicProductsChoice {
  keep: readonly string[];
  release: readonly string[];
}

/**
 * Saves the owner's choice of public products. It takes effect immediately if products are hidden, otherwise when the
 * smaller plan starts.
 */
export async function choosePublicProducts(
  ctx: CommandContext,
  { keep, release }: PublicProductsChoice,
): Promise<{ supplierId: string }> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  await lockStore(ctx.db, supplierId);
  const limit = await getProductLimit(ctx.db, supplierId);
  const overLimit = limit !== null && (await countHidden(ctx, supplierId)) > 0;
  await setPlanPreference(ctx, { ids: release, supplierId, preference: -1 });
  await setPlanPreference(ctx, { ids: keep, supplierId, preference: 1 });
  if (!overLimit) return { supplierId };
  const hidden = await ctx.db
    .update(products)
    .set(hideColumns(ctx.now))
    .where(and(isOwnProduct({ ids: release, supplierId }), products.isShown))
    .returning({ id: products.id, slug: products.slug, placements: products.placements });
  const shown = await ctx.db
    .update(products)
    .set(showColumns(ctx.now))
    .where(and(isOwnProduct({ ids: keep, supplierId }), isNotNull(products.hiddenByPlanAt)))
    .returning({ id: products.id, slug: products.slug, placements: products.placements });
  if ((await countShown(ctx.db, supplierId)) > limit) {
    throw new AppError(
      'conflict',
      `Your plan includes up to ${limit} live products. Remove as many as you add.`,
      { reason: 'product_limit' },
    );
  }
  await announceProducts(ctx, {
    supplierId,
    products: [...hidden, ...shown],
    visibilityChanged: true,
    recountInSeconds: 0,
  });
  return { supplierId };
}

const isOwnProduct = ({ ids, supplierId }: { ids: readonly string[]; supplierId: string }) =>
  and(inArray(products.id, [...ids]), eq(products.supplierId, supplierId), isNull(products.deletedAt));

async function setPlanPreference(
  ctx: CommandContext,
  { preference, ...which }: { ids: readonly string[]; supplierId: string; preference: number },
): Promise<void> {
  const ids = new Set(which.ids);
  if (ids.size === 0) return;
  const changed = await ctx.db
    .update(products)
    .set({ planPreference: preference })
    .where(and(isOwnProduct(which), or(eq(products.isShown, true), isNotNull(products.hiddenByPlanAt))))
    .returning({ id: products.id });
  if (changed.length !== ids.size) throw notFound('Product');
}

const countHidden = (ctx: CommandContext, supplierId: string): Promise<number> =>
  ctx.db.$count(
    products,
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), isNotNull(products.hiddenByPlanAt)),
  );
