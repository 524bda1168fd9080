import * as z from 'zod/mini';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { contactHint, hasContact, questionStates } from './rules.ts';

const tags = ['Questions'];
const questionLimit = 600;
export const answerLimit = 2000;

const slug = line({ max: 200, required: 'Not found' });
const cursor = z.optional(id);
const nextCursor = z.nullable(id);

/** Public text: no contact details and no advertising. */
const publicText = (rules: { max: number; required: string; min?: { length: number; message: string } }) =>
  paragraph(rules).check(z.refine((text) => !hasContact(text), contactHint));

export const questionForm = z.object({
  question: publicText({
    max: questionLimit,
    required: 'Enter a question',
    min: { length: 10, message: 'Enter at least 10 characters' },
  }),
});
export const answerForm = z.object({
  answer: publicText({ max: answerLimit, required: 'Enter an answer' }),
});

/** A question as the public sees it, without the name of the buyer. */
const publicQuestion = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  askedAt: instant,
  answeredAt: instant,
});
export type PublicQuestion = z.infer<typeof publicQuestion>;

const questionProduct = z.object({ id, slug: z.string(), title: z.string(), pack: packDrawing });

/** A question as the supplier sees it. */
const storeQuestion = z.object({
  id,
  question: z.string(),
  answer: z.nullable(z.string()),
  state: z.enum(questionStates),
  /** Hidden by an admin. */
  isHidden: z.boolean(),
  askedAt: instant,
  answeredAt: z.nullable(instant),
  product: questionProduct,
});
export type StoreQuestion = z.infer<typeof storeQuestion>;

const reviewedQuestion = z.extend(storeQuestion, {
  askedBy: z.nullable(z.string()),
  supplierName: z.string(),
  hiddenNote: z.string(),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestion>;

const answering = { access: ['supplier', 'admin'] } as const;
const storeList = success({
  questions: z.array(storeQuestion),
  /** Number of questions that wait for an answer, at most 100. */
  waiting: z.int(),
  nextCursor,
});
const storeQuery = z.object({
  state: z._default(z.enum(questionStates), 'waiting'),
  cursor,
  limit: limit(20),
});

export const questionsContract = {
  listQuestions: endpoint
    .meta({ access: 'public', cached: true, lasting: true })
    .route({
      method: 'GET',
      path: '/products/{slug}/questions',
      summary: 'List answered questions about a product, newest first',
      tags,
    })
    .input(z.object({ slug, cursor, limit: limit(5) }))
    .output(success({ questions: z.array(publicQuestion), nextCursor })),
  ask: endpoint
    .meta({ access: 'signed-in', throttle: 'form', idempotent: true })
    .route({
      method: 'POST',
      path: '/products/{slug}/questions',
      successStatus: 201,
      summary: 'Ask a public question about a product',
      tags,
    })
    .input(z.object({ slug, ...questionForm.shape }))
    .output(success({ question: z.object({ id }) })),
  withdraw: endpoint
    .route({ method: 'DELETE', path: '/questions/{id}', summary: 'Withdraw your question', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
  listStoreQuestions: endpoint
    .meta({ ...answering, sample: true })
    .route({ method: 'GET', path: '/store/questions', summary: 'List questions about your products', tags })
    .input(storeQuery)
    .output(storeList),
  answer: endpoint
    .meta(answering)
    .route({
      method: 'PUT',
      path: '/store/questions/{id}/answer',
      summary: 'Answer a question or edit the answer',
      tags,
    })
    .input(z.object({ id, ...answerForm.shape }))
    .output(emptySuccess),
  setAside: endpoint
    .meta(answering)
    .route({
      method: 'POST',
      path: '/store/questions/{id}/set-aside',
      summary: 'Set a question aside, or reopen it',
      tags,
    })
    .input(z.object({ id, aside: z.boolean('Select an option') }))
    .output(emptySuccess),
  listForReview: endpoint
    .meta({ access: ['admin'] })
    .route({ method: 'GET', path: '/admin/questions', summary: 'List all questions, newest first', tags })
    .input(
      z.object({
        hidden: z.optional(z.enum(['1'])),
        state: z.optional(z.enum(questionStates)),
        cursor,
        limit: limit(30),
      }),
    )
    .output(success({ questions: z.array(reviewedQuestion), nextCursor })),
  setHidden: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/questions/{id}/visibility',
      summary: 'Hide a question, or show it again',
      tags,
    })
    .input(z.object({ id, hidden: z.boolean('Select an option'), note: z._default(line({ max: 300 }), '') }))
    .output(emptySuccess),
};

interface QuestionEvent {
  questionId: string;
  supplierId: string;
}
export const questionAsked = defineEvent<QuestionEvent>('question.asked');
/** Answered for the first time. */
export const questionAnswered = defineEvent<QuestionEvent>('question.answered');
