import { findStoreOf } from '#features/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { signedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { membershipsContract } from '../contract.ts';
import { payInvoice } from './commands/invoices.ts';
import { setWish } from './commands/wish.ts';
import { choosePlan } from './commands.ts';
import { listInvoices, listOpenInvoices } from './queries/invoices.ts';
import { findWish, getMembership, listPlans } from './queries.ts';

const os = implementContract(membershipsContract);

export const membershipsRoutes = os.router({
  listPlans: os.listPlans.handler(() => ok({ plans: listPlans() })),
  listMemberships: os.listMemberships.handler(() => ok({ plans: listPlans() })),
  getMembership: os.getMembership.handler(async ({ context }) => {
    const store = await findStoreOf(context.db, signedIn(context).accountId);
    return ok({
      membership: await getMembership(context.db, { supplierId: store?.id ?? null, now: context.now }),
    });
  }),
  choosePlan: os.choosePlan.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => choosePlan(ctx, input))),
  ),
  listMyInvoices: os.listMyInvoices.handler(async ({ context }) => {
    const store = await findStoreOf(context.db, signedIn(context).accountId);
    const invoices = store ? await listInvoices(context.db, { supplierId: store.id, now: context.now }) : [];
    return ok({ invoices, payTo: context.kernel.config.billingDetails });
  }),
  getWish: os.getWish.handler(async ({ context }) =>
    ok({ wish: await findWish(context.db, signedIn(context).accountId) }),
  ),
  setWish: os.setWish.handler(async ({ context, input }) =>
    ok({ wish: await context.write((ctx) => setWish(ctx, input)) }),
  ),
  listInvoices: os.listInvoices.handler(async ({ context, input }) =>
    ok(await listOpenInvoices(context.db, { ...input, now: context.now })),
  ),
  payInvoice: os.payInvoice.handler(async ({ context, input }) => {
    await context.write((ctx) => payInvoice(ctx, input));
    return ok({});
  }),
});
