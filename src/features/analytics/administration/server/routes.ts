import { ok } from '#lib/endpoint.ts';
import { requireRole } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { administrationContract } from '../contract.ts';
import { getAdminOverview } from './queries/overview.ts';
import { searchMarketplace } from './queries/search-marketplace.ts';
import { findTrends } from './queries/trends.ts';

const os = implementContract(administrationContract);

export const administrationRoutes = os.router({
  overview: os.overview.handler(async ({ context }) => {
    requireRole(context, 'admin');
    return ok({ overview: await getAdminOverview(context.db, context.now) });
  }),
  trends: os.trends.handler(async ({ context }) => {
    requireRole(context, 'admin');
    return ok({ trends: await findTrends(context.db) });
  }),
  search: os.search.handler(async ({ context, input }) => {
    requireRole(context, 'admin');
    return ok({ results: await searchMarketplace(context.db, input.q) });
  }),
});
