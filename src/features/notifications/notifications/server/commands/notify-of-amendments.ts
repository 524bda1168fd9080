import { amendmentDecided, amendmentProposed } from '#features/orders/amendments/contract.ts';
import { compareTerms, type TermsDifference } from '#features/orders/amendments/rules/compare-terms.ts';
import { findAmendment } from '#features/orders/amendments/server/queries/amendments.ts';
import { findOrderFacts } from '#features/orders/orders/server/queries/order-facts.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import type { MailRow } from '#platform/mail/mail-draft.ts';
import { buyerLabel, notifyBuyer, notifyStore } from './notify-order-parties.ts';

interface AmendmentEvent {
  orderId: string;
  amendmentId: string;
}

/** Returns an order and one of its proposals; null if one of them is gone. */
async function factsFor(ctx: JobCommandContext, { orderId, amendmentId }: AmendmentEvent) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const amendment = await findAmendment(ctx.db, amendmentId);
  return facts && amendment && { facts, amendment };
}
type ProposalFacts = NonNullable<Awaited<ReturnType<typeof factsFor>>>;

interface Notice {
  to: 'buyer' | 'supplier';
  title: string;
  message: string;
  sourceKey: string;
  action: string;
}

/** Notifies one side. Members who may not see amounts get the reason, without the values that change. */
async function notifySide(
  ctx: JobCommandContext,
  { facts, amendment, to, ...notice }: ProposalFacts & Notice,
): Promise<void> {
  const reason = { quote: amendment.decisionReason ?? amendment.reason };
  const parts = [reason, { facts: rowsOf({ facts, amendment }) }];
  const shared = { ...notice, facts, orderId: amendment.orderId, priority: 'high' as const, parts };
  if (to === 'buyer') await notifyBuyer(ctx, shared);
  else await notifyStore(ctx, { ...shared, plainParts: [reason] });
}

const rowsOf = ({ facts, amendment }: ProposalFacts): MailRow[] =>
  compareTerms(amendment.before, amendment.after).map((difference) => rowOf(difference, facts.currency));

function rowOf(difference: TermsDifference, currency: string): MailRow {
  const { kind } = difference;
  if (kind === 'quantity')
    return [
      difference.title,
      `${formatCount(difference.before)} → ${formatCount(difference.after)} ${difference.unit}`,
    ];
  if (kind === 'date') return ['Ready by', difference.after ? formatDate(difference.after) : ''];
  if (kind === 'address') return ['Deliver to', difference.after?.city ?? ''];
  const amounts = `${formatAmount(difference.before, currency)} → ${formatAmount(difference.after, currency)}`;
  if (kind === 'price') return [difference.title, amounts];
  return [kind === 'tax' ? 'Tax' : 'Total', amounts];
}

const nameOf = ({ facts }: ProposalFacts, side: 'buyer' | 'supplier'): string =>
  side === 'buyer' ? buyerLabel(facts) : facts.supplierName;
const otherSide = { buyer: 'supplier', supplier: 'buyer' } as const;

/** Notifies the other side of a proposal. */
export async function notifyOfProposal(ctx: JobCommandContext, event: AmendmentEvent): Promise<void> {
  const found = await factsFor(ctx, event);
  if (!found) return;
  const { facts, amendment } = found;
  await notifySide(ctx, {
    ...found,
    to: otherSide[amendment.proposedBy],
    sourceKey: `${amendmentProposed.name}:${event.amendmentId}`,
    title: `Proposed change of order ${facts.reference}`,
    message: `${nameOf(found, amendment.proposedBy)} proposes a change. The order stays as it is until you accept.`,
    action: 'Review the change',
  });
}

const decisions = {
  accepted: { title: 'Change accepted: order', message: 'accepted your change. The order is updated.' },
  rejected: { title: 'Change rejected: order', message: 'rejected your change. The order stays as it is.' },
  withdrawn: { title: 'Proposal withdrawn: order', message: 'withdrew the proposed change.' },
};

/** Notifies the side that waits: the one that proposed, or the other one of a withdrawal. */
export async function notifyOfAmendment(ctx: JobCommandContext, event: AmendmentEvent): Promise<void> {
  const found = await factsFor(ctx, event);
  if (!found || found.amendment.status === 'open') return;
  const { facts, amendment } = found;
  const { status, proposedBy } = amendment;
  const to = status === 'withdrawn' ? otherSide[proposedBy] : proposedBy;
  const { title, message } = decisions[amendment.status as keyof typeof decisions];
  await notifySide(ctx, {
    ...found,
    to,
    sourceKey: `${amendmentDecided.name}:${event.amendmentId}`,
    title: `${title} ${facts.reference}`,
    message: `${nameOf(found, otherSide[to])} ${message}`,
    action: 'View the order',
  });
}
