import { countQuotes } from '#features/sourcing/follow-ups/server/queries.ts';
import { draftPath } from '#features/sourcing/quote-drafts/rules.ts';
import { findDraftFacts } from '#features/sourcing/quote-drafts/server/queries.ts';
import { deadlineField, summarizeChanges } from '#features/sourcing/request-changes/rules.ts';
import { listChangesAt } from '#features/sourcing/request-changes/server/queries.ts';
import { describeStanding, requestNumber } from '#features/sourcing/requests/rules.ts';
import {
  findQuestionText,
  findRequestFacts,
  listParticipants,
} from '#features/sourcing/requests/server/queries/load-request.ts';
import { findOutcome } from '#features/sourcing/requests/server/queries/received-requests.ts';
import { getSupplierName, listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { formatDate } from '#lib/formats.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { requestMail } from '../emails.ts';
import { getRecipient } from '../queries/recipients.ts';
import { notify } from './notify.ts';

interface StoreEvent {
  requestId: string;
  supplierId: string;
}

interface Words {
  title: string;
  message: string;
  sourceKey: string;
  /** Label of the button in the email. */
  action: string;
}

/** Notifies the members of a store who read inquiries. */
async function notifyStore(
  ctx: JobCommandContext,
  { requestId, supplierId, ...words }: StoreEvent & Words,
): Promise<void> {
  const href = `/dashboard/requests/${requestId}`;
  for (const { id: accountId, email: to } of await listStorePeople(ctx.db, {
    supplierId,
    capability: 'inquiries.read',
  }))
    await notifyPerson(ctx, { accountId, to, href, ...words });
}

async function notifyBuyer(
  ctx: JobCommandContext,
  { requestId, accountId, ...words }: Words & { requestId: string; accountId: string },
): Promise<void> {
  const { email: to } = await getRecipient(ctx.db, accountId);
  await notifyPerson(ctx, { accountId, to, href: `/account/requests/${requestId}`, ...words });
}

async function notifyPerson(
  ctx: JobCommandContext,
  { to, action, ...notification }: Words & { accountId: string; to: string; href: string },
): Promise<void> {
  const { title, message, href } = notification;
  const url = ctx.config.publicUrl + href;
  await notify(ctx, {
    ...notification,
    type: 'message',
    priority: 'high',
    mail: requestMail({ to, title, message, action, url }),
  });
}

/** Notifies a store that it was invited to a request. */
export async function notifyOfInvitation(ctx: JobCommandContext, event: StoreEvent): Promise<void> {
  const facts = await findRequestFacts(ctx.db, event.requestId);
  if (!facts?.deadline) return;
  await notifyStore(ctx, {
    ...event,
    title: `Request for quotes: ${facts.title}`,
    message: `A buyer invited you to quote until ${formatDate(facts.deadline)}.`,
    sourceKey: `request.invited:${event.requestId}`,
    action: 'View the request',
  });
}

/** Notifies an invited store that the request has changed, with a short summary. */
export async function notifyOfRequestChange(
  ctx: JobCommandContext,
  { change, at, ...event }: StoreEvent & { change: string; at: string },
): Promise<void> {
  const facts = await findRequestFacts(ctx.db, event.requestId);
  if (!facts?.deadline) return;
  const changes = await listChangesAt(ctx.db, { id: event.requestId, at: new Date(at) });
  const summary = summarizeChanges(changes.filter(({ field }) => field !== deadlineField));
  await notifyStore(ctx, {
    ...event,
    title: `Request ${requestNumber(facts.number)} changed: ${facts.title}`,
    message: [change, summary, `Quotes are due by ${formatDate(facts.deadline)}.`].filter(Boolean).join(' '),
    sourceKey: `request.changed:${event.requestId}:${at}`,
    action: 'View the request',
  });
}

/** Notifies an invited store that the buyer cancelled the request. */
export async function notifyOfRequestEnd(ctx: JobCommandContext, event: StoreEvent): Promise<void> {
  const facts = await findRequestFacts(ctx.db, event.requestId);
  if (!facts) return;
  await notifyStore(ctx, {
    ...event,
    title: `Request cancelled: ${facts.title}`,
    message: 'The buyer no longer needs quotes for it.',
    sourceKey: `request.cancelled:${event.requestId}`,
    action: 'View the request',
  });
}

interface QuestionEvent {
  requestId: string;
  questionId: string;
}

/** Notifies the buyer of a question about a request. */
export async function notifyOfRequestQuestion(
  ctx: JobCommandContext,
  { requestId, questionId }: QuestionEvent,
): Promise<void> {
  const facts = await findRequestFacts(ctx.db, requestId);
  const text = await findQuestionText(ctx.db, questionId);
  if (!facts || !text) return;
  await notifyBuyer(ctx, {
    requestId,
    accountId: facts.buyerAccountId,
    title: `Question about ${facts.title}`,
    message: text.question,
    sourceKey: `request.question:${questionId}`,
    action: 'Answer the question',
  });
}

/** Notifies an invited store of an answer that all invited stores read. */
export async function notifyOfRequestAnswer(
  ctx: JobCommandContext,
  { questionId, ...event }: StoreEvent & QuestionEvent,
): Promise<void> {
  const facts = await findRequestFacts(ctx.db, event.requestId);
  const text = await findQuestionText(ctx.db, questionId);
  if (!facts || !text?.answer) return;
  await notifyStore(ctx, {
    ...event,
    title: `Answer about ${facts.title}`,
    message: `${text.question} ${text.answer}`,
    sourceKey: `request.answer:${questionId}`,
    action: 'View the request',
  });
}

/** Notifies the buyer that a supplier declined, and how many are left. */
export async function notifyOfDeclinedInvitation(
  ctx: JobCommandContext,
  { requestId, supplierId }: StoreEvent,
): Promise<void> {
  const facts = await findRequestFacts(ctx.db, requestId);
  if (!facts) return;
  const left = (await listParticipants(ctx.db, requestId)).length;
  await notifyBuyer(ctx, {
    requestId,
    accountId: facts.buyerAccountId,
    title: `${await getSupplierName(ctx.db, supplierId)} declined to quote`,
    message: `${facts.title}: ${left} invited ${left === 1 ? 'supplier is' : 'suppliers are'} left.`,
    sourceKey: `request.declined:${requestId}:${supplierId}`,
    action: 'View the request',
  });
}

/** Reminds a store of a request that it has seen and that is due tomorrow. */
export async function notifyOfDueQuote(
  ctx: JobCommandContext,
  { deadline, ...event }: StoreEvent & { deadline: string },
): Promise<void> {
  const facts = await findRequestFacts(ctx.db, event.requestId);
  if (!facts) return;
  await notifyStore(ctx, {
    ...event,
    title: `Quotes are due by ${formatDate(deadline)}: ${facts.title}`,
    message: 'You have seen this request, but not answered it. Send a quote or decline it.',
    sourceKey: `request.due:${event.requestId}:${deadline}`,
    action: 'View the request',
  });
}

/** Notifies the buyer that the deadline has passed, with the number of quotes. */
export async function notifyOfClosing(
  ctx: JobCommandContext,
  { requestId, deadline }: { requestId: string; deadline: string },
): Promise<void> {
  const facts = await findRequestFacts(ctx.db, requestId);
  if (!facts) return;
  const quotes = await countQuotes(ctx.db, requestId);
  await notifyBuyer(ctx, {
    requestId,
    accountId: facts.buyerAccountId,
    title: `Closed for quotes: ${facts.title}`,
    message: closingText(quotes),
    sourceKey: `request.closed:${requestId}:${deadline}`,
    action: quotes === 0 ? 'View the request' : 'Compare the quotes',
  });
}

function closingText(quotes: number): string {
  if (quotes === 0) return 'The deadline has passed without a quote. Extend it, or invite other suppliers.';
  if (quotes === 1) return 'The deadline has passed. You received 1 quote.';
  return `The deadline has passed. You received ${quotes} quotes.`;
}

/** Ranks in a notification; the page of the request has all of them. */
const maxRanks = 3;

/** Notifies a store that quoted of what came of the request. */
export async function notifyOfDecision(ctx: JobCommandContext, event: StoreEvent): Promise<void> {
  const facts = await findRequestFacts(ctx.db, event.requestId);
  const outcome = await findOutcome(ctx.db, event);
  if (!facts || !outcome) return;
  const ranks = (outcome.items ?? [])
    .slice(0, maxRanks)
    .map((item) => ` ${describeStanding(item)}.`)
    .join('');
  await notifyStore(ctx, {
    ...event,
    title: outcome.won ? `You won: ${facts.title}` : `Decided: ${facts.title}`,
    message: outcome.won
      ? 'The order is in your orders, at exactly the prices of your quote.'
      : `The buyer chose other quotes.${ranks}`,
    sourceKey: `request.decided:${event.requestId}`,
    action: 'View the request',
  });
}

interface DraftEvent {
  draftId: string;
}

/** Notifies the colleagues of an author that a quote waits for their approval. */
export async function notifyOfApprovalRequest(
  ctx: JobCommandContext,
  { draftId }: DraftEvent,
): Promise<void> {
  const facts = await findDraftFacts(ctx.db, draftId);
  if (!facts) return;
  const { supplierId, authorAccountId, authorName, title, target, updatedAt } = facts;
  const people = await listStorePeople(ctx.db, { supplierId, capability: 'inquiries.write' });
  for (const { id: accountId, email: to } of people.filter(({ id }) => id !== authorAccountId))
    await notifyPerson(ctx, {
      accountId,
      to,
      href: draftPath(target),
      title: `${authorName} requests your approval`,
      message: `A quote for “${title}” is sent after you approve it.`,
      sourceKey: `quote-draft.approval-requested:${draftId}:${updatedAt.toISOString()}`,
      action: 'Check the quote',
    });
}

/** Notifies the author of a quote that it was returned with changes to make. */
export async function notifyOfReturnedDraft(ctx: JobCommandContext, { draftId }: DraftEvent): Promise<void> {
  const facts = await findDraftFacts(ctx.db, draftId);
  if (!facts?.returnNote) return;
  const { authorAccountId, title, target, returnNote, updatedAt } = facts;
  const { email: to } = await getRecipient(ctx.db, authorAccountId);
  await notifyPerson(ctx, {
    accountId: authorAccountId,
    to,
    href: draftPath(target),
    title: 'Your quote was returned',
    message: `“${title}”: ${returnNote}`,
    sourceKey: `quote-draft.returned:${draftId}:${updatedAt.toISOString()}`,
    action: 'Change the quote',
  });
}
