import { provePassword } from '#features/accounts/server/commands/prove-password.ts';
import { getSampleStore, requireStore } from '#features/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { bankDetailsContract } from '../contract.ts';
import { saveBankDetails } from './commands.ts';
import { getBankDetails } from './queries.ts';

const os = implementContract(bankDetailsContract);

const detailsOf = async ({ db, kernel }: RequestContext, supplierId: string) =>
  ok({ details: await getBankDetails(db, { supplierId, serverSecret: kernel.config.sessionSecret }) });

export const bankDetailsRoutes = os.router({
  getBankDetails: os.getBankDetails.handler(async ({ context }) =>
    detailsOf(context, (await requireStore(context, 'bank.read')).id),
  ),
  getSampleBankDetails: os.getSampleBankDetails.handler(async ({ context }) =>
    detailsOf(context, (await getSampleStore(context.db)).id),
  ),
  saveBankDetails: os.saveBankDetails.handler(async ({ context, input: { password, remove, ...form } }) => {
    await provePassword(context, { password, field: 'password' });
    const serverSecret = context.kernel.config.sessionSecret;
    await context.write((ctx) => saveBankDetails(ctx, { form, remove, serverSecret }));
    return detailsOf(context, (await requireStore(context, 'bank.read')).id);
  }),
});
