import { deleteProductChanges } from '#features/catalog/drafts/server/commands/end-draft.ts';
import { fromPlainColumns } from '#features/catalog/products/contract/plain-fields.ts';
import { availabilityOf, isShown } from '#features/catalog/products/rules/status.ts';
import {
  countArchived,
  countFreePublicSlots,
  countFreeSlots,
  requirePlanSlot,
} from '#features/catalog/products/server/commands/plan-slots.ts';
import { showImages } from '#features/catalog/products/server/commands/write-images.ts';
import {
  insertProduct,
  type ProductRow,
  writeProduct,
} from '#features/catalog/products/server/commands/write-product.ts';
import {
  lockStore,
  lockStoreProduct,
  lockStoreProducts,
} from '#features/catalog/products/server/queries/lock-store.ts';
import { listImages } from '#features/catalog/products/server/queries/product-cards.ts';
import {
  changeVariantPrices,
  writeVariants,
} from '#features/catalog/variants/server/commands/write-variants.ts';
import { getVariantsForm, listLiveVariants } from '#features/catalog/variants/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { allow, refuse } from '#lib/decision.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { ChangedProduct, ProductChange } from '../../contract/product-changes.ts';
import { applyChange, changeTierPrices, maxArchived } from '../../rules/changes.ts';
import { stockPerVariantMessage } from './manage-product.ts';
import { describeProduct } from './save-product.ts';

interface ChangeProductsInput {
  ids: readonly string[];
  change: ProductChange;
}

/** Applies one change to many products. Each one is either changed or gets a reason, independently of the others. */
export async function changeProducts(
  ctx: CommandContext,
  { ids, change }: ChangeProductsInput,
): Promise<ChangedProduct[]> {
  requireRole(ctx, 'supplier', 'admin');
  const needs = change.act === 'stock' ? 'products.stock' : 'products.write';
  const { id: supplierId } = await requireStore(ctx, needs);
  await lockStore(ctx.db, supplierId);
  const remaining = {
    places: await countFreePublicSlots(ctx, { supplierId }),
    room: await countFreeSlots(ctx, { supplierId }),
    archiveRoom: maxArchived - (await countArchived(ctx, supplierId)),
  };
  const distinctIds = [...new Set(ids)];
  const rows = await lockStoreProducts(ctx.db, { ids: distinctIds, supplierId });
  const known = new Map(rows.map((row) => [row.id, row]));
  const variants = await listLiveVariants(ctx.db, distinctIds);
  const results: ChangedProduct[] = [];
  for (const id of distinctIds) {
    const row = known.get(id);
    if (!row) {
      results.push({ id, title: '', ok: false, message: 'This product no longer exists.' });
      continue;
    }
    const hasVariants = variants.has(id);
    const decision = await decideUpdate(ctx, { row, change, ...remaining, hasVariants });
    if (!decision.ok) {
      results.push({ id, title: row.title, ok: false, message: decision.reason });
      continue;
    }
    const { update } = decision;
    await writeProduct(ctx, { before: row, ...update });
    if (update.deletedAt) await deleteProductChanges(ctx, [id]);
    updateRoom(remaining, { before: row, after: { ...row, ...update } });
    results.push({ id, title: row.title, ok: true, message: null });
  }
  return results;
}

interface RemainingRoom {
  places: number;
  room: number;
  archiveRoom: number;
}

/** Updates the remaining room in the plan and in the archive after a product has changed. */
function updateRoom(places: RemainingRoom, { before, after }: Record<'before' | 'after', ProductRow>): void {
  const is = (condition: boolean): number => (condition ? 1 : 0);
  const [isGone, wasArchived, isArchived] = [
    after.deletedAt !== null,
    before.archivedAt !== null,
    after.archivedAt !== null,
  ];
  places.places += is(isShown(before)) - is(isShown(after) && !isGone);
  places.room += is(!wasArchived) - is(!isArchived && !isGone);
  places.archiveRoom += is(wasArchived) - is(isArchived && !isGone);
}

interface ChangeContext extends RemainingRoom {
  row: ProductRow;
  change: ProductChange;
  hasVariants: boolean;
}

/** Decides whether a product can be changed, and applies price changes to its variants. */
async function decideUpdate(
  ctx: CommandContext,
  { row, change, hasVariants: comesInVariants, ...places }: ChangeContext,
) {
  if (change.act === 'stock' && comesInVariants) return refuse(stockPerVariantMessage);
  const next = applyChange(row, { change, now: ctx.now, ...places });
  if (!next.ok || change.act !== 'price' || !comesInVariants) return next;
  const { percent } = change;
  const range = await changeVariantPrices(ctx, {
    product: { ...row, ...next.update },
    percent,
    moveTiers: (tiers) => changeTierPrices(tiers, percent),
  });
  return range.ok ? allow({ update: { ...next.update, ...range.totals } }) : range;
}

/** Duplicates a product with its pictures as a draft. The SKU is left out, because it identifies one article. */
export async function duplicateProduct(
  ctx: CommandContext,
  { id: originalId }: { id: string },
): Promise<{ id: string; supplierId: string }> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  const store = await lockStore(ctx.db, supplierId);
  const original = await lockStoreProduct(ctx.db, { id: originalId, supplierId });
  await requirePlanSlot(ctx, { supplierId });
  const id = newId();
  const title = `${original.title.slice(0, 150)} (copy)`;
  const values = await describeProduct(ctx, {
    ...original,
    ...fromPlainColumns(original),
    sku: '',
    title,
    id,
    brand: store.brand,
  });
  const slug = `${slugify(title, 70)}-${id.slice(-8)}`;
  await insertProduct(ctx, {
    ...values,
    priceFromMinor: original.priceFromMinor,
    priceToMinor: original.priceToMinor,
    ...availabilityOf('inactive', original.stock),
    id,
    supplierId,
    slug,
    number: store.lastNumber + 1,
    currency: original.currency,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await showImages(ctx, { productId: id, pictures: await listImages(ctx.db, originalId) });
  const { axes, variants } = await getVariantsForm(ctx.db, originalId);
  const copies = variants.map(({ id: _, ...variant }) => ({ ...variant, sku: '' }));
  await writeVariants(ctx, { product: { ...original, id }, axes, variants: copies });
  return { id, supplierId };
}
