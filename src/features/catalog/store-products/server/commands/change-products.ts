import { forgetChanges } from '#features/catalog/drafts/server/commands/end-draft.ts';
import { availabilityOf, isShown } from '#features/catalog/products/rules/status.ts';
import {
  countArchived,
  freePlaces,
  freePublicPlaces,
  requireRoom,
} from '#features/catalog/products/server/commands/plan-places.ts';
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
  moveVariantPrices,
  writeVariants,
} from '#features/catalog/variants/server/commands/write-variants.ts';
import { getVariantsForm, listLiveVariants } from '#features/catalog/variants/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import type { ChangedProduct, ProductChange } from '../../contract/store-acts.ts';
import { changed, maxArchived, movedTiers } from '../../rules/changes.ts';
import { stockPerVariant } from './manage-product.ts';
import { describeProduct } from './save-product.ts';

interface Changes {
  ids: readonly string[];
  change: ProductChange;
}

/** Does one thing with many products; each either changes or says why it stays, and the others change all the same. */
export async function changeProducts(
  ctx: CommandContext,
  { ids, change }: Changes,
): Promise<ChangedProduct[]> {
  withRole(ctx, 'supplier', 'admin');
  const needs = change.act === 'stock' ? 'products.stock' : 'products.write';
  const { id: supplierId } = await requireStore(ctx, needs);
  await lockStore(ctx.db, supplierId);
  const places = {
    places: await freePublicPlaces(ctx, { supplierId }),
    room: await freePlaces(ctx, { supplierId }),
    archiveRoom: maxArchived - (await countArchived(ctx, supplierId)),
  };
  const wanted = [...new Set(ids)];
  const rows = await lockStoreProducts(ctx.db, { ids: wanted, supplierId });
  const known = new Map(rows.map((row) => [row.id, row]));
  const variants = await listLiveVariants(ctx.db, wanted);
  const results: ChangedProduct[] = [];
  for (const id of wanted) {
    const row = known.get(id);
    const next = row
      ? await nextOf(ctx, row, { change, ...places, comesInVariants: variants.has(id) })
      : 'It is no longer there.';
    const title = row?.title ?? '';
    if (!row || typeof next === 'string') {
      results.push({ id, title, ok: false, message: typeof next === 'string' ? next : null });
      continue;
    }
    await writeProduct(ctx, row, next);
    if (next.deletedAt) await forgetChanges(ctx, [id]);
    const after = { ...row, ...next };
    countMove(places, { before: row, after });
    results.push({ id, title, ok: true, message: null });
  }
  return results;
}

interface Places {
  places: number;
  room: number;
  archiveRoom: number;
}

/** Counts what a changed product takes from the places of its store, or gives back to them. */
function countMove(places: Places, { before, after }: Record<'before' | 'after', ProductRow>): void {
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

interface Standing extends Places {
  change: ProductChange;
  comesInVariants: boolean;
}

/** What a change makes of a product and of what it comes in, or why it stays. */
async function nextOf(
  ctx: CommandContext,
  row: ProductRow,
  { change, comesInVariants, ...places }: Standing,
) {
  if (change.act === 'stock' && comesInVariants) return stockPerVariant;
  const next = changed(row, change, { now: ctx.now, ...places });
  if (typeof next === 'string' || change.act !== 'price' || !comesInVariants) return next;
  const { percent } = change;
  const range = await moveVariantPrices(
    ctx,
    { ...row, ...next },
    { percent, moveTiers: (tiers) => movedTiers(tiers, percent) },
  );
  return typeof range === 'string' ? range : { ...next, ...range };
}

/** Copies a product with its pictures into a draft. A SKU names one article, so it stays behind. */
export async function duplicateProduct(
  ctx: CommandContext,
  { id: originalId }: { id: string },
): Promise<{ id: string; supplierId: string }> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId, businessName: supplierName } = await requireStore(ctx, 'products.write');
  const store = await lockStore(ctx.db, supplierId);
  const original = await lockStoreProduct(ctx.db, { id: originalId, supplierId });
  await requireRoom(ctx, { supplierId });
  const id = newId();
  const title = `${original.title.slice(0, 150)} (copy)`;
  const values = await describeProduct(ctx, {
    ...original,
    hsCode: original.hsCode ?? '',
    sku: '',
    title,
    id,
    supplierName,
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
  await writeVariants(ctx, { ...original, id }, { axes, variants: copies });
  return { id, supplierId };
}
