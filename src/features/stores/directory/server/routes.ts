import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { directoryContract } from '../contract.ts';
import { browse } from './queries/browse.ts';

const os = implementContract(directoryContract);

export const directoryRoutes = os.router({
  browse: os.browse.handler(async ({ context, input }) =>
    ok(await browse(context.db, { ...input, now: context.now })),
  ),
});
