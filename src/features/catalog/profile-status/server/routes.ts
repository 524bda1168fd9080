import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { profileStatusContract } from '../contract.ts';
import { getDraftProfile, getProfileStatus } from './queries.ts';

const os = implementContract(profileStatusContract);

const statusOf = async ({ db, now, kernel }: RequestContext, supplierId: string) =>
  ok({
    sections: await getProfileStatus(db, { supplierId, now, serverSecret: kernel.config.sessionSecret }),
    isDraft: false,
  });

export const profileStatusRoutes = os.router({
  getProfileStatus: os.getProfileStatus.handler(async ({ context }) => {
    const { accountId } = requireSignedIn(context);
    const store = await findStoreOf(context.db, accountId);
    if (store && store.status !== 'draft') return statusOf(context, store.id);
    return ok({ sections: await getDraftProfile(context.db, accountId), isDraft: true });
  }),
});
