import { findOrderFacts } from '#features/orders/orders/server/queries/order-facts.ts';
import { type ProofKind, proofApproved, proofReturned, proofSent } from '#features/orders/proofs/contract.ts';
import { findProofFacts, type ProofFacts } from '#features/orders/proofs/server/queries/proofs.ts';
import { formatDate } from '#lib/formats.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import type { MailPart } from '#platform/mail/mail-draft.ts';
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
  const text = [comment, ...(pins ?? []).map((pin, index) => `${index + 1}. ${pin.comment}`)].filter(Boolean);
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
