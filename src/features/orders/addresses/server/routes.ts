import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { addressesContract } from '../contract.ts';
import { addAddress, changeAddress, deleteAddress } from './commands.ts';
import { listAddresses } from './queries.ts';

const os = implementContract(addressesContract);

export const addressesRoutes = os.router({
  listAddresses: os.listAddresses.handler(async ({ context }) =>
    ok({ addresses: await listAddresses(context.db, requireSignedIn(context).accountId) }),
  ),
  addAddress: os.addAddress.handler(async ({ context, input }) =>
    ok({ address: await context.write((ctx) => addAddress(ctx, input)) }),
  ),
  changeAddress: os.changeAddress.handler(async ({ context, input }) =>
    ok({ address: await context.write((ctx) => changeAddress(ctx, input)) }),
  ),
  deleteAddress: os.deleteAddress.handler(async ({ context, input }) => {
    await context.write((ctx) => deleteAddress(ctx, input));
    return ok({});
  }),
});
