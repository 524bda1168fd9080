import { eq, inArray } from 'drizzle-orm';
import { type OrderFields, pickOrderFields } from '#features/catalog/products/contract/plain-fields.ts';
import { firstImageId } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { titleWithVariant } from '#features/catalog/variants/rules/variant-terms.ts';
import {
  describeVariant,
  listLiveVariants,
  type VariantRow,
} from '#features/catalog/variants/server/queries.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { BasketLine } from '../../contract.ts';
import { priceLine, problemWords } from '../../rules.ts';

export interface Wish {
  /** Of a line in the account's own basket: its product could be seen once. Never taken from a request. */
  id?: string;
  productId: string;
  variantId?: string | null;
  quantity: number;
  isSample: boolean;
  seenUnitPriceMinor?: number | null;
}

/** A wish at today's price, with whose product it is and what an order freezes of it. */
export interface PricedWish {
  line: BasketLine;
  supplier: {
    id: string;
    slug: string;
    businessName: string;
    logoFileId: string | null;
    logoSeed: string;
    verifiedAt: Date | null;
    city: string;
    state: string;
    country: string;
    pincode: string | null;
    registeredAddress: string;
    email: string;
    gstin: string | null;
    numberPrefix: string | null;
  };
  /** Fields of the product that the order line freezes; without an HS code of its own, that of its category. */
  frozen: OrderFields;
  /** One of the five kinds of the registration. */
  packagingType: string;
}

const productColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  pack: products.pack,
  imageId: firstImageId.as('image_id'),
  unit: products.unit,
  currency: products.currency,
  tiers: products.tiers,
  moq: products.moq,
  orderMultiple: products.orderMultiple,
  leadTimeDays: products.leadTimeDays,
  stock: products.stock,
  samplePriceMinor: products.samplePriceMinor,
  ...pickOrderFields(products),
  isShown: products.isShown,
  categoryHsCode: categories.hsCode,
  packagingType: categories.registrationCategory,
};

const supplierColumns = {
  id: suppliers.id,
  slug: suppliers.slug,
  businessName: suppliers.businessName,
  logoFileId: suppliers.logoFileId,
  logoSeed: suppliers.logoSeed,
  verifiedAt: suppliers.verifiedAt,
  city: suppliers.city,
  state: suppliers.state,
  country: suppliers.country,
  pincode: suppliers.pincode,
  registeredAddress: suppliers.registeredAddress,
  email: suppliers.email,
  gstin: suppliers.gstin,
  numberPrefix: suppliers.numberPrefix,
  isPublic: suppliers.isPublic,
};

const readProducts = (db: Database, ids: string[]) =>
  db
    .select({ product: productColumns, supplier: supplierColumns })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids));

type Row = Awaited<ReturnType<typeof readProducts>>[number];

/**
 * Wishes at today's prices, in their order. A product that the public does not see is left out like one that does not
 * exist, even for a caller who knows its id. A line that is in the account's basket already keeps its title, marked
 * as unavailable.
 */
export async function priceWishes(
  db: Database,
  { wishes, accountId }: { wishes: readonly Wish[]; accountId: string | null },
): Promise<PricedWish[]> {
  if (wishes.length === 0) return [];
  const rows = await readProducts(
    db,
    wishes.map(({ productId }) => productId),
  );
  const own = accountId ? await findStoreOf(db, accountId) : null;
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  const variants = await listLiveVariants(db, [...byId.keys()]);
  return wishes.flatMap((wish) => {
    const row = byId.get(wish.productId);
    if (!row) return [];
    if (!(row.product.isShown && row.supplier.isPublic)) return wish.id ? [unavailable(row, wish)] : [];
    const choice = chosen(row, { wish, variants: variants.get(wish.productId) ?? [] });
    return [priced({ ...row, product: choice }, { wish, isOwn: row.supplier.id === own?.id })];
  });
}

interface Choice {
  wish: Wish;
  /** What the product comes in. */
  variants: readonly VariantRow[];
}

/** The product as it was chosen: a variant brings its own name, prices, minimum order and stock. */
function chosen({ product }: Row, { wish, variants }: Choice) {
  const none = { ...product, variantId: null, lacksVariant: false, isGone: false };
  if (!wish.variantId) return { ...none, lacksVariant: variants.length > 0 };
  const row = variants.find(({ id }) => id === wish.variantId);
  // It was taken out of the product, so it cannot be ordered any more.
  if (!row) return { ...none, isGone: true };
  const { name, tiers, moq, stock } = describeVariant(row, product);
  return { ...none, variantId: row.id, title: titleWithVariant(product.title, name), tiers, moq, stock };
}

/** A line of a basket whose product is not public any more: its title, and nothing that its supplier has changed since. */
function unavailable({ product, supplier }: Row, wish: Wish): PricedWish {
  const { id, title, unit, currency } = product;
  const { isPublic: _, ...facts } = supplier;
  const price = {
    unitPriceMinor: null,
    totalMinor: null,
    problem: 'unavailable' as const,
    orderable: null,
    nextTier: null,
  };
  const terms = { moq: 0, orderMultiple: 1, stock: 0 };
  return {
    line: {
      id: wish.id ?? null,
      productId: id,
      variantId: wish.variantId ?? null,
      slug: null,
      title,
      pack: plainPack,
      imageUrl: null,
      unit,
      currency,
      isSample: wish.isSample,
      quantity: wish.quantity,
      ...price,
      formerUnitPriceMinor: null,
      problemMessage: problemWords(price, { ...terms, unit }),
      ...terms,
      leadTimeDays: 0,
      samplePriceMinor: null,
    },
    supplier: facts,
    frozen: pickOrderFields(product),
    packagingType: 'Others',
  };
}

const plainPack: PackDrawing = { kind: 'carton', seed: 'unavailable' };

type Chosen = Omit<Row, 'product'> & { product: ReturnType<typeof chosen> };

function priced({ product, supplier }: Chosen, { wish, isOwn }: { wish: Wish; isOwn: boolean }): PricedWish {
  const { id, slug, title, pack, unit, currency, moq, orderMultiple, stock, leadTimeDays, samplePriceMinor } =
    product;
  const { isPublic: _, ...facts } = supplier;
  const price = priceLine({ ...product, isOwn }, wish);
  const seen = wish.seenUnitPriceMinor ?? null;
  return {
    line: {
      id: wish.id ?? null,
      productId: id,
      // A variant that is gone keeps its line apart from the others.
      variantId: wish.variantId ?? null,
      slug,
      title,
      pack,
      imageUrl: product.imageId && mediaUrl(product.imageId),
      unit,
      currency,
      isSample: wish.isSample,
      quantity: wish.quantity,
      ...price,
      formerUnitPriceMinor:
        seen !== null && price.unitPriceMinor !== null && seen !== price.unitPriceMinor ? seen : null,
      problemMessage: problemWords(price, product),
      moq,
      orderMultiple,
      stock,
      leadTimeDays,
      samplePriceMinor,
    },
    supplier: facts,
    frozen: { ...pickOrderFields(product), hsCode: product.hsCode ?? product.categoryHsCode },
    packagingType: product.packagingType ?? 'Others',
  };
}
