import { and, eq, isNull } from 'drizzle-orm';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import {
  invitationDeclined,
  requestCancelled,
  requestQuestionAnswered,
  requestQuestionAsked,
} from '../../contract.ts';
import { getOwn, listParticipants } from '../queries/load-request.ts';
import { requestInvitations, requestQuestions, requests } from '../tables.ts';
import { announceRequest, lockOwn, lockReceived } from './lock-request.ts';

const isInvitation = ({ id, supplierId }: { id: string; supplierId: string }) =>
  and(eq(requestInvitations.requestId, id), eq(requestInvitations.supplierId, supplierId));

/** Marks a request as seen by a store. */
export async function markRequestSeen(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.read');
  const [known] = await ctx.db
    .select({ seenAt: requestInvitations.seenAt })
    .from(requestInvitations)
    .where(isInvitation({ id, supplierId }));
  if (!known) throw notFound('Request');
  await ctx.db
    .update(requestInvitations)
    .set({ seenAt: ctx.now })
    .where(and(isInvitation({ id, supplierId }), isNull(requestInvitations.seenAt)));
}

/** Declines a request for a store, with the reason that the buyer reads. */
export async function declineRequest(
  ctx: CommandContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const { request, invitation } = await lockReceived(ctx, { id, supplierId });
  if (invitation.inquiryId) {
    const message = 'You have already answered this request. Withdraw your quote instead.';
    throw new AppError('conflict', message, { reason: 'answered' });
  }
  if (invitation.declinedAt) return;
  await ctx.db
    .update(requestInvitations)
    .set({ declinedAt: ctx.now, declineReason: reason })
    .where(isInvitation({ id, supplierId }));
  await ctx.emit(invitationDeclined, { requestId: id, supplierId });
  await announceRequest(ctx, request);
}

const maxQuestions = 20;

/** Asks the buyer a question; everybody who was invited will read it with the answer. */
export async function sendQuestion(
  ctx: CommandContext,
  { id, question }: { id: string; question: string },
): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const { request } = await lockReceived(ctx, { id, supplierId });
  if ((await ctx.db.$count(requestQuestions, eq(requestQuestions.requestId, id))) >= maxQuestions) {
    const message = `This request has ${maxQuestions} questions already.`;
    throw new AppError('conflict', message, { reason: 'too_many_questions' });
  }
  const questionId = newId();
  await ctx.db
    .insert(requestQuestions)
    .values({ id: questionId, requestId: id, supplierId, question, askedAt: ctx.now });
  await ctx.emit(requestQuestionAsked, { requestId: id, questionId });
  await announceRequest(ctx, request);
}

interface Answer {
  id: string;
  questionId: string;
  answer: string;
}

/** Answers a question once, for everybody who was invited. */
export async function answerQuestion(ctx: CommandContext, { id, questionId, answer }: Answer): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const request = await getOwn(ctx.db, { id, accountId });
  const isQuestion = and(eq(requestQuestions.id, questionId), eq(requestQuestions.requestId, id));
  const [answered] = await ctx.db
    .update(requestQuestions)
    .set({ answer, answeredAt: ctx.now })
    .where(and(isQuestion, isNull(requestQuestions.answer)))
    .returning({ id: requestQuestions.id });
  if (!answered) {
    const [known] = await ctx.db.select({ id: requestQuestions.id }).from(requestQuestions).where(isQuestion);
    if (!known) throw notFound('Question');
    throw new AppError('conflict', 'This question was already answered.', { reason: 'answered' });
  }
  for (const supplierId of await listParticipants(ctx.db, id))
    await ctx.emit(requestQuestionAnswered, { requestId: id, supplierId, questionId });
  await announceRequest(ctx, request);
}

/** Cancels a request, and tells everybody who was invited. */
export async function cancelRequest(
  ctx: CommandContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const request = await lockOwn(ctx, { id, accountId, action: 'cancel' });
  await ctx.db
    .update(requests)
    .set({ status: 'cancelled', closeReason: reason || null, closedAt: ctx.now, updatedAt: ctx.now })
    .where(eq(requests.id, id));
  for (const supplierId of await listParticipants(ctx.db, id))
    await ctx.emit(requestCancelled, { requestId: id, supplierId });
  await announceRequest(ctx, request);
}

/** Notes the conversation in which a store answers a request. */
export async function linkConversation(
  ctx: CommandContext,
  { requestId, supplierId, inquiryId }: { requestId: string; supplierId: string; inquiryId: string },
): Promise<void> {
  await ctx.db
    .update(requestInvitations)
    .set({ inquiryId, seenAt: ctx.now, declinedAt: null, declineReason: null })
    .where(isInvitation({ id: requestId, supplierId }));
}
