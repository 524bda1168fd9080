import { and, desc, eq } from 'drizzle-orm';
import {
  announceOrder,
  factsOf,
  holdAmount,
  lockOrder,
  lockOrderRecord,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { findOrderRecord } from '#features/orders/order-record/server/queries/order-records.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type ClaimAction, type ClaimParty, type ClaimState, claimMoved } from '../../contract.ts';
import { type ClaimMove, canMoveClaim, decideClaimAction, dueAfter } from '../../rules.ts';
import { sumOfHeld } from '../queries/amounts.ts';
import { lastOfferOf, settlementOf } from '../queries/claims.ts';
import { claimEvents, claimOffers, claims } from '../tables.ts';

export type ClaimRecord = typeof claims.$inferSelect;

interface LockedClaim {
  order: OrderRecord;
  claim: ClaimRecord;
  party: ClaimParty;
}

interface LockInput {
  id: string;
  /** Null for the mediator. */
  viewer: Viewer | null;
  action: ClaimAction;
}

/**
 * Locks the order of a claim and returns the claim, if the action is possible now. Every party and every deadline locks
 * the same row, so of two actions at the same time the second one sees the outcome of the first.
 */
export async function lockClaim(
  ctx: CommandContext,
  { id, viewer, action }: LockInput,
): Promise<LockedClaim> {
  const found = await lockAnyClaim(ctx, { id, viewer });
  const party = viewer?.side ?? 'mediator';
  const lastOfferBy = (await lastOfferOf(ctx.db, id))?.by ?? 'buyer';
  const { state } = found.claim;
  const decision = decideClaimAction(
    { state, settlement: settlementOf(found.claim), lastOfferBy },
    { action, party },
  );
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  return { ...found, party };
}

/** Locks a claim without deciding about an action, for deadlines. */
export async function lockAnyClaim(
  ctx: CommandContext,
  { id, viewer }: { id: string; viewer: Viewer | null },
): Promise<{ order: OrderRecord; claim: ClaimRecord }> {
  const [found] = await ctx.db.select({ orderId: claims.orderId }).from(claims).where(eq(claims.id, id));
  if (!found) throw notFound('Claim');
  const order = viewer
    ? await lockOrder(ctx, { viewer, id: found.orderId })
    : await lockOrderRecord(ctx, found.orderId);
  const [claim] = await ctx.db.select().from(claims).where(eq(claims.id, id));
  if (!claim) throw notFound('Claim');
  return { order, claim };
}

interface Movement {
  order: OrderRecord;
  claim: ClaimRecord;
  move: ClaimMove;
  by: ClaimParty | 'system';
  to: ClaimState;
  note: string;
  changes?: Partial<typeof claims.$inferInsert>;
}

/** Moves a claim, records who did it, and holds what open claims dispute: an amount is released exactly once. */
export async function moveClaim(
  ctx: CommandContext,
  { order, claim, move, by, to, note, changes = {} }: Movement,
): Promise<void> {
  if (!canMoveClaim(claim.state, { move, to }))
    throw new Error(`${move} cannot lead from ${claim.state} to ${to}.`);
  const dueAt = to === claim.state ? claim.dueAt : dueAfter(to, ctx.now);
  const [moved] = await ctx.db
    .update(claims)
    .set({ dueAt, ...changes, state: to })
    .where(and(eq(claims.id, claim.id), eq(claims.state, claim.state)))
    .returning({ id: claims.id });
  if (!moved)
    throw new AppError('conflict', 'This claim has just changed. Reload the page.', { reason: 'changed' });
  await recordEvent(ctx, { order, claimId: claim.id, by, state: to, note });
}

interface EventInput {
  order: OrderRecord;
  claimId: string;
  by: ClaimParty | 'system';
  state: ClaimState;
  note: string;
}

/** Records an event of a claim, updates what it holds, and announces it. */
export async function recordEvent(ctx: CommandContext, { order, claimId, by, state, note }: EventInput) {
  const eventId = newId();
  const accountId = by === 'system' ? null : (ctx.actor?.accountId ?? null);
  await ctx.db.insert(claimEvents).values({ id: eventId, claimId, state, by, accountId, note, at: ctx.now });
  const current = await findOrderRecord(ctx.db, order.id);
  if (current) await holdAmount(ctx, { order: current, heldMinor: await sumOfHeld(ctx.db, order.id) });
  await ctx.emit(claimMoved, { ...factsOf(order), claimId, eventId, by, state });
  await announceOrder(ctx, order);
}

/** Returns an offer of a claim that is the newest and was made by the other side. Throws 409 for an older one. */
export async function requireNewest(
  ctx: CommandContext,
  { claimId, offerId }: { claimId: string; offerId: string },
) {
  const [offer] = await ctx.db
    .select()
    .from(claimOffers)
    .where(eq(claimOffers.claimId, claimId))
    .orderBy(desc(claimOffers.offeredAt), desc(claimOffers.id))
    .limit(1);
  if (offer?.id === offerId) return offer;
  throw new AppError('conflict', 'There is a newer offer. Reload the page.', { reason: 'newer_offer' });
}
