import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { companyContract } from '../contract.ts';
import { saveCompany } from './commands.ts';
import { getCompany } from './queries.ts';

const os = implementContract(companyContract);

const companyResponse = async ({ db, now }: RequestContext, supplierId: string) =>
  ok({ company: await getCompany(db, { supplierId, now }) });

export const companyRoutes = os.router({
  getCompany: os.getCompany.handler(async ({ context }) =>
    companyResponse(context, (await requireStore(context)).id),
  ),
  saveCompany: os.saveCompany.handler(async ({ context, input }) => {
    const { supplierId } = await context.write((ctx) => saveCompany(ctx, input));
    return companyResponse(context, supplierId);
  }),
});
