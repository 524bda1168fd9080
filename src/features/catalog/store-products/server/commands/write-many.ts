import type { ProductFacts } from '#features/catalog/drafts/contract/product-form.ts';
import { catalogContract, productsChanged } from '#features/catalog/products/contract.ts';
import { missingForPublishing } from '#features/catalog/products/rules/pricing.ts';
import {
  type Availability,
  availabilityOf,
  isShown,
  wantedStatus,
  withStatus,
  withStock,
} from '#features/catalog/products/rules/status.ts';
import { countSoon, productListTags } from '#features/catalog/products/server/commands/announce.ts';
import { freePublicPlaces } from '#features/catalog/products/server/commands/plan-places.ts';
import {
  type ManyRow,
  type ProductRow,
  plainValues,
  upsertProducts,
} from '#features/catalog/products/server/commands/write-product.ts';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import { categoriesContract } from '#features/catalog/taxonomy/contract.ts';
import { redrawn } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { listLeaves } from '#features/catalog/taxonomy/server/queries.ts';
import type { VariantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import { type OwnTerms, rangeWith, termsProblem } from '#features/catalog/variants/rules/variant-terms.ts';
import { withKnownIds, writeVariants } from '#features/catalog/variants/server/commands/write-variants.ts';
import { listLiveVariants } from '#features/catalog/variants/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { newId } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import { slugify } from '#lib/slug.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';

export interface ManyProduct {
  /** The product as it is, locked; left out for a new one. */
  before?: ProductRow | undefined;
  /** Checked, its category is a leaf. */
  form: ProductFacts;
  /** What it comes in; left out, that stays as it is. */
  variants?: VariantsForm | undefined;
  /** What the supplier wants; left out, a product stays what it is and a new one is a draft. */
  publish?: boolean | undefined;
}

interface WrittenProduct {
  id: string;
  /** It was to be public, but the plan has no room: a larger plan brings it back. */
  hiddenByPlan: boolean;
  /** It was to be public, but lacks what buyers need. */
  incomplete: boolean;
}

interface Written extends WrittenProduct {
  row: ManyRow;
}

/**
 * Writes some hundred products of a store in one statement, within what its plan allows to be public.
 * Pictures stay as they are. Answers in the order of what was given. Whoever has many such hundreds says now and then,
 * and at the end, that the shelf has changed: counted anew for each of them, it would keep everybody waiting.
 */
export async function writeManyProducts(
  ctx: CommandContext,
  { supplierId, items }: { supplierId: string; items: readonly ManyProduct[] },
): Promise<WrittenProduct[]> {
  if (items.length === 0) return [];
  const store = await lockStore(ctx.db, supplierId);
  const leaves = await readLeaves(ctx, items);
  let places = await freePublicPlaces(ctx, { supplierId });
  let number = store.lastNumber;
  const variants = await listLiveVariants(
    ctx.db,
    items.flatMap(({ before }) => before?.id ?? []),
  );
  const written: Written[] = items.map(({ before, form: given, variants: wanted, publish }) => {
    const id = before?.id ?? newId();
    const own = wanted?.variants ?? variants.get(id) ?? [];
    const form = wanted ? withStockOf(given, wanted) : besideVariants(given, { before, own });
    const leaf = leaves.get(form.categoryId);
    if (!leaf) throw new Error(`No leaf ${form.categoryId}`);
    const values = plainValues(leaf, { ...form, id, supplierName: store.businessName });
    const { availability, ...why } = available({ before, form, publish, places });
    if (isShown(availability) && !(before && isShown(before))) places -= 1;
    if (before && isShown(before) && !isShown(availability)) places += 1;
    if (!before) number += 1;
    const row = {
      ...values,
      pack: before ? redrawn(before, values) : values.pack,
      ...rangeWith(form, own),
      ...availability,
      id,
      supplierId,
      slug: before?.slug ?? `${slugify(form.title, 70)}-${id.slice(-8)}`,
      number: before?.number ?? number,
      currency: before?.currency ?? homeMarket.currency,
      // What is public, or waits for a place, stands in the list again.
      archivedAt: publish ? null : (before?.archivedAt ?? null),
      hiddenByPlanAt: hiddenAt(ctx.now, { before, hidden: why.hiddenByPlan, publish }),
      createdAt: before?.createdAt ?? ctx.now,
      updatedAt: ctx.now,
    };
    return { id, row, ...why };
  });
  await upsertProducts(ctx, {
    supplierName: store.businessName,
    rows: written.map(({ row }) => row),
  });
  for (const [i, { row }] of written.entries()) {
    const wanted = items[i]?.variants;
    if (wanted) await writeVariants(ctx, row, withKnownIds(wanted, variants.get(row.id) ?? []));
  }
  await announceMany(ctx, { supplierId, items, written });
  return written.map(({ id, hiddenByPlan, incomplete }) => ({ id, hiddenByPlan, incomplete }));
}

/** With variants their stock counts. */
function withStockOf(form: ProductFacts, { variants }: VariantsForm): ProductFacts {
  if (variants.length === 0) return form;
  return { ...form, stock: variants.reduce((sum, { stock }) => sum + stock, 0) };
}

/** What comes without variants leaves them: their stock is theirs, and prices that would leave one of them nothing stay. */
function besideVariants(
  form: ProductFacts,
  { before, own }: { before: ProductRow | undefined; own: readonly OwnTerms[] },
): ProductFacts {
  if (!before || own.length === 0) return form;
  const { stock, tiers, moq } = before;
  const fits = own.every((variant) => termsProblem(form, variant) === null);
  return { ...form, stock, ...(!fits && { tiers, moq }) };
}

function hiddenAt(
  now: Date,
  {
    before,
    hidden,
    publish,
  }: { before: ProductRow | undefined; hidden: boolean; publish?: boolean | undefined },
): Date | null {
  if (hidden) return before?.hiddenByPlanAt ?? now;
  return publish === undefined ? (before?.hiddenByPlanAt ?? null) : null;
}

interface Wanted extends ManyProduct {
  places: number;
}

function available({ before, form, publish, places }: Wanted) {
  const now = before && withStock(before, form.stock);
  const wanted = wantedOf(publish, before);
  const incomplete = publish === true && missingForPublishing(form).length > 0;
  const hasPlace = (before !== undefined && isShown(before)) || places > 0;
  const hiddenByPlan = wanted === 'active' && !incomplete && !hasPlace;
  const status = wanted === 'active' && !incomplete && hasPlace ? 'active' : 'inactive';
  const availability: Availability = now ? withStatus(now, status) : availabilityOf(status, form.stock);
  return { availability, hiddenByPlan, incomplete };
}

function wantedOf(publish: boolean | undefined, before: ProductRow | undefined): 'active' | 'inactive' {
  if (publish !== undefined) return publish ? 'active' : 'inactive';
  return before ? wantedStatus(before) : 'inactive';
}

async function readLeaves({ db }: CommandContext, items: readonly ManyProduct[]) {
  const ids = [...new Set(items.map(({ form }) => form.categoryId))];
  const rows = await listLeaves(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

async function announceMany(
  ctx: CommandContext,
  {
    supplierId,
    items,
    written: rows,
  }: { supplierId: string; items: readonly ManyProduct[]; written: readonly Written[] },
): Promise<void> {
  const placements = rows.flatMap(({ row }, i) => [
    ...row.placements,
    ...(items[i]?.before?.placements ?? []),
  ]);
  const slugs = items.flatMap(({ before }) => (before ? [before.slug] : []));
  await ctx.emit(productsChanged, { supplierId, productIds: rows.map(({ id }) => id) });
  const hides = rows.some(
    ({ row }, i) =>
      items[i]?.before?.isShown === true &&
      !isShown({ ...row, statusBeforeOutOfStock: row.statusBeforeOutOfStock ?? null }),
  );
  const tags = [
    ...(hides ? productListTags : []),
    ...[...new Set(placements)].map((slug) => endpointTag(categoriesContract.getCategory, { slug })),
    ...slugs.map((slug) => endpointTag(catalogContract.getProduct, { slug })),
  ];
  await broadcast(ctx.db, { kind: 'pages', tags });
  // An import brings hundreds of these, and counting reads the whole catalogue.
  await countSoon(ctx, 10);
}
