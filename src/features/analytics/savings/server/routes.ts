import type { RangeInput } from '#features/analytics/reports/rules.ts';
import { getSpan } from '#features/analytics/reports/server/queries/report-query.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { savingsContract } from '../contract.ts';
import { writeCsvFile } from './queries/csv-file.ts';
import { getSavings } from './queries/savings.ts';

const os = implementContract(savingsContract);

const queryOf = (context: RequestContext, { currency, ...range }: RangeInput & { currency: string }) => ({
  accountId: requireSignedIn(context).accountId,
  span: getSpan(range, context.now),
  now: context.now,
  currency,
});

export const savingsRoutes = os.router({
  get: os.get.handler(async ({ context, input }) =>
    ok({ report: await getSavings(context.db, queryOf(context, input)) }),
  ),
  exportFile: os.exportFile.handler(async ({ context, input }) => {
    const query = queryOf(context, input);
    const name = `savings-${query.span.from}-to-${query.span.to}.csv`;
    const headers = { 'content-disposition': `attachment; filename="${name}"` };
    const text = await writeCsvFile(context.db, query);
    return { headers, body: new File([text], name, { type: 'text/csv; charset=utf-8' }) };
  }),
});
