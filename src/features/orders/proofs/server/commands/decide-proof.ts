import { factsOf } from '#features/orders/order-record/server/commands/order-state.ts';
import { requireBuyer } from '#features/orders/order-record/server/queries/viewer.ts';
import { invalidFields } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { type Pin, proofApproved, proofReturned, type ReturnForm } from '../../contract.ts';
import { countPinPages } from '../../rules/pages.ts';
import { outcomeOf } from '../../rules.ts';
import { listVersionFiles } from '../queries/proofs.ts';
import { orderProofDecisions } from '../tables.ts';
import { finishStep, lockLine, saveStep } from './proof-steps.ts';

interface Approval {
  id: string;
  lineId: string;
  seenVersion: number;
}

/** Approves the current step of a line for its buyer. With the last line, production can start. */
export async function approveProof(ctx: CommandContext, form: Approval): Promise<void> {
  const { order, isDone } = await decide(ctx, { ...form, action: 'approve', comment: '', pins: [] });
  const facts = { ...factsOf(order), lineId: form.lineId, version: form.seenVersion };
  await ctx.emit(proofApproved, { ...facts, isLast: isDone });
}

/** Returns the current step of a line to the supplier, with comments. */
export async function returnProof(ctx: CommandContext, form: ReturnForm): Promise<void> {
  const { order } = await decide(ctx, { ...form, action: 'return' });
  await ctx.emit(proofReturned, { ...factsOf(order), lineId: form.lineId, version: form.seenVersion });
}

interface DecisionInput extends Approval {
  action: 'approve' | 'return';
  comment: string;
  pins: Pin[];
}

async function decide(ctx: CommandContext, { action, comment, pins, ...form }: DecisionInput) {
  const before = await lockLine(ctx, { ...form, viewer: requireBuyer(ctx), action });
  const { order, lineId, version } = before;
  if (pins.length > 0) await requirePagesOf(ctx, { lineId, version, pins });
  const outcome = outcomeOf[action];
  await saveStep(ctx, { before, next: { state: outcome, kind: before.kind ?? 'proof', version } });
  await ctx.db.insert(orderProofDecisions).values({
    lineId,
    version,
    orderId: order.id,
    outcome,
    comment,
    pins,
    accountId: requireSignedIn(ctx).accountId,
    decidedAt: ctx.now,
  });
  return { order, isDone: await finishStep(ctx, order) };
}

interface PlacedPins {
  lineId: string;
  version: number;
  pins: readonly Pin[];
}

/** Refuses pins on pages that the version does not have. */
async function requirePagesOf(ctx: CommandContext, { pins, ...version }: PlacedPins): Promise<void> {
  const pageCount = countPinPages(await listVersionFiles(ctx.db, version));
  const index = pins.findIndex(({ page }) => page > pageCount);
  if (index === -1) return;
  const message = pageCount === 0 ? 'Pins need a proof to be placed on' : 'This proof has one page';
  throw invalidFields([{ path: `pins.${index}.page`, message }]);
}
