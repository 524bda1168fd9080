import { addDays } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import type { productQuestions } from './tables.ts';

type QuestionInsert = typeof productQuestions.$inferInsert;

/** Creates a question about a product, answered if `answer` is set. */
export function questionRow(
  given: Partial<QuestionInsert> & Pick<QuestionInsert, 'productId' | 'supplierId'>,
): QuestionInsert {
  const askedAt = given.askedAt ?? new Date();
  return {
    id: newId(),
    question: 'Does it come with a window as well?',
    state: given.answer ? 'answered' : 'waiting',
    answeredAt: given.answer ? addDays(askedAt, 1) : null,
    ...given,
    askedAt,
  };
}
