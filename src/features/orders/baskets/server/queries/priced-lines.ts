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
import { combineTerms } from '#features/orders/customer-prices/rules.ts';
import { getOwnTiers, goodsKey } from '#features/orders/customer-prices/server/queries.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { BasketLine } from '../../contract.ts';
import { priceLine, problemText } from '../../rules.ts';

export interface RequestedLine {
  /** Id of a line in the account's basket, whose product was public once. Never taken from a request. */
  id?: string;
  productId: string;
  variantId?: string | null;
  quantity: number;
  isSample: boolean;
  seenUnitPriceMinor?: number | null;
}

/** A line at today's price, with the supplier and what an order freezes. */
export interface PricedLine {
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
  /** One of the five packaging types of the registration. */
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
 * Returns lines at today's prices, in the given order; prices that a store gave to this account alone come first. A product that is not public is left out as if it did not
 * exist, even for a caller who knows its id. Only a line that is already in the account's basket keeps its title,
 * marked as unavailable.
 */
export async function priceLines(
  db: Database,
  { lines, accountId, now }: { lines: readonly RequestedLine[]; accountId: string | null; now: Date },
): Promise<PricedLine[]> {
  if (lines.length === 0) return [];
  const productIds = lines.map(({ productId }) => productId);
  const rows = await readProducts(db, productIds);
  const own = accountId ? await findStoreOf(db, accountId) : null;
  const ownTiers = accountId ? await getOwnTiers(db, { accountId, productIds, now }) : null;
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  const variants = await listLiveVariants(db, [...byId.keys()]);
  return lines.flatMap((requested) => {
    const row = byId.get(requested.productId);
    if (!row) return [];
    if (!(row.product.isShown && row.supplier.isPublic))
      return requested.id ? [unavailableLine(row, requested)] : [];
    const listed = withVariant(row, { requested, variants: variants.get(requested.productId) ?? [] });
    const agreed = ownTiers?.get(goodsKey({ ...listed, productId: listed.id }));
    const product =
      agreed && agreed.currency === listed.currency ? combineTerms(listed, agreed.tiers) : listed;
    return [pricedLine({ ...row, product }, { requested, isOwn: row.supplier.id === own?.id })];
  });
}

interface Choice {
  requested: RequestedLine;
  /** All variants of the product. */
  variants: readonly VariantRow[];
}

/** Returns the product with the name, prices, minimum order and stock of the requested variant. */
function withVariant({ product }: Row, { requested, variants }: Choice) {
  const none = { ...product, variantId: null, lacksVariant: false, isGone: false };
  if (!requested.variantId) return { ...none, lacksVariant: variants.length > 0 };
  const row = variants.find(({ id }) => id === requested.variantId);
  // The variant was removed from the product, so it can no longer be ordered.
  if (!row) return { ...none, isGone: true };
  const { name, tiers, moq, stock } = describeVariant(row, product);
  return { ...none, variantId: row.id, title: titleWithVariant(product.title, name), tiers, moq, stock };
}

/** Returns a line whose product is no longer public: its title, and nothing that the supplier changed since. */
function unavailableLine({ product, supplier }: Row, requested: RequestedLine): PricedLine {
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
      id: requested.id ?? null,
      productId: id,
      variantId: requested.variantId ?? null,
      slug: null,
      title,
      pack: plainPack,
      imageUrl: null,
      unit,
      currency,
      isSample: requested.isSample,
      quantity: requested.quantity,
      ...price,
      formerUnitPriceMinor: null,
      problemMessage: problemText(price, { ...terms, unit }),
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

type OrderableRow = Omit<Row, 'product'> & { product: ReturnType<typeof withVariant> };

function pricedLine(
  { product, supplier }: OrderableRow,
  { requested, isOwn }: { requested: RequestedLine; isOwn: boolean },
): PricedLine {
  const { id, slug, title, pack, unit, currency, moq, orderMultiple, stock, leadTimeDays, samplePriceMinor } =
    product;
  const { isPublic: _, ...facts } = supplier;
  const price = priceLine({ ...product, isOwn }, requested);
  const seen = requested.seenUnitPriceMinor ?? null;
  return {
    line: {
      id: requested.id ?? null,
      productId: id,
      // Of a removed variant too, to keep its line apart from those of other variants.
      variantId: requested.variantId ?? null,
      slug,
      title,
      pack,
      imageUrl: product.imageId && mediaUrl(product.imageId),
      unit,
      currency,
      isSample: requested.isSample,
      quantity: requested.quantity,
      ...price,
      formerUnitPriceMinor:
        seen !== null && price.unitPriceMinor !== null && seen !== price.unitPriceMinor ? seen : null,
      problemMessage: problemText(price, product),
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
