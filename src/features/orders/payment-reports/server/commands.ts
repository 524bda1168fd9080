import { and, eq } from 'drizzle-orm';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import {
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import {
  requireBuyer,
  requireSeller,
  type Viewer,
} from '#features/orders/order-record/server/queries/viewer.ts';
import { addPayment } from '#features/orders/payments/server/commands.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import {
  type ConfirmForm,
  paymentReported,
  type ReportAction,
  type ReportForm,
  reportRejected,
} from '../contract.ts';
import { decideReport, decideReportAction, stateAfter } from '../rules.ts';
import { sumWaiting } from './queries.ts';
import { paymentReportFiles, paymentReports } from './tables.ts';

/** The time zone of Kiritimati, in hours before UTC. */
const easternmostHours = 14;

type Report = typeof paymentReports.$inferSelect;

/** Reports a payment of the buyer to the supplier, with its remittance slips. */
export async function reportPayment(
  ctx: CommandContext,
  { id, fileIds, ...form }: ReportForm,
): Promise<void> {
  const order = await lockOrder(ctx, { viewer: requireBuyer(ctx), id });
  refuseFuture(ctx, { day: form.paidOn, path: 'paidOn' });
  const { status, currency, totalMinor, paidMinor, supplierId } = order;
  const waitingMinor = await sumWaiting(ctx.db, id);
  const outstandingMinor = totalMinor - paidMinor;
  requireAllowed(
    decideReport({ status, currency, outstandingMinor, waitingMinor, amountMinor: form.amountMinor }),
  );
  const reportId = newId();
  await ctx.db.insert(paymentReports).values({
    ...form,
    id: reportId,
    orderId: id,
    supplierId,
    state: 'waiting',
    reportedBy: requireSignedIn(ctx).accountId,
    reportedAt: ctx.now,
  });
  await addFiles(ctx, { reportId, supplierId, fileIds });
  await ctx.emit(paymentReported, { ...factsOf(order), reportId });
  await announceOrder(ctx, order);
}

/** Attaches remittance slips for everyone in the store who works on orders. */
async function addFiles(
  ctx: CommandContext,
  { reportId, supplierId, fileIds }: { reportId: string; supplierId: string; fileIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const people = await listStorePeople(ctx.db, { supplierId, capability: 'orders.money' });
  const readers = people.map(({ id }) => id);
  for (const id of ids) await attachFile(ctx, { id, purpose: 'order-attachment', readers });
  const added = await ctx.db
    .insert(paymentReportFiles)
    .values(ids.map((fileId, position) => ({ fileId, reportId, position })))
    .onConflictDoNothing()
    .returning({ fileId: paymentReportFiles.fileId });
  if (added.length === ids.length) return;
  throw new AppError('conflict', 'One of these files was already sent. Upload it again.', {
    reason: 'file_in_use',
  });
}

interface ReportOfOrder {
  /** The order. */
  id: string;
  reportId: string;
}

/** Withdraws a report of the buyer that still waits. */
export async function withdrawReport(ctx: CommandContext, form: ReportOfOrder): Promise<void> {
  const locked = await lockReport(ctx, { ...form, viewer: requireBuyer(ctx), action: 'withdraw' });
  await decide(ctx, { ...locked, action: 'withdraw', note: '' });
}

/** Records a reported payment as received, perhaps with another amount than the buyer stated. */
export async function confirmReport(ctx: CommandContext, form: ConfirmForm): Promise<void> {
  const { amountMinor, receivedOn, note } = form;
  const viewer = await requireSeller(ctx, 'orders.settle');
  const locked = await lockReport(ctx, { ...form, viewer, action: 'confirm' });
  refuseFuture(ctx, { day: receivedOn, path: 'receivedOn' });
  const { order, report } = locked;
  if (amountMinor !== report.amountMinor && !note)
    throw invalidFields([{ path: 'note', message: 'Say why the amount differs' }]);
  const { method, reference } = report;
  const payment = { amountMinor, method, reference, note: note || null, receivedOn };
  const paymentId = await addPayment(ctx, { order, payment });
  await decide(ctx, { ...locked, action: 'confirm', note, paymentId });
}

/** Rejects a reported payment that did not arrive. */
export async function rejectReport(
  ctx: CommandContext,
  { reason, ...form }: ReportOfOrder & { reason: string },
): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.settle');
  const locked = await lockReport(ctx, { ...form, viewer, action: 'reject' });
  await decide(ctx, { ...locked, action: 'reject', note: reason });
  await ctx.emit(reportRejected, { ...factsOf(locked.order), reportId: form.reportId });
}

interface LockInput extends ReportOfOrder {
  viewer: Viewer;
  action: ReportAction;
}

/** Locks the order, so that of two decisions about a report at the same time the second one sees the first. */
async function lockReport(ctx: CommandContext, { viewer, id, reportId, action }: LockInput) {
  const order = await lockOrder(ctx, { viewer, id });
  const [report] = await ctx.db
    .select()
    .from(paymentReports)
    .where(and(eq(paymentReports.id, reportId), eq(paymentReports.orderId, id)));
  if (!report) throw notFound('Payment');
  const { state } = report;
  requireAllowed(decideReportAction({ state, status: order.status }, { action, side: viewer.side }));
  return { order, report };
}

interface ReportDecision {
  order: OrderRecord;
  report: Report;
  action: ReportAction;
  note: string;
  paymentId?: string;
}

async function decide(
  ctx: CommandContext,
  { order, report, action, note, paymentId }: ReportDecision,
): Promise<void> {
  await ctx.db
    .update(paymentReports)
    .set({
      state: stateAfter[action],
      decidedBy: requireSignedIn(ctx).accountId,
      decidedAt: ctx.now,
      decisionNote: note || null,
      paymentId: paymentId ?? null,
    })
    .where(and(eq(paymentReports.id, report.id), eq(paymentReports.state, 'waiting')));
  await announceOrder(ctx, order);
}

function refuseFuture(ctx: CommandContext, { day, path }: { day: string; path: string }): void {
  // A day that has begun somewhere: the buyer may live east of the marketplace.
  const latest = new Date(ctx.now.getTime() + easternmostHours * 3_600_000).toISOString().slice(0, 10);
  if (day > latest) throw invalidFields([{ path, message: 'Enter a date that is not in the future' }]);
}

function requireAllowed(decision: ReturnType<typeof decideReport>): void {
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
}
