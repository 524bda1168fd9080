import { eq, sql } from 'drizzle-orm';
import { getOwnAddress } from '#features/orders/addresses/server/queries.ts';
import type { Side } from '#features/orders/order-record/rules/moves.ts';
import {
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { listOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { formatAmount } from '#lib/amounts.ts';
import { marketDay } from '#lib/calendar.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { type AmendableTerms, amendmentProposed, type ProposeForm } from '../../contract.ts';
import { amendTerms, proposalProblems } from '../../rules/amended-terms.ts';
import { canChange, possibleParts } from '../../rules.ts';
import { currentTerms, hasOpenAmendment } from '../queries/amendments.ts';
import { taxationAt } from '../queries/new-taxation.ts';
import { orderAmendments } from '../tables.ts';

type ProposeInput = ProposeForm & { side: Side };

/** Proposes a change of an order to the other side. Nothing changes until that side accepts it. */
export async function proposeAmendment(ctx: CommandContext, { side, ...form }: ProposeInput): Promise<void> {
  const viewer = await requireSide(ctx, { side, capability: 'orders.write' });
  const order = await lockOrder(ctx, { viewer, id: form.id });
  await lockTradingStore(ctx.db, order.supplierId);
  await checkProposal(ctx, { order, form, side });
  const { before, after } = await changedTerms(ctx, { order, form });
  const id = newId();
  const own = eq(orderAmendments.orderId, order.id);
  const [last] = await ctx.db
    .select({ number: sql<number>`coalesce(max(${orderAmendments.number}), 0)::int` })
    .from(orderAmendments)
    .where(own);
  await ctx.db.insert(orderAmendments).values({
    id,
    orderId: order.id,
    number: (last?.number ?? 0) + 1,
    status: 'open',
    proposedBy: side,
    proposerAccountId: requireSignedIn(ctx).accountId,
    proposedAt: ctx.now,
    reason: form.reason,
    before,
    after,
  });
  await ctx.emit(amendmentProposed, { ...factsOf(order), amendmentId: id });
  await announceOrder(ctx, order);
}

interface CheckInput {
  order: OrderRecord;
  form: ProposeForm;
  side: Side;
}

async function checkProposal(ctx: CommandContext, { order, form, side }: CheckInput): Promise<void> {
  if (!canChange(order))
    throw new AppError('conflict', 'This order can no longer change.', { reason: 'not_amendable' });
  if (await hasOpenAmendment(ctx.db, order.id)) {
    const message = 'There is an open proposal. Decide about it first.';
    throw new AppError('conflict', message, { reason: 'open_proposal' });
  }
  const problems = proposalProblems(form, {
    possible: possibleParts(order),
    lines: await listOrderLines(ctx.db, order.id),
    side,
    today: marketDay(ctx.now),
  });
  const [first, ...others] = problems;
  if (first) throw invalidFields([first, ...others]);
}

/** Returns the terms before and after a proposal, calculated from the stored order. */
async function changedTerms(
  ctx: CommandContext,
  { order, form }: { order: OrderRecord; form: ProposeForm },
): Promise<{ before: AmendableTerms; after: AmendableTerms }> {
  const before = await currentTerms(ctx.db, order);
  const deliveryAddress = form.deliveryAddressId
    ? await getOwnAddress(ctx.db, {
        id: form.deliveryAddressId,
        accountId: requireSignedIn(ctx).accountId,
      })
    : null;
  const decision = amendTerms(before, {
    lines: form.lines.filter((line) => isChanged(before, line)),
    readyBy: form.readyOn ? endOfMarketDay(form.readyOn) : null,
    deliveryAddress,
    taxation: deliveryAddress && (await taxationAt(ctx.db, { order, to: deliveryAddress })),
  });
  if (!decision.ok) throw invalidFields([decision.reason]);
  refuseOverpaid(order, decision.after);
  if (canonicalJson(before) === canonicalJson(decision.after))
    throw invalidFields([{ path: 'lines', message: 'Change at least one value' }]);
  return { before, after: decision.after };
}

function isChanged({ lines }: AmendableTerms, line: ProposeForm['lines'][number]): boolean {
  const old = lines.find(({ lineId }) => lineId === line.lineId);
  return old?.quantity !== line.quantity || old.unitPriceMinor !== line.unitPriceMinor;
}

const endOfMarketDay = (day: string): Date => new Date(`${day}T23:59:59+05:30`);

/** Refuses a total below what was paid: the supplier refunds the difference first, and records it as a reversal. */
export function refuseOverpaid({ paidMinor, currency }: OrderRecord, { totalMinor }: AmendableTerms): void {
  if (paidMinor <= totalMinor) return;
  const message = `${formatAmount(paidMinor, currency)} has been paid, more than the new total of ${formatAmount(totalMinor, currency)}. The supplier has to refund the difference first.`;
  throw new AppError('conflict', message, { reason: 'over_paid' });
}
