import { and, eq } from 'drizzle-orm';
import {
  announceOrder,
  lockOrder,
  type OrderRecord,
  setProofWait,
} from '#features/orders/order-record/server/commands/order-state.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError, notFound } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { ProofAction, ProofKind, ProofState } from '../../contract.ts';
import { decideStep, waitOf } from '../../rules.ts';
import { listLineSteps } from '../queries/proofs.ts';
import { orderProofs } from '../tables.ts';

interface StepInput {
  viewer: Viewer;
  id: string;
  lineId: string;
  seenVersion: number;
  action: ProofAction;
}

export interface LockedLine {
  order: OrderRecord;
  lineId: string;
  state: ProofState;
  kind: ProofKind | null;
  version: number;
}

/**
 * Locks an order of the viewer and returns the current step of one of its lines, if the action is possible now. Both
 * sides lock the same row, so of two actions at the same time the second one sees the outcome of the first.
 */
export async function lockLine(
  ctx: CommandContext,
  { viewer, id, lineId, seenVersion, action }: StepInput,
): Promise<LockedLine> {
  const order = await lockOrder(ctx, { viewer, id });
  const line = (await listLineSteps(ctx.db, id)).find((one) => one.lineId === lineId);
  if (!line) throw notFound('Item');
  const step = { state: line.state ?? 'needed', kind: line.kind, version: line.version ?? 0 } as const;
  const decision = decideStep(
    { ...step, orderStatus: order.status },
    { action, side: viewer.side, seenVersion },
  );
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  return { order, lineId, ...step };
}

interface NextStep {
  state: ProofState;
  kind: ProofKind;
  version: number;
}

/** Stores the next step of a line, unless it has changed since it was read. */
export async function saveStep(
  ctx: CommandContext,
  { before, next }: { before: LockedLine; next: NextStep },
) {
  const { order, lineId } = before;
  const seen = and(eq(orderProofs.version, before.version), eq(orderProofs.state, before.state));
  const [saved] = await ctx.db
    .insert(orderProofs)
    .values({ lineId, orderId: order.id, ...next })
    .onConflictDoUpdate({ target: orderProofs.lineId, set: next, ...(seen && { setWhere: seen }) })
    .returning({ lineId: orderProofs.lineId });
  if (!saved)
    throw new AppError('conflict', 'This proof has just changed. Reload the page.', { reason: 'changed' });
}

/** Records whose turn it is after a step, and returns true if nothing waits any longer. */
export async function finishStep(ctx: CommandContext, order: OrderRecord): Promise<boolean> {
  const steps = await listLineSteps(ctx.db, order.id);
  const wait = waitOf(steps.map(({ state }) => state ?? 'needed'));
  await setProofWait(ctx, { order, wait });
  await announceOrder(ctx, order);
  return wait === null;
}
