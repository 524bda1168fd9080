import { getSampleStore, requireStore } from '#features/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { profileStatusContract } from '../contract.ts';
import { getProfileStatus } from './queries.ts';

const os = implementContract(profileStatusContract);

const statusOf = async ({ db, now, kernel }: RequestContext, supplierId: string) =>
  ok({
    sections: await getProfileStatus(db, { supplierId, now, serverSecret: kernel.config.sessionSecret }),
  });

export const profileStatusRoutes = os.router({
  getProfileStatus: os.getProfileStatus.handler(async ({ context }) =>
    statusOf(context, (await requireStore(context)).id),
  ),
  getSampleProfileStatus: os.getSampleProfileStatus.handler(async ({ context }) =>
    statusOf(context, (await getSampleStore(context.db)).id),
  ),
});
