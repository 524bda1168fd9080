import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { bankDetailsContract } from '../contract.ts';
import { decideAccount, revokeAccount, saveBankDetails } from './commands.ts';
import { countSubmittedAccounts, getStoreAccount, listSubmittedAccounts } from './queries/bank-accounts.ts';
import { getBankDetails } from './queries.ts';

const os = implementContract(bankDetailsContract);

const detailsOf = async ({ db, kernel }: RequestContext, supplierId: string) =>
  ok({ details: await getBankDetails(db, { supplierId, serverSecret: kernel.config.sessionSecret }) });

export const bankDetailsRoutes = os.router({
  getBankDetails: os.getBankDetails.handler(async ({ context }) =>
    detailsOf(context, (await requireStore(context, 'bank.read')).id),
  ),
  saveBankDetails: os.saveBankDetails.handler(async ({ context, input }) =>
    detailsOf(context, await saveBankDetails(context, input)),
  ),
  listSubmittedAccounts: os.listSubmittedAccounts.handler(async ({ context, input }) => {
    const { accountId } = requireSignedIn(context);
    const serverSecret = context.kernel.config.sessionSecret;
    return ok(await listSubmittedAccounts(context.db, { ...input, accountId, serverSecret }));
  }),
  countSubmittedAccounts: os.countSubmittedAccounts.handler(async ({ context }) =>
    ok({ count: await countSubmittedAccounts(context.db) }),
  ),
  decideAccount: os.decideAccount.handler(async ({ context, input }) => {
    await context.write((ctx) => decideAccount(ctx, input));
    return ok({});
  }),
  getStoreAccount: os.getStoreAccount.handler(async ({ context, input: { supplierId } }) => {
    const { accountId } = requireSignedIn(context);
    return ok({ account: await getStoreAccount(context.db, { supplierId, accountId }) });
  }),
  revokeAccount: os.revokeAccount.handler(async ({ context, input }) => {
    await context.write((ctx) => revokeAccount(ctx, input));
    return ok({});
  }),
});
