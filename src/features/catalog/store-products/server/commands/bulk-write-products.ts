import type { ProductInput } from '#features/catalog/products/contract/product.ts';
import { missingForPublishing } from '#features/catalog/products/rules/pricing.ts';
import {
  type Availability,
  availabilityOf,
  intendedStatus,
  isShown,
  withStatus,
  withStock,
} from '#features/catalog/products/rules/status.ts';
import { countFreePublicSlots } from '#features/catalog/products/server/commands/plan-slots.ts';
import {
  type BulkRow,
  type ProductRow,
  productValues,
  upsertProducts,
} from '#features/catalog/products/server/commands/write-product.ts';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import { listLeaves } from '#features/catalog/taxonomy/server/queries.ts';
import type { VariantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import {
  priceRangeWithVariants,
  termsProblem,
  type VariantOverrides,
} from '#features/catalog/variants/rules/variant-terms.ts';
import { withKnownIds, writeVariants } from '#features/catalog/variants/server/commands/write-variants.ts';
import { listLiveVariants } from '#features/catalog/variants/server/queries.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import type { CommandContext } from '#platform/commands/context.ts';

export interface BulkProduct {
  /** The existing product, locked; left out for a new one. */
  before?: ProductRow | undefined;
  /** Validated; its category is a leaf. */
  form: ProductInput;
  /** Its variants; if left out, they stay as they are. */
  variants?: VariantsForm | undefined;
  /** The supplier's choice; if left out, an existing product keeps its status and a new one is a draft. */
  publish?: boolean | undefined;
}

interface BulkWriteResult {
  id: string;
  /** True if it was to be published but the plan has no room; a larger plan will show it. */
  hiddenByPlan: boolean;
  /** True if it was to be published but lacks what buyers need. */
  incomplete: boolean;
}

interface WrittenRow extends BulkWriteResult {
  row: BulkRow;
}

/**
 * Writes up to a few hundred products of a store in one statement, publishing only what its plan allows. Pictures stay
 * as they are. Results are in the order of `items`. The cached counts of the store are not refreshed, because
 * recounting for each batch would be slow: callers broadcast `catalogCountsTag` now and then, and at the end.
 */
export async function bulkWriteProducts(
  ctx: CommandContext,
  { supplierId, items }: { supplierId: string; items: readonly BulkProduct[] },
): Promise<BulkWriteResult[]> {
  if (items.length === 0) return [];
  const store = await lockStore(ctx.db, supplierId);
  const leaves = await readLeaves(ctx, items);
  let places = await countFreePublicSlots(ctx, { supplierId });
  let number = store.lastNumber;
  const variants = await listLiveVariants(
    ctx.db,
    items.flatMap(({ before }) => before?.id ?? []),
  );
  const written: WrittenRow[] = items.map(({ before, form: given, variants: wanted, publish }) => {
    const id = before?.id ?? newId();
    const own = wanted?.variants ?? variants.get(id) ?? [];
    const form = wanted ? withVariantStock(given, wanted) : keepVariantTerms(given, { before, own });
    const leaf = leaves.get(form.categoryId);
    if (!leaf) throw new Error(`No leaf ${form.categoryId}`);
    const currency = before?.currency ?? store.currency;
    const values = productValues(leaf, { ...form, id, brand: store.brand, currency });
    const { availability, ...why } = decideAvailability({ before, form, publish, places });
    if (isShown(availability) && !(before && isShown(before))) places -= 1;
    if (before && isShown(before) && !isShown(availability)) places += 1;
    if (!before) number += 1;
    const row = {
      ...values,
      ...priceRangeWithVariants(form, own),
      ...availability,
      id,
      supplierId,
      slug: before?.slug ?? `${slugify(form.title, 70)}-${id.slice(-8)}`,
      number: before?.number ?? number,
      currency,
      // Products that are published, or hidden by the plan, leave the archive.
      archivedAt: publish ? null : (before?.archivedAt ?? null),
      hiddenByPlanAt: hiddenByPlanAtFor(ctx.now, { before, hidden: why.hiddenByPlan, publish }),
      createdAt: before?.createdAt ?? ctx.now,
      updatedAt: ctx.now,
      before,
    };
    return { id, row, ...why };
  });
  await upsertProducts(ctx, { supplierId, rows: written.map(({ row }) => row) });
  for (const [i, { row }] of written.entries()) {
    const wanted = items[i]?.variants;
    if (wanted)
      await writeVariants(ctx, { product: row, ...withKnownIds(wanted, variants.get(row.id) ?? []) });
  }
  return written.map(({ id, hiddenByPlan, incomplete }) => ({ id, hiddenByPlan, incomplete }));
}

/** Replaces the product's stock with the sum of its variants' stock, if there are variants. */
function withVariantStock(form: ProductInput, { variants }: VariantsForm): ProductInput {
  if (variants.length === 0) return form;
  return { ...form, stock: variants.reduce((sum, { stock }) => sum + stock, 0) };
}

/**
 * Keeps existing variants if the input has none: stock stays the sum of theirs, and prices that would make a variant's
 * price invalid are ignored.
 */
function keepVariantTerms(
  form: ProductInput,
  { before, own }: { before: ProductRow | undefined; own: readonly VariantOverrides[] },
): ProductInput {
  if (!before || own.length === 0) return form;
  const { stock, tiers, moq } = before;
  const fits = own.every((variant) => termsProblem(form, variant) === null);
  return { ...form, stock, ...(!fits && { tiers, moq }) };
}

function hiddenByPlanAtFor(
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

interface AvailabilityInput extends BulkProduct {
  places: number;
}

function decideAvailability({ before, form, publish, places }: AvailabilityInput) {
  const now = before && withStock(before, form.stock);
  const intended = intendedStatusFor(publish, before);
  const incomplete = publish === true && missingForPublishing(form).length > 0;
  const hasPlace = (before !== undefined && isShown(before)) || places > 0;
  const hiddenByPlan = intended === 'active' && !incomplete && !hasPlace;
  const status = intended === 'active' && !incomplete && hasPlace ? 'active' : 'inactive';
  const availability: Availability = now ? withStatus(now, status) : availabilityOf(status, form.stock);
  return { availability, hiddenByPlan, incomplete };
}

function intendedStatusFor(
  publish: boolean | undefined,
  before: ProductRow | undefined,
): 'active' | 'inactive' {
  if (publish !== undefined) return publish ? 'active' : 'inactive';
  return before ? intendedStatus(before) : 'inactive';
}

async function readLeaves({ db }: CommandContext, items: readonly BulkProduct[]) {
  const ids = [...new Set(items.map(({ form }) => form.categoryId))];
  const rows = await listLeaves(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}
