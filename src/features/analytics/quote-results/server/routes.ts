import type { RangeInput } from '#features/analytics/reports/rules.ts';
import { getReportQuery } from '#features/analytics/reports/server/queries/report-query.ts';
import { requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { quoteResultsContract } from '../contract.ts';
import { writeCsvFile } from './queries/csv-file.ts';
import { getQuoteResults } from './queries/quote-results.ts';
import { listLostQuotes } from './queries/quote-rows.ts';

const os = implementContract(quoteResultsContract);

const queryOf = (context: RequestContext, range: RangeInput) =>
  getReportQuery(context, { report: 'quote-results', range });

/** Returns the query for quotes by name, which only people who may read inquiries see. */
async function quotesQuery(context: RequestContext, range: RangeInput) {
  await requireSupplier(context);
  return queryOf(context, range);
}

export const quoteResultsRoutes = os.router({
  store: {
    get: os.store.get.handler(async ({ context, input }) =>
      ok({ report: await getQuoteResults(context.db, await queryOf(context, input)) }),
    ),
    listLost: os.store.listLost.handler(async ({ context, input: { reason, cursor, limit, ...range } }) => {
      const query = await quotesQuery(context, range);
      return ok(await listLostQuotes(context.db, { ...query, reason, cursor, limit }));
    }),
    exportFile: os.store.exportFile.handler(async ({ context, input }) => {
      const query = await quotesQuery(context, input);
      const name = `quote-results-${query.span.from}-to-${query.span.to}.csv`;
      const headers = { 'content-disposition': `attachment; filename="${name}"` };
      const text = await writeCsvFile(context.db, query);
      return { headers, body: new File([text], name, { type: 'text/csv; charset=utf-8' }) };
    }),
  },
});
