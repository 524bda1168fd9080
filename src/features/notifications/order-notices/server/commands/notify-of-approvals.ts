import { amendmentDecided, amendmentProposed } from '#features/orders/amendments/contract.ts';
import { compareTerms, type TermsDifference } from '#features/orders/amendments/rules/compare-terms.ts';
import { findAmendment } from '#features/orders/amendments/server/queries/amendments.ts';
import { wasInvoiceReplaced } from '#features/orders/documents/server/queries/invoices.ts';
import { findOrderFacts } from '#features/orders/orders/server/queries/order-facts.ts';
import { type ProofKind, proofApproved, proofReturned, proofSent } from '#features/orders/proofs/contract.ts';
import { hasSeveralPages } from '#features/orders/proofs/rules/pages.ts';
import { findProofFacts, type ProofFacts } from '#features/orders/proofs/server/queries/proofs.ts';
import { goodsReceived, type ReceiptResult } from '#features/trust/inspections/contract.ts';
import { findReceipt } from '#features/trust/inspections/server/queries/receipts.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import type { MailPart, MailRow } from '#platform/mail/mail-draft.ts';
import { buyerLabel, notifyBuyer, notifyStore } from './notify-order-parties.ts';

interface ProofEvent {
  orderId: string;
  lineId: string;
  version: number;
}

/** Returns the facts of an order and of a version of one of its proofs; null if one of them is gone. */
async function factsFor(ctx: JobCommandContext, { orderId, lineId, version }: ProofEvent) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const proof = await findProofFacts(ctx.db, { lineId, version });
  return facts && proof && { facts, proof };
}

const keyOf = (event: string, { lineId, version }: ProofEvent): string => `${event}:${lineId}:${version}`;

const sentTitles: Record<ProofKind, string> = {
  proof: 'New proof for order',
  sample: 'A sample was sent for order',
  waiver: 'No proof needed? Order',
};

function sentMessage(supplierName: string, { kind, title, carrier, trackingNumber }: ProofFacts): string {
  if (kind === 'proof')
    return `${supplierName} sent a proof of ${title}. Production starts after you approve it.`;
  if (kind === 'sample')
    return `${supplierName} sent a sample of ${title} with ${carrier}, tracking number ${trackingNumber}. Production starts after you approve it.`;
  return `${supplierName} says that ${title} needs no proof. Confirm it, or ask for one.`;
}

/** Notifies the buyer of a proof, a sample, or that the supplier considers none necessary. */
export async function notifyOfProof(ctx: JobCommandContext, event: ProofEvent): Promise<void> {
  const found = await factsFor(ctx, event);
  if (!found) return;
  const { facts, proof } = found;
  await notifyBuyer(ctx, {
    facts,
    orderId: event.orderId,
    sourceKey: keyOf(proofSent.name, event),
    title: `${sentTitles[proof.kind]} ${facts.reference}`,
    message: sentMessage(facts.supplierName, proof),
    priority: 'high',
    action: proof.kind === 'sample' ? 'Review the sample' : 'Review the proof',
    parts: proof.note ? [{ quote: proof.note }] : [],
  });
}

const nounOf: Record<ProofKind, string> = { proof: 'proof', sample: 'sample', waiver: 'proof' };

/** Notifies the store that the buyer returned a proof, with the comments. */
export async function notifyOfReturn(ctx: JobCommandContext, event: ProofEvent): Promise<void> {
  const found = await factsFor(ctx, event);
  if (!found) return;
  const { facts, proof } = found;
  const isWanted = proof.kind === 'waiver';
  await notifyStore(ctx, {
    facts,
    orderId: event.orderId,
    sourceKey: keyOf(proofReturned.name, event),
    title: isWanted
      ? `A proof is needed for order ${facts.reference}`
      : `The ${nounOf[proof.kind]} for order ${facts.reference} was returned`,
    message: isWanted
      ? `${buyerLabel(facts)} wants a proof of ${proof.title}.`
      : `${buyerLabel(facts)} wants changes to ${proof.title}. Send a new version.`,
    priority: 'high',
    action: 'View the comments',
    parts: commentParts(proof),
  });
}

function commentParts({ comment, pins }: ProofFacts): MailPart[] {
  const areOnPages = hasSeveralPages(pins, null);
  const lines = pins.map((pin, index) => {
    const page = areOnPages ? `Page ${pin.page}: ` : '';
    return `${index + 1}. ${page}${pin.comment}`;
  });
  const text = [comment, ...lines].filter(Boolean);
  return text.length > 0 ? [{ quote: text.join('\n') }] : [];
}

/** Notifies the store that the buyer approved a proof, and whether production can start. */
export async function notifyOfProofApproval(
  ctx: JobCommandContext,
  event: ProofEvent & { isLast: boolean },
): Promise<void> {
  const found = await factsFor(ctx, event);
  if (!found) return;
  const { facts, proof } = found;
  const day = proof.readyBy ? ` The order should be ready by ${formatDate(proof.readyBy)}.` : '';
  const next = event.isLast ? `Production can start.${day}` : 'Other items still wait for their approval.';
  await notifyStore(ctx, {
    facts,
    orderId: event.orderId,
    sourceKey: keyOf(proofApproved.name, event),
    title:
      proof.kind === 'waiver'
        ? `Order ${facts.reference} needs no proof`
        : `The ${nounOf[proof.kind]} for order ${facts.reference} was approved`,
    message: `${buyerLabel(facts)} approved ${proof.title}. ${next}`,
    priority: 'high',
    action: 'View the order',
  });
}

interface AmendmentEvent {
  orderId: string;
  amendmentId: string;
}

/** Returns an order and one of its proposals; null if one of them is gone. */
async function proposalFactsFor(ctx: JobCommandContext, { orderId, amendmentId }: AmendmentEvent) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const amendment = await findAmendment(ctx.db, amendmentId);
  return facts && amendment && { facts, amendment };
}
type ProposalFacts = NonNullable<Awaited<ReturnType<typeof proposalFactsFor>>>;

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
  const found = await proposalFactsFor(ctx, event);
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

const newInvoice =
  ' A credit note cancels its invoice, and a new invoice replaces it. Both are on the order page.';

/** Notifies the side that waits: the one that proposed, or the other one of a withdrawal. */
export async function notifyOfAmendment(ctx: JobCommandContext, event: AmendmentEvent): Promise<void> {
  const found = await proposalFactsFor(ctx, event);
  if (!found || found.amendment.status === 'open') return;
  const { facts, amendment } = found;
  const { status, proposedBy } = amendment;
  const to = status === 'withdrawn' ? otherSide[proposedBy] : proposedBy;
  const { title, message } = decisions[amendment.status as keyof typeof decisions];
  const hasNewInvoice =
    amendment.decidedAt !== null &&
    (await wasInvoiceReplaced(ctx.db, { orderId: amendment.orderId, at: amendment.decidedAt }));
  await notifySide(ctx, {
    ...found,
    to,
    sourceKey: `${amendmentDecided.name}:${event.amendmentId}`,
    title: `${title} ${facts.reference}`,
    message: `${nameOf(found, otherSide[to])} ${message}${hasNewInvoice ? newInvoice : ''}`,
    action: 'View the order',
  });
}

const receiptTitles: Record<ReceiptResult, string> = {
  accepted: 'were accepted',
  accepted_with_claim: 'were accepted with a claim',
  rejected: 'were rejected',
};
const receiptMessages: Record<ReceiptResult, string> = {
  accepted: 'received the complete dispatch, and the sample passed.',
  accepted_with_claim:
    'accepted the goods, but something is missing, damaged or out of tolerance. See the receipt for details.',
  rejected: 'found more defects in the sample than the plan accepts. See the receipt for details.',
};

/** Notifies a store of what its buyer found in a dispatch. */
export async function notifyOfReceipt(
  ctx: JobCommandContext,
  { orderId, receiptId }: { orderId: string; receiptId: string },
): Promise<void> {
  const facts = await findOrderFacts(ctx.db, orderId);
  const receipt = await findReceipt(ctx.db, receiptId);
  if (!facts || !receipt) return;
  const { result, note, dispatchNumber } = receipt;
  await notifyStore(ctx, {
    facts,
    orderId,
    sourceKey: `${goodsReceived.name}:${receiptId}`,
    title: `The goods of order ${facts.reference} ${receiptTitles[result]}`,
    message: `Dispatch ${dispatchNumber}: ${buyerLabel(facts)} ${receiptMessages[result]}`,
    priority: result === 'accepted' ? 'medium' : 'high',
    action: 'View the receipt',
    parts: note ? [{ quote: note }] : [],
  });
}
