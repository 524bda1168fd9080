import { ok } from '#lib/endpoint.ts';
import { requireRole } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { administrationContract } from '../contract.ts';
import { getAdminOverview } from './queries.ts';

const os = implementContract(administrationContract);

export const administrationRoutes = os.router({
  overview: os.overview.handler(async ({ context }) => {
    requireRole(context, 'admin');
    return ok({ overview: await getAdminOverview(context.db, context.now) });
  }),
});
