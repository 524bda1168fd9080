import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { requestsContract } from '../contract.ts';
import {
  answerQuestion,
  cancelRequest,
  declineRequest,
  markRequestSeen,
  sendQuestion,
} from './commands/answer-request.ts';
import { cloneRequest, createDraft, deleteDraft, saveDraft } from './commands/draft-request.ts';
import { inviteSupplier } from './commands/invite-suppliers.ts';
import { extendDeadline, publishRequest, reviseRequest } from './commands/publish-request.ts';
import { getReceivedRequest, listReceivedRequests } from './queries/received-requests.ts';
import { getDraft, getOwnRequest, listOwnRequests } from './queries/requests.ts';

const os = implementContract(requestsContract);

const caller = (context: RequestContext) => ({
  accountId: requireSignedIn(context).accountId,
  now: context.now,
});

const ownStore = async (context: RequestContext) => ({
  supplierId: (await requireStore(context, 'inquiries.read')).id,
  now: context.now,
});

/** Returns the request as it is after a change. */
const changed = async (context: RequestContext, id: string) =>
  ok({ request: await getOwnRequest(context.db, { id, ...caller(context) }) });

export const requestsRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(async ({ context, input }) =>
      ok(await listOwnRequests(context.db, { ...input, ...caller(context) })),
    ),
    get: os.buyer.get.handler(async ({ context, input: { id } }) => changed(context, id)),
    createDraft: os.buyer.createDraft.handler(async ({ context, input }) =>
      ok({ request: await context.write((ctx) => createDraft(ctx, input)) }),
    ),
    getDraft: os.buyer.getDraft.handler(async ({ context, input: { id } }) =>
      ok({ draft: await getDraft(context.db, { id, ...caller(context) }) }),
    ),
    saveDraft: os.buyer.saveDraft.handler(async ({ context, input }) =>
      ok({ draft: await context.write((ctx) => saveDraft(ctx, input)) }),
    ),
    remove: os.buyer.remove.handler(async ({ context, input }) => {
      await context.write((ctx) => deleteDraft(ctx, input));
      return ok({});
    }),
    publish: os.buyer.publish.handler(async ({ context, input }) => {
      await context.write((ctx) => publishRequest(ctx, input));
      return changed(context, input.id);
    }),
    revise: os.buyer.revise.handler(async ({ context, input }) => {
      await context.write((ctx) => reviseRequest(ctx, input));
      return changed(context, input.id);
    }),
    extend: os.buyer.extend.handler(async ({ context, input }) => {
      await context.write((ctx) => extendDeadline(ctx, input));
      return changed(context, input.id);
    }),
    invite: os.buyer.invite.handler(async ({ context, input }) => {
      await context.write((ctx) => inviteSupplier(ctx, input));
      return changed(context, input.id);
    }),
    answer: os.buyer.answer.handler(async ({ context, input }) => {
      await context.write((ctx) => answerQuestion(ctx, input));
      return changed(context, input.id);
    }),
    cancel: os.buyer.cancel.handler(async ({ context, input }) => {
      await context.write((ctx) => cancelRequest(ctx, input));
      return changed(context, input.id);
    }),
    clone: os.buyer.clone.handler(async ({ context, input }) =>
      ok({ request: await context.write((ctx) => cloneRequest(ctx, input)) }),
    ),
  },
  store: {
    list: os.store.list.handler(async ({ context, input }) =>
      ok(await listReceivedRequests(context.db, { ...input, ...(await ownStore(context)) })),
    ),
    get: os.store.get.handler(async ({ context, input: { id } }) =>
      ok({ request: await getReceivedRequest(context.db, { id, ...(await ownStore(context)) }) }),
    ),
    markSeen: os.store.markSeen.handler(async ({ context, input }) => {
      await context.write((ctx) => markRequestSeen(ctx, input));
      return ok({});
    }),
    decline: os.store.decline.handler(async ({ context, input }) => {
      await context.write((ctx) => declineRequest(ctx, input));
      return ok({});
    }),
    ask: os.store.ask.handler(async ({ context, input }) => {
      await context.write((ctx) => sendQuestion(ctx, input));
      return ok({});
    }),
  },
});
