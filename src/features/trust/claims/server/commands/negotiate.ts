import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSide, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { ClaimAction, DecisionForm, OfferForm } from '../../contract.ts';
import { valueLines } from '../queries/amounts.ts';
import { claimOffers } from '../tables.ts';
import { lockAnyClaim, lockClaim, moveClaim, requireNewest } from './claim-steps.ts';
import { agree } from './settle.ts';

const viewerOf = (ctx: CommandContext, side: Side): Promise<Viewer> =>
  requireSide(ctx, { side, capability: 'orders.write' });

/** Proposes a remedy. The newest offer is the one that the other side can accept. */
export async function offerRemedy(
  ctx: CommandContext,
  { side, id, remedy, lines, note }: OfferForm & { side: Side },
): Promise<void> {
  const { order, claim, party } = await lockClaim(ctx, {
    id,
    viewer: await viewerOf(ctx, side),
    action: 'offer',
  });
  const { amountMinor } = await valueLines(ctx.db, { orderId: order.id, exceptId: id, lines });
  await ctx.db.insert(claimOffers).values({
    id: newId(),
    claimId: id,
    by: party,
    accountId: requireSignedIn(ctx).accountId,
    remedy,
    lines,
    amountMinor,
    note,
    offeredAt: ctx.now,
  });
  await moveClaim(ctx, { order, claim, move: 'offer', by: party, to: 'negotiating', note });
}

/** Accepts the newest offer of the other side, or what the buyer asked for in the claim. */
export async function acceptOffer(
  ctx: CommandContext,
  { side, id, offerId }: { side: Side; id: string; offerId: string },
): Promise<void> {
  const locked = await lockClaim(ctx, { id, viewer: await viewerOf(ctx, side), action: 'accept' });
  const { claim, party } = locked;
  const offer = offerId === id ? claim : await requireNewest(ctx, { claimId: id, offerId });
  await agree(ctx, { ...locked, by: party, remedy: offer.remedy, lines: offer.lines, note: '' });
}

interface SideNote {
  side: Side;
  id: string;
  note: string;
}

/** Asks the marketplace to decide. */
export const escalateClaim = (ctx: CommandContext, form: SideNote): Promise<void> =>
  move(ctx, { ...form, action: 'escalate', to: 'mediation' });

/** Withdraws a claim for its buyer. */
export const withdrawClaim = (ctx: CommandContext, form: SideNote): Promise<void> =>
  move(ctx, { ...form, action: 'withdraw', to: 'withdrawn' });

async function move(
  ctx: CommandContext,
  { side, id, note, action, to }: SideNote & { action: ClaimAction; to: 'mediation' | 'withdrawn' },
): Promise<void> {
  const { order, claim, party } = await lockClaim(ctx, { id, viewer: await viewerOf(ctx, side), action });
  await moveClaim(ctx, { order, claim, move: action, by: party, to, note });
}

/** Decides a claim for the marketplace: a remedy with its lines, or none. */
export async function decideClaim(
  ctx: CommandContext,
  { id, remedy, lines, note }: DecisionForm,
): Promise<void> {
  const locked = await lockClaim(ctx, { id, viewer: null, action: 'decide' });
  if (remedy && lines.length > 0) return agree(ctx, { ...locked, by: 'mediator', remedy, lines, note });
  const { order, claim } = locked;
  await moveClaim(ctx, { order, claim, move: 'decide', by: 'mediator', to: 'dismissed', note });
}

/** Passes a claim whose deadline has passed on to the marketplace; nothing if it has moved meanwhile. */
export async function timeOutClaim(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { order, claim } = await lockAnyClaim(ctx, { id, viewer: null });
  if (!claim.dueAt || claim.dueAt >= ctx.now) return;
  if (claim.state !== 'open' && claim.state !== 'negotiating') return;
  const note =
    claim.state === 'open'
      ? 'The supplier did not respond in time. The marketplace decides.'
      : 'Both sides did not agree in time. The marketplace decides.';
  await moveClaim(ctx, { order, claim, move: 'time_out', by: 'system', to: 'mediation', note });
}
