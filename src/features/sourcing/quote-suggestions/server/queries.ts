import { and, desc, eq, sql } from 'drizzle-orm';
import { findStoreCurrency, isStoreRow } from '#features/catalog/products/server/queries/lock-store.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { getSellingTerms } from '#features/orders/selling-terms/server/queries.ts';
import type { RequestLine } from '#features/sourcing/requests/contract/request-form.ts';
import { getRequestVersion } from '#features/sourcing/requests/server/queries/load-request.ts';
import { getReceivedFacts } from '#features/sourcing/requests/server/queries/received-requests.ts';
import { notFound } from '#lib/errors.ts';
import { tierFor } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';

interface SuggestionQuery {
  inquiryId: string;
  viewer: Extract<Viewer, { side: 'supplier' }>;
}

/** Returns what the store usually charges for what the buyer asks for: list prices, lead time and payment terms. */
export async function suggestQuote(db: Database, { inquiryId, viewer: { supplierId } }: SuggestionQuery) {
  const [inquiry] = await db
    .select({ productId: inquiries.productId, quantity: inquiries.quantity, deliverTo: inquiries.deliverTo })
    .from(inquiries)
    .where(and(eq(inquiries.id, inquiryId), eq(inquiries.supplierId, supplierId)));
  if (!inquiry) throw notFound('Inquiry');
  const product = inquiry.productId ? await findProduct(db, { id: inquiry.productId, supplierId }) : null;
  const { paymentTerms } = await getSellingTerms(db, supplierId);
  return {
    currency: await findStoreCurrency(db, supplierId),
    offeredTerms: paymentTerms,
    place: inquiry.deliverTo ?? '',
    quantity: inquiry.quantity,
    product: product && { id: product.id, title: product.title, unit: product.unit },
    prices: product ? pricesOf(product, inquiry.quantity) : [],
  };
}

interface ListPrices {
  moq: number;
  leadTimeDays: number;
  tiers: { minQuantity: number; unitPriceMinor: number }[];
}

/** Returns the list price of the requested quantity, or of the smallest order. */
function pricesOf({ tiers, moq, leadTimeDays }: ListPrices, requested: number | null) {
  const quantity = Math.max(requested ?? moq, 1);
  const tier = tierFor(tiers, quantity) ?? tiers[0];
  return tier ? [{ quantity, unitPriceMinor: tier.unitPriceMinor, leadTimeDays }] : [];
}

const listPriceColumns = {
  id: products.id,
  title: products.title,
  unit: products.unit,
  moq: products.moq,
  leadTimeDays: products.leadTimeDays,
  tiers: products.tiers,
};

async function findProduct(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const [product] = await db
    .select(listPriceColumns)
    .from(products)
    .where(and(eq(products.id, id), isStoreRow(supplierId)));
  return product ?? null;
}

interface RequestSuggestionQuery {
  requestId: string;
  viewer: Extract<Viewer, { side: 'supplier' }>;
}

/** Returns what the store usually charges for each item of a request, with its closest product. */
export async function suggestForRequest(
  db: Database,
  { requestId, viewer: { supplierId } }: RequestSuggestionQuery,
) {
  const { version } = await getReceivedFacts(db, { id: requestId, supplierId });
  const { content } = await getRequestVersion(db, { id: requestId, version });
  const { paymentTerms } = await getSellingTerms(db, supplierId);
  const lines = [];
  for (const line of content.lines) {
    const product = await findClosest(db, { line, supplierId });
    lines.push({
      product: product && { id: product.id, title: product.title, unit: product.unit },
      prices: line.quantities.map((quantity) => {
        const [price] = product ? pricesOf(product, quantity) : [];
        const isListed = price && product && quantity >= product.moq;
        return {
          quantity,
          unitPriceMinor: isListed ? price.unitPriceMinor : null,
          leadTimeDays: product?.leadTimeDays ?? null,
        };
      }),
    });
  }
  return { currency: await findStoreCurrency(db, supplierId), offeredTerms: paymentTerms, lines };
}

/** Returns the requested product if it is the store’s own, otherwise its most popular one in the category. */
async function findClosest(db: Database, { line, supplierId }: { line: RequestLine; supplierId: string }) {
  const own = line.productId ? await findProduct(db, { id: line.productId, supplierId }) : null;
  if (own || !line.categoryId) return own;
  const [product] = await db
    .select(listPriceColumns)
    .from(products)
    .where(and(sql`${products.placements} @> array[${line.categoryId}]`, isStoreRow(supplierId)))
    .orderBy(desc(products.popularity))
    .limit(1);
  return product ?? null;
}
