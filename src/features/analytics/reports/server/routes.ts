import { planIds } from '#features/stores/memberships/rules/plan-ids.ts';
import { planOf } from '#features/stores/memberships/rules.ts';
import { getMembership } from '#features/stores/memberships/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { type ReportName, reportsContract } from '../contract.ts';
import { type RangeInput, requiredPlan, resolveSpan } from '../rules.ts';
import { getBuyerDemographics } from './queries/buyer-demographics.ts';
import { exportReport } from './queries/csv-report.ts';
import { getInquiryAnalytics } from './queries/inquiry-analytics.ts';
import { getProductViews } from './queries/product-views.ts';
import type { ReportQuery } from './queries/report-sums.ts';
import { getSalesTrends } from './queries/sales-trends.ts';

const os = implementContract(reportsContract);

/** Returns the caller's store if its plan includes the report. */
async function ownStore(context: RequestContext, report: ReportName): Promise<{ id: string }> {
  const store = await requireStore(context, 'insights.read');
  const { planId } = await getMembership(context.db, { supplierId: store.id, now: context.now });
  const needed = requiredPlan[report];
  if (planIds.indexOf(planId) < planIds.indexOf(needed)) {
    throw new AppError('forbidden', `This report is included in ${planOf(needed).title}.`, {
      reason: 'plan',
    });
  }
  return store;
}

async function reportQuery(
  context: RequestContext,
  { report, range }: { report: ReportName; range: RangeInput },
): Promise<ReportQuery> {
  const { id: supplierId } = await ownStore(context, report);
  const span = resolveSpan(range, context.now);
  if (typeof span === 'string') throw new AppError('invalid', span, { reason: 'range' });
  return { supplierId, span, now: context.now };
}

export const reportsRoutes = os.router({
  store: {
    productViews: os.store.productViews.handler(async ({ context, input }) =>
      ok({
        report: await getProductViews(
          context.db,
          await reportQuery(context, { report: 'product-views', range: input }),
        ),
      }),
    ),
    salesTrends: os.store.salesTrends.handler(async ({ context, input }) =>
      ok({
        report: await getSalesTrends(
          context.db,
          await reportQuery(context, { report: 'sales-trends', range: input }),
        ),
      }),
    ),
    inquiryAnalytics: os.store.inquiryAnalytics.handler(async ({ context, input }) =>
      ok({
        report: await getInquiryAnalytics(
          context.db,
          await reportQuery(context, { report: 'inquiry-analytics', range: input }),
        ),
      }),
    ),
    buyerDemographics: os.store.buyerDemographics.handler(async ({ context, input }) =>
      ok({
        report: await getBuyerDemographics(
          context.db,
          await reportQuery(context, { report: 'buyer-demographics', range: input }),
        ),
      }),
    ),
    exportReport: os.store.exportReport.handler(async ({ context, input: { report, ...range } }) => {
      const reply = await reportQuery(context, { report, range });
      const name = `${report}-${reply.span.from}-to-${reply.span.to}.csv`;
      const headers = { 'content-disposition': `attachment; filename="${name}"` };
      const text = await exportReport(context.db, { report, query: reply });
      return { headers, body: new File([text], name, { type: 'text/csv; charset=utf-8' }) };
    }),
  },
});
