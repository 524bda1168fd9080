import { contentDisposition } from '#features/files/files/rules.ts';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { findStoreOf, requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { membershipsContract } from '../contract.ts';
import { payInvoice, writeOffInvoice } from './commands/invoices.ts';
import { saveRequestedPlan } from './commands/requested-plan.ts';
import { choosePlan } from './commands.ts';
import { listInvoices, listOpenInvoices } from './queries/invoices.ts';
import { renderInvoice } from './queries/render-invoice.ts';
import { findRequestedPlan, getMembership, listPlans } from './queries.ts';

const os = implementContract(membershipsContract);

async function pdfResponse(context: RequestContext, query: { id: string; supplierId: string | null }) {
  const body = await renderInvoice(context.db, { ...query, config: context.kernel.config });
  context.setHeader('content-security-policy', fileContentPolicy);
  return { headers: { 'content-disposition': contentDisposition(body.name) }, body };
}

export const membershipsRoutes = os.router({
  listPlans: os.listPlans.handler(() => ok({ plans: listPlans() })),
  listMemberships: os.listMemberships.handler(() => ok({ plans: listPlans() })),
  getMembership: os.getMembership.handler(async ({ context }) => {
    const store = await findStoreOf(context.db, requireSignedIn(context).accountId);
    return ok({
      membership: await getMembership(context.db, { supplierId: store?.id ?? null, now: context.now }),
    });
  }),
  choosePlan: os.choosePlan.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => choosePlan(ctx, input))),
  ),
  listMyInvoices: os.listMyInvoices.handler(async ({ context }) => {
    const store = await findStoreOf(context.db, requireSignedIn(context).accountId);
    const mayPay = store !== null && roleAllows(store.role, 'plan.write');
    // Only the owner may see what the store pays.
    const invoices = mayPay ? await listInvoices(context.db, { supplierId: store.id, now: context.now }) : [];
    return ok({ invoices, payTo: context.kernel.config.billingDetails });
  }),
  getWish: os.getWish.handler(async ({ context }) =>
    ok({ wish: await findRequestedPlan(context.db, requireSignedIn(context).accountId) }),
  ),
  setWish: os.setWish.handler(async ({ context, input }) =>
    ok({ wish: await context.write((ctx) => saveRequestedPlan(ctx, input)) }),
  ),
  listInvoices: os.listInvoices.handler(async ({ context, input }) =>
    ok(await listOpenInvoices(context.db, { ...input, now: context.now })),
  ),
  myInvoiceFile: os.myInvoiceFile.handler(async ({ context, input: { id } }) => {
    const { id: supplierId } = await requireStore(context, 'plan.write');
    return pdfResponse(context, { id, supplierId });
  }),
  invoiceFile: os.invoiceFile.handler(({ context, input: { id } }) =>
    pdfResponse(context, { id, supplierId: null }),
  ),
  writeOffInvoice: os.writeOffInvoice.handler(async ({ context, input }) => {
    await context.write((ctx) => writeOffInvoice(ctx, input));
    return ok({});
  }),
  payInvoice: os.payInvoice.handler(async ({ context, input }) => {
    await context.write((ctx) => payInvoice(ctx, input));
    return ok({});
  }),
});
