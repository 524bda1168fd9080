import { findOrderFacts } from '#features/orders/orders/server/queries/order-facts.ts';
import type { ClaimParty, ClaimState } from '#features/trust/claims/contract.ts';
import { problemLabels } from '#features/trust/claims/rules/claim-labels.ts';
import { findClaimFacts } from '#features/trust/claims/server/queries/claims.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatDate } from '#lib/formats.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { buyerLabel, notifyBuyer, notifyStore } from './notify-order-parties.ts';

interface ClaimEvent {
  orderId: string;
  claimId: string;
}

async function findFacts(ctx: JobCommandContext, { orderId, claimId }: ClaimEvent) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const claim = await findClaimFacts(ctx.db, claimId);
  return facts && claim && { facts, claim };
}

/** Notifies a store that a buyer has claimed goods. */
export async function notifyOfClaim(ctx: JobCommandContext, event: ClaimEvent): Promise<void> {
  const found = await findFacts(ctx, event);
  if (!found) return;
  const { facts, claim } = found;
  const until = claim.dueAt ? ` Respond until ${formatDate(claim.dueAt)}.` : '';
  const what = `Goods of order ${facts.reference}: ${problemLabels[claim.problem].toLowerCase()}`;
  await notifyStore(ctx, {
    facts,
    orderId: event.orderId,
    sourceKey: `claim.opened:${event.claimId}`,
    title: `${buyerLabel(facts)} reports a problem with order ${facts.reference}`,
    message: `${what}, ${formatAmount(claim.claimedMinor, facts.currency)}.${until}`,
    plainMessage: `${what}.${until}`,
    priority: 'high',
    action: 'View the claim',
    parts: [{ quote: claim.description }],
  });
}

interface ClaimMove extends ClaimEvent {
  eventId: string;
  by: ClaimParty | 'system';
  state: ClaimState;
}

const titles: Record<ClaimState, string> = {
  open: 'was opened',
  negotiating: 'has a new offer',
  mediation: 'is with Packwright for a decision',
  settling: 'was agreed on',
  settled: 'was settled',
  withdrawn: 'was withdrawn',
  dismissed: 'was dismissed',
};

/** Notifies the sides of a claim of a step that they did not take themselves. */
export async function notifyOfClaimStep(ctx: JobCommandContext, event: ClaimMove): Promise<void> {
  const { orderId, eventId, by, state } = event;
  if (state === 'open') return;
  const found = await findFacts(ctx, event);
  if (!found) return;
  const { facts, claim } = found;
  const note = claim.notes.get(eventId);
  const notice = {
    facts,
    orderId,
    sourceKey: `claim.moved:${eventId}`,
    title: `Claim ${claim.number} about order ${facts.reference} ${titles[state]}`,
    message: note || 'The claim is on the page of the order.',
    priority: 'high' as const,
    action: 'View the claim',
    parts: [],
  };
  if (by !== 'buyer') await notifyBuyer(ctx, notice);
  if (by !== 'supplier') await notifyStore(ctx, notice);
}
