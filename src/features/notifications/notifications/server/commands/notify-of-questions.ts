import { previewOf } from '#features/conversations/inquiries/rules.ts';
import { findQuestionFacts } from '#features/conversations/questions/server/queries.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { publicAnswerMail, questionMail } from '../emails.ts';
import { getRecipient } from '../queries/recipients.ts';
import { notify } from './notify.ts';

interface QuestionEvent {
  questionId: string;
  supplierId: string;
}

const questionsPath = '/dashboard/product-questions';

/** Notifies the members who answer buyers in a store that a question was asked about a product. */
export async function notifyOfQuestion(
  ctx: JobCommandContext,
  { questionId, supplierId }: QuestionEvent,
): Promise<void> {
  const facts = await findQuestionFacts(ctx.db, questionId);
  if (!facts || facts.answer !== null) return;
  for (const { id: accountId, email: to } of await listStorePeople(ctx.db, {
    supplierId,
    capability: 'inquiries.read',
  }))
    await notify(ctx, {
      accountId,
      type: 'product',
      title: `New question about ${facts.title}`,
      message: previewOf(facts.question, 160),
      href: questionsPath,
      priority: 'high',
      sourceKey: `question.asked:${questionId}`,
      mail: questionMail({
        to,
        subject: facts.title,
        body: facts.question,
        url: ctx.config.publicUrl + questionsPath,
      }),
    });
}

/** Notifies the buyer that the supplier answered their question, with a link to it. */
export async function notifyOfAnswer(ctx: JobCommandContext, { questionId }: QuestionEvent): Promise<void> {
  const facts = await findQuestionFacts(ctx.db, questionId);
  if (!facts?.askerAccountId || facts.answer === null || facts.isHidden) return;
  const href = `/products/${facts.slug}#questions`;
  const { email } = await getRecipient(ctx.db, facts.askerAccountId);
  await notify(ctx, {
    accountId: facts.askerAccountId,
    type: 'product',
    title: `${facts.supplierName} answered your question`,
    message: `${facts.title}: ${previewOf(facts.answer, 120)}`,
    href,
    priority: 'medium',
    sourceKey: `question.answered:${questionId}`,
    mail: publicAnswerMail({
      to: email,
      from: facts.supplierName,
      subject: facts.title,
      body: facts.answer,
      url: ctx.config.publicUrl + href,
    }),
  });
}
