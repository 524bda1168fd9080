import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { reportsContract } from '../contract.ts';
import { getBuyerDemographics } from './queries/buyer-demographics.ts';
import { exportReport } from './queries/csv-report.ts';
import { getInquiryAnalytics } from './queries/inquiry-analytics.ts';
import { getProductViews } from './queries/product-views.ts';
import { getReportQuery } from './queries/report-query.ts';
import { getSalesTrends } from './queries/sales-trends.ts';

const os = implementContract(reportsContract);

export const reportsRoutes = os.router({
  store: {
    productViews: os.store.productViews.handler(async ({ context, input }) =>
      ok({
        report: await getProductViews(
          context.db,
          await getReportQuery(context, { report: 'product-views', range: input }),
        ),
      }),
    ),
    salesTrends: os.store.salesTrends.handler(async ({ context, input }) =>
      ok({
        report: await getSalesTrends(
          context.db,
          await getReportQuery(context, { report: 'sales-trends', range: input }),
        ),
      }),
    ),
    inquiryAnalytics: os.store.inquiryAnalytics.handler(async ({ context, input }) =>
      ok({
        report: await getInquiryAnalytics(
          context.db,
          await getReportQuery(context, { report: 'inquiry-analytics', range: input }),
        ),
      }),
    ),
    buyerDemographics: os.store.buyerDemographics.handler(async ({ context, input }) =>
      ok({
        report: await getBuyerDemographics(
          context.db,
          await getReportQuery(context, { report: 'buyer-demographics', range: input }),
        ),
      }),
    ),
    exportReport: os.store.exportReport.handler(async ({ context, input: { report, ...range } }) => {
      const reply = await getReportQuery(context, { report, range });
      const name = `${report}-${reply.span.from}-to-${reply.span.to}.csv`;
      const headers = { 'content-disposition': `attachment; filename="${name}"` };
      const text = await exportReport(context.db, { report, query: reply });
      return { headers, body: new File([text], name, { type: 'text/csv; charset=utf-8' }) };
    }),
  },
});
