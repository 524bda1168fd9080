import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { findStoreOf, requireStore } from '#features/stores/suppliers/server/queries.ts';
import { marketDay } from '#lib/calendar.ts';
import { ok } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { insightsContract } from '../contract.ts';
import { bufferVisit } from './commands/visit-buffer.ts';
import { countAttention } from './queries/attention.ts';
import { renderSalesReport } from './queries/draw-sales-report.ts';
import { countryOfZone } from './queries/visitor-country.ts';
import {
  findTrending,
  getFigures,
  listProductTrends,
  listSales,
  listShares,
  listTopSelling,
} from './queries.ts';

const os = implementContract(insightsContract);

interface Store {
  id: string;
  businessName: string | null;
  /** The currency in which it sells. */
  currency: string;
}

async function ownStore(context: RequestContext): Promise<Store> {
  if (!(await findStoreOf(context.db, requireSignedIn(context).accountId)))
    throw new AppError('not_found', 'Please finish your registration first.', { reason: 'no_store' });
  const { id, businessName } = await requireStore(context, 'insights.read');
  return { id, businessName, currency: await findStoreCurrency(context.db, id) };
}

async function storeQuery(context: RequestContext) {
  const { id: supplierId, currency } = await ownStore(context);
  return { supplierId, currency, now: context.now };
}

const storeRoutes = os.store.router({
  overview: os.store.overview.handler(async ({ context }) => {
    const { id: supplierId, businessName, currency } = await ownStore(context);
    const { db, now } = context;
    const [figures, trending, attention] = await Promise.all([
      getFigures(db, { supplierId, now }),
      findTrending(db, { supplierId, now }),
      countAttention(db, { supplierId, now }),
    ]);
    const storeName = businessName ?? '';
    return ok({ overview: { storeName, asOf: now, currency, attention, figures, trending } });
  }),
  salesReport: os.store.salesReport.handler(async ({ context, input }) => {
    const { currency, ...query } = await storeQuery(context);
    return ok({ currency, points: await listSales(context.db, { ...query, ...input }) });
  }),
  salesReportFile: os.store.salesReportFile.handler(async ({ context, input }) => {
    const { db, now } = context;
    const { id: supplierId, businessName, currency } = await ownStore(context);
    const query = { supplierId, currency, now, ...input };
    const bytes = await renderSalesReport(db, { ...query, storeName: businessName ?? '' });
    const name = `sales-report-${input.period}-${marketDay(now)}.pdf`;
    context.setHeader('content-security-policy', fileContentPolicy);
    const headers = { 'content-disposition': `attachment; filename="${name}"` };
    return { headers, body: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }) };
  }),
  salesByCategory: os.store.salesByCategory.handler(async ({ context, input }) => {
    const { currency, ...query } = await storeQuery(context);
    return ok({ currency, shares: await listShares(context.db, { ...query, ...input }) });
  }),
  productTrends: os.store.productTrends.handler(async ({ context, input }) =>
    ok({
      trends: await listProductTrends(context.db, {
        ...(await storeQuery(context)),
        productIds: input.products,
      }),
    }),
  ),
  topSelling: os.store.topSelling.handler(async ({ context, input }) => {
    const { currency, ...query } = await storeQuery(context);
    return ok({ currency, products: await listTopSelling(context.db, { ...query, ...input }) });
  }),
});

export const insightsRoutes = os.router({
  recordVisit: os.recordVisit.handler(({ context, input }) => {
    const { kernel, ip: address, device, actor, isAutomatic } = context;
    const { page, id: pageId, zone } = input;
    const accountId = actor?.accountId ?? null;
    if (!isAutomatic)
      bufferVisit(kernel, { page, pageId, ip: address, device, accountId, country: countryOfZone(zone) });
    return ok({});
  }),
  store: storeRoutes,
});
