import { and, eq, inArray, isNull } from 'drizzle-orm';
import { requireStore } from '#features/suppliers/server/queries.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import type { ChangedProduct, ProductChange } from '../../contract/store-acts.ts';
import { productPublished } from '../../contract.ts';
import { changed } from '../../rules/changes.ts';
import { availabilityOf, isShown } from '../../rules/status.ts';
import { listImages } from '../queries/product-cards.ts';
import { lockStore, lockStoreProduct } from '../queries/store-products.ts';
import { productImages, products } from '../tables.ts';
import { announceChange } from './announce.ts';
import { freePublicPlaces, requireRoom } from './plan-places.ts';
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
  let places = await freePublicPlaces(ctx, { supplierId });
  const wanted = [...new Set(ids)];
  const rows = await ctx.db
    .select()
    .from(products)
    .where(and(inArray(products.id, wanted), eq(products.supplierId, supplierId), isNull(products.deletedAt)))
    .orderBy(products.id)
    .for('update');
  const known = new Map(rows.map((row) => [row.id, row]));
  const results: ChangedProduct[] = [];
  for (const id of wanted) {
    const row = known.get(id);
    const next = row ? changed(row, change, { now: ctx.now, places }) : 'It is no longer there.';
    const title = row?.title ?? '';
    if (!row || typeof next === 'string') {
      results.push({ id, title, ok: false, message: typeof next === 'string' ? next : null });
      continue;
    }
    await ctx.db
      .update(products)
      .set({ ...next, updatedAt: ctx.now })
      .where(eq(products.id, id));
    const after = { ...row, ...next };
    if (isShown(after) && !isShown(row)) {
      places -= 1;
      await ctx.emit(productPublished, { productId: id, slug: row.slug, supplierId });
    } else if (isShown(row) && (!isShown(after) || next.deletedAt)) places += 1;
    await announceChange(ctx, row);
    results.push({ id, title, ok: true, message: null });
  }
  return results;
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
  await requireRoom(ctx, { supplierId, count: store.productCount });
  const id = newId();
  const title = `${original.title.slice(0, 150)} (copy)`;
  const values = await describeProduct(ctx, {
    ...original,
    hsCode: original.hsCode ?? '',
    sku: '',
    imageIds: [],
    title,
    id,
    supplierName,
  });
  const slug = `${slugify(title, 70)}-${id.slice(-8)}`;
  await ctx.db.insert(products).values({
    ...values,
    ...availabilityOf('inactive', original.stock),
    id,
    supplierId,
    slug,
    number: store.lastNumber + 1,
    currency: original.currency,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const pictures = await listImages(ctx.db, originalId);
  const shown = pictures.map((picture, position) => ({
    id: newId(),
    productId: id,
    fileId: picture.id,
    position,
  }));
  if (shown.length > 0) await ctx.db.insert(productImages).values(shown);
  await announceChange(ctx, { id, slug, supplierId, placements: values.placements });
  return { id, supplierId };
}
