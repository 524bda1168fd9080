import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { paymentReportsContract } from '../contract.ts';
import { confirmReport, rejectReport, reportPayment, withdrawReport } from './commands.ts';
import { listReports } from './queries.ts';

const os = implementContract(paymentReportsContract);

interface ReportsRequest {
  context: RequestContext;
  side: Side;
  /** The order. */
  id: string;
}

async function respond({ context, side, id }: ReportsRequest) {
  const viewer = await requireSide(context, { side, capability: 'orders.read' });
  return ok({ reports: await listReports(context.db, { viewer, id }) });
}

async function change(request: ReportsRequest, command: (ctx: CommandContext) => Promise<void>) {
  await request.context.write(command);
  return respond(request);
}

export const paymentReportsRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(({ context, input: { id } }) => respond({ context, id, side: 'buyer' })),
    report: os.buyer.report.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'buyer' }, (ctx) => reportPayment(ctx, input)),
    ),
    withdraw: os.buyer.withdraw.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'buyer' }, (ctx) => withdrawReport(ctx, input)),
    ),
  },
  store: {
    list: os.store.list.handler(({ context, input: { id } }) => respond({ context, id, side: 'supplier' })),
    confirm: os.store.confirm.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) => confirmReport(ctx, input)),
    ),
    reject: os.store.reject.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) => rejectReport(ctx, input)),
    ),
  },
});
