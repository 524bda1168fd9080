import { listStorePeople, requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { notFound } from '#lib/errors.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { quoteDraftsContract } from '../contract.ts';
import { removeDraft, requestApproval, returnDraft, saveDraft, setApprovalRule } from './commands.ts';
import { findDraft, listDrafts, needsApproval } from './queries.ts';

const os = implementContract(quoteDraftsContract);

const reader = async (context: RequestContext) => ({
  supplierId: (await requireStore(context, 'inquiries.write')).id,
  accountId: requireSignedIn(context).accountId,
});

/** Returns the draft as it is after a change. */
async function changed(context: RequestContext, target: string) {
  const draft = await findDraft(context.db, { ...(await reader(context)), target });
  if (!draft) throw notFound('Draft');
  return ok({ draft });
}

export const quoteDraftsRoutes = os.router({
  list: os.list.handler(async ({ context }) =>
    ok({ drafts: await listDrafts(context.db, await reader(context)) }),
  ),
  find: os.find.handler(async ({ context, input: { target } }) => {
    const person = await reader(context);
    return ok({
      draft: await findDraft(context.db, { ...person, target }),
      needsApproval: await needsApproval(context.db, person.supplierId),
    });
  }),
  save: os.save.handler(async ({ context, input }) => {
    await context.write((ctx) => saveDraft(ctx, input));
    return changed(context, input.target);
  }),
  requestApproval: os.requestApproval.handler(async ({ context, input }) => {
    await context.write((ctx) => requestApproval(ctx, input));
    return changed(context, input.target);
  }),
  return: os.return.handler(async ({ context, input }) => {
    await context.write((ctx) => returnDraft(ctx, input));
    return ok({});
  }),
  remove: os.remove.handler(async ({ context, input }) => {
    await context.write((ctx) => removeDraft(ctx, input));
    return ok({});
  }),
  getRule: os.getRule.handler(async ({ context }) => {
    const { supplierId } = await reader(context);
    const people = await listStorePeople(context.db, { supplierId, capability: 'inquiries.write' });
    return ok({ isRequired: await needsApproval(context.db, supplierId), approverCount: people.length });
  }),
  setRule: os.setRule.handler(async ({ context, input }) => {
    await context.write((ctx) => setApprovalRule(ctx, input));
    return ok({});
  }),
});
