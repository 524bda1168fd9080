import { requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { quoteSuggestionsContract } from '../contract.ts';
import { suggestForRequest, suggestQuote } from './queries.ts';

const os = implementContract(quoteSuggestionsContract);

export const quoteSuggestionsRoutes = os.router({
  forInquiry: os.forInquiry.handler(async ({ context, input: { id: inquiryId } }) =>
    ok(await suggestQuote(context.db, { inquiryId, viewer: await requireSupplier(context) })),
  ),
  forRequest: os.forRequest.handler(async ({ context, input: { id: requestId } }) =>
    ok(await suggestForRequest(context.db, { requestId, viewer: await requireSupplier(context) })),
  ),
});
