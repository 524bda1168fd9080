import { and, eq, inArray } from 'drizzle-orm';
import { pickOrderFields } from '#features/catalog/products/contract/plain-fields.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { getOwnAddress } from '#features/orders/addresses/server/queries.ts';
import { type GoodsLine, quoteGoods } from '#features/orders/checkout/rules.ts';
import type { SupplierQuote } from '#features/orders/checkout/server/queries.ts';
import { zoneBetween } from '#features/orders/selling-terms/rules/delivery.ts';
import { getSellingTerms } from '#features/orders/selling-terms/server/queries.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { AppError, notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Choice, Offer } from '../../contract/offer.ts';
import type { OrderTotals } from '../../contract/order-totals.ts';
import { choose, priceLine } from '../../rules.ts';
import { quotes, quoteVersions } from '../tables.ts';
import { readableBy } from './quote-rows.ts';

interface OrderQuery {
  supplierId: string;
  currency: string;
  offer: Offer;
  choices: readonly Choice[];
  to: { country: string; state: string };
}

/** Returns what an order of these quantities at a quote costs, with everything that the order freezes. */
export async function orderAtQuote(
  db: Database,
  { supplierId, currency, offer, choices, to }: OrderQuery,
): Promise<Pick<SupplierQuote, 'quote' | 'supplier' | 'packagingTypes' | 'taxName'>> {
  const decision = choose(offer, choices);
  if (!decision.ok) throw new AppError('invalid', decision.reason, { reason: 'not_quoted' });
  const supplier = await getSupplier(db, supplierId);
  const terms = await getSellingTerms(db, supplierId);
  const facts = await productFacts(
    db,
    decision.chosen.map(({ line }) => line.productId),
  );
  const goods = decision.chosen.flatMap((chosen) => {
    const product = facts.get(chosen.line.productId);
    if (!product) throw notFound('Product');
    return linesOf(chosen, product);
  });
  const zone = terms.zones.find((rule) => rule.zone === zoneBetween(supplier, to));
  const { slug, businessName: name, logoFileId, logoSeed, country, state } = supplier;
  const quote = quoteGoods({
    goods,
    supplier: {
      id: supplierId,
      slug,
      name,
      logoUrl: logoFileId && mediaUrl(logoFileId, 320),
      logoSeed,
      country,
      state,
    },
    to,
    terms,
    currency,
    delivery: {
      chargeMinor: decision.chosen.reduce((sum, { price }) => sum + price.freightMinor, 0),
      missingToFreeMinor: null,
      transitDays: zone?.transitDays ?? 0,
    },
    paymentTerm: offer.paymentTerm,
    paymentSplit: offer.paymentSplit,
  });
  return {
    quote:
      offer.incoterm === 'DDP' && quote.taxKind === 'export' ? { ...quote, taxNote: dutyPaidNote } : quote,
    supplier,
    taxName: terms.taxName,
    packagingTypes: new Map([...facts].map(([id, { packagingType }]) => [id, packagingType])),
  };
}

const dutyPaidNote = 'Cross-border sale: no tax is charged, and the supplier pays the import duty (DDP).';

type Facts = Awaited<ReturnType<typeof productFacts>> extends Map<string, infer One> ? One : never;
type ChosenPrice = Extract<ReturnType<typeof choose>, { ok: true }>['chosen'][number];

/** Returns the goods of a line, and its one-off charges. */
function linesOf({ line, price }: ChosenPrice, { unit, frozen }: Facts): GoodsLine[] {
  const shared = { productId: line.productId, variantId: null, isSample: false, frozen };
  const { quantity, unitPriceMinor, leadTimeDays } = price;
  const goods: GoodsLine = {
    ...shared,
    kind: 'made',
    title: line.title,
    unit,
    quantity,
    unitPriceMinor,
    totalMinor: priceLine(line, price)?.goodsMinor ?? 0,
    leadTimeDays,
  };
  const charges = line.charges.map(
    ({ label, amountMinor }): GoodsLine => ({
      ...shared,
      kind: 'charge',
      title: label,
      unit: 'piece',
      quantity: 1,
      unitPriceMinor: amountMinor,
      totalMinor: amountMinor,
      leadTimeDays: 0,
    }),
  );
  return [goods, ...charges];
}

async function productFacts(db: Database, ids: string[]) {
  const rows = await db
    .select({
      id: products.id,
      unit: products.unit,
      ...pickOrderFields(products),
      categoryHsCode: categories.hsCode,
      packagingType: categories.registrationCategory,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids));
  return new Map(
    rows.map(({ id, unit, categoryHsCode, packagingType, ...fields }) => [
      id,
      {
        unit,
        frozen: { ...pickOrderFields(fields), hsCode: fields.hsCode ?? categoryHsCode },
        packagingType: packagingType ?? 'Others',
      },
    ]),
  );
}

async function getSupplier(db: Database, id: string) {
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, id));
  if (!supplier) throw notFound('Store');
  return supplier;
}

/** Returns an order at a quote as its buyer reviews it. */
function describeTotals({ quote }: Pick<SupplierQuote, 'quote'>): OrderTotals {
  const { currency, lines, subtotalMinor, delivery, taxKind, taxes, taxMinor, taxNote, totalMinor } = quote;
  return {
    currency,
    lines: lines.map((line) => ({ title: line.title, amountMinor: line.totalMinor })),
    subtotalMinor,
    freightMinor: delivery.chargeMinor,
    taxKind,
    taxes: taxes.map(({ label, amountMinor }) => ({ label, amountMinor })),
    taxMinor,
    taxNote,
    totalMinor,
    leadTimeDays: quote.leadTimeDays,
    milestones: quote.milestones,
  };
}

interface TotalsQuery {
  id: string;
  version: number;
  choices: readonly Choice[];
  deliveryAddressId: string;
  viewer: Extract<Viewer, { side: 'buyer' }>;
  now: Date;
}

/** Returns what these quantities of a version of a quote cost at an address of its buyer. */
export async function getTotals(
  db: Database,
  { id, version, choices, deliveryAddressId, viewer, now }: TotalsQuery,
): Promise<OrderTotals> {
  const [row] = await db
    .select({ supplierId: quotes.supplierId, currency: quotes.currency, offer: quoteVersions.offer })
    .from(quotes)
    .innerJoin(quoteVersions, eq(quoteVersions.quoteId, quotes.id))
    .leftJoin(requests, eq(requests.id, quotes.requestId))
    .where(and(eq(quotes.id, id), readableBy(viewer, now), eq(quoteVersions.version, version)));
  if (!row) throw notFound('Quote');
  const to = await getOwnAddress(db, { id: deliveryAddressId, accountId: viewer.accountId });
  return describeTotals(await orderAtQuote(db, { ...row, choices, to }));
}
