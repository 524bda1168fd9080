import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { ownStoreMessage } from '#features/conversations/inquiries/rules.ts';
import { findStoreOf, requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { questionAnswered, questionAsked, questionsContract } from '../contract.ts';
import { maxPerDay, maxWaitingPerProduct, maxWaitingPerStore } from '../rules.ts';
import { findSlug, getQuestionProduct } from './queries.ts';
import { productQuestions } from './tables.ts';

const tooMany = (message: string) => new AppError('conflict', message, { reason: 'too_many_questions' });

/** Asks a public question about a product and notifies the supplier. It is shown once it is answered. */
export async function postQuestion(
  ctx: CommandContext,
  { slug, question }: { slug: string; question: string },
): Promise<{ id: string }> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const product = await getQuestionProduct(ctx.db, slug);
  if ((await findStoreOf(ctx.db, accountId))?.id === product.supplierId)
    throw new AppError('conflict', ownStoreMessage, { reason: 'own_store' });
  // Locked per account, so that simultaneous questions cannot exceed the limits.
  await lockUntilCommit(ctx.db, `questions:${accountId}`);
  await checkLimits(ctx, { accountId, product });
  const id = newId();
  await ctx.db.insert(productQuestions).values({
    id,
    productId: product.id,
    supplierId: product.supplierId,
    askerAccountId: accountId,
    question,
    askedAt: ctx.now,
  });
  await ctx.emit(questionAsked, { questionId: id, supplierId: product.supplierId });
  return { id };
}

async function checkLimits(
  ctx: CommandContext,
  { accountId, product }: { accountId: string; product: { id: string; supplierId: string } },
): Promise<void> {
  const mine = eq(productQuestions.askerAccountId, accountId);
  const waiting = and(eq(productQuestions.state, 'waiting'), isNull(productQuestions.hiddenAt));
  const here = await ctx.db.$count(
    productQuestions,
    and(mine, waiting, eq(productQuestions.productId, product.id)),
  );
  if (here >= maxWaitingPerProduct)
    throw tooMany(
      `${maxWaitingPerProduct} of your questions about this product are still unanswered. Wait for a reply before asking more.`,
    );
  const today = and(mine, gt(productQuestions.askedAt, addDays(ctx.now, -1)));
  if ((await ctx.db.$count(productQuestions, today)) >= maxPerDay)
    throw tooMany('You have reached the daily limit for questions. Try again tomorrow.');
  const inStore = and(eq(productQuestions.supplierId, product.supplierId), waiting);
  if ((await ctx.db.$count(productQuestions, inStore)) >= maxWaitingPerStore)
    throw tooMany('This supplier has too many open questions. Send an inquiry instead.');
}

/** Withdraws the caller's own question, answered or not. */
export async function withdrawQuestion(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const [gone] = await ctx.db
    .delete(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.askerAccountId, accountId)))
    .returning({ productId: productQuestions.productId });
  if (!gone) throw notFound('Question');
  await dropPages(ctx, gone.productId);
}

/** Answers a question about a product of the caller's store, or replaces the answer. */
export async function answerQuestion(
  ctx: CommandContext,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const own = and(eq(productQuestions.id, id), eq(productQuestions.supplierId, supplierId));
  const [before] = await ctx.db
    .select({ answeredAt: productQuestions.answeredAt })
    .from(productQuestions)
    .where(own)
    .for('update');
  if (!before) throw notFound('Question');
  const isFirst = before.answeredAt === null;
  const [row] = await ctx.db
    .update(productQuestions)
    .set({
      answer,
      state: 'answered',
      answeredBy: accountId,
      answeredAt: before.answeredAt ?? ctx.now,
    })
    .where(own)
    .returning({ productId: productQuestions.productId });
  if (!row) throw notFound('Question');
  if (isFirst) await ctx.emit(questionAnswered, { questionId: id, supplierId });
  await dropPages(ctx, row.productId);
}

/** Sets a question aside without an answer, or takes it up again. Answered questions cannot be set aside. */
export async function setAside(
  ctx: CommandContext,
  { id, aside }: { id: string; aside: boolean },
): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const own = and(eq(productQuestions.id, id), eq(productQuestions.supplierId, supplierId));
  const [row] = await ctx.db
    .update(productQuestions)
    .set({ state: aside ? 'aside' : 'waiting' })
    .where(and(own, or(eq(productQuestions.state, 'waiting'), eq(productQuestions.state, 'aside'))))
    .returning({ id: productQuestions.id });
  if (row) return;
  if ((await ctx.db.$count(productQuestions, own)) === 0) throw notFound('Question');
  throw new AppError('conflict', 'This question has already been answered.', { reason: 'answered_already' });
}

/** Hides a question from everyone, or shows it again; for admins. */
export async function setHidden(
  ctx: CommandContext,
  { id, hidden, note }: { id: string; hidden: boolean; note: string },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  const [row] = await ctx.db
    .update(productQuestions)
    .set(
      hidden
        ? { hiddenAt: ctx.now, hiddenBy: accountId, hiddenNote: note }
        : { hiddenAt: null, hiddenBy: null, hiddenNote: '' },
    )
    .where(eq(productQuestions.id, id))
    .returning({ productId: productQuestions.productId });
  if (!row) throw notFound('Question');
  await dropPages(ctx, row.productId);
}

async function dropPages(ctx: CommandContext, productId: string): Promise<void> {
  const slug = await findSlug(ctx.db, productId);
  if (slug)
    await broadcast(ctx.db, {
      kind: 'pages',
      tags: [endpointTag(questionsContract.listQuestions, { slug })],
    });
}
