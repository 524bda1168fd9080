import * as z from 'zod/mini';
import { storedFile } from '#features/files/files/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { calendarDate, id, instant, limit, paragraph, typedText } from '#lib/schemas.ts';
import { requestContent, requestForm } from './contract/request-form.ts';
import {
  invitationStates,
  invitationViews,
  pageOf,
  receivedRow,
  requestRow,
  requestSorts,
  requestStates,
  requestViews,
} from './contract/request-rows.ts';

const tags = ['Requests for quotes'];

const requestActions = [
  'edit',
  'publish',
  'delete',
  'revise',
  'extend',
  'invite',
  'cancel',
  'award',
  'finish',
  'clone',
  'export',
] as const;
export type RequestAction = (typeof requestActions)[number];

const party = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  logoUrl: z.nullable(z.string()),
  logoSeed: z.string(),
});

const question = z.object({
  id,
  question: z.string(),
  answer: z.nullable(z.string()),
  askedAt: instant,
  answeredAt: z.nullable(instant),
});
export type RequestQuestion = z.infer<typeof question>;

const published = z.object({
  id,
  reference: z.string(),
  state: z.enum(requestStates),
  version: z.int(),
  content: requestContent,
  /** SHA-256 of the content. */
  fingerprint: z.string(),
  files: z.array(storedFile),
  /** Names of the categories in the lines. */
  categories: z.record(z.string(), z.string()),
  questions: z.array(question),
  publishedAt: instant,
});

/** A request as its buyer sees it. */
const ownRequest = z.extend(published, {
  invitations: z.array(
    z.object({
      supplier: party,
      state: z.enum(invitationStates),
      /** Why it fits, as a sentence for the buyer. */
      reason: z.string(),
      invitedAt: instant,
      declineReason: z.nullable(z.string()),
      inquiryId: z.nullable(id),
    }),
  ),
  closeReason: z.nullable(z.string()),
  actions: z.array(z.enum(requestActions)),
});
export type OwnRequest = z.infer<typeof ownRequest>;

/** Where a supplier who did not win stands, for one quantity of one line that was awarded. */
export const standing = z.object({
  title: z.string(),
  quantity: z.int(),
  /** 1 for the lowest cost of those that can be compared with what was awarded; null with a problem. */
  rank: z.nullable(z.int()),
  of: z.nullable(z.int()),
  /** How far the cost was above the lowest, if the buyer lets suppliers know. */
  abovePercent: z.nullable(z.number()),
  basis: z.nullable(z.enum(['landed_cost', 'quoted_total'])),
  problem: z.nullable(z.enum(['not_quoted', 'alternative', 'terms', 'exchange_rate'])),
});
export type Standing = z.infer<typeof standing>;

/** A request as an invited supplier sees it. */
const receivedRequest = z.extend(published, {
  buyer: z.object({
    /** The name and the company are known once the store has answered. */
    name: z.string(),
    company: z.nullable(z.string()),
  }),
  /** Why the store receives it, as a sentence. */
  reason: z.string(),
  /** Limits of the store that the request exceeds, as sentences. */
  mismatches: z.array(z.string()),
  invitation: z.enum(invitationStates),
  inquiryId: z.nullable(id),
  /** The outcome for the store, once it is awarded, with each quantity of each line that was awarded. */
  outcome: z.nullable(z.object({ won: z.boolean(), items: z.array(standing) })),
});
export type ReceivedRequest = z.infer<typeof receivedRequest>;
export type RequestOutcome = NonNullable<ReceivedRequest['outcome']>;

/** A form as it is typed, as JSON that only the form reads. Saving names the `updatedAt` of the draft that was loaded. */
const requestDraft = z.object({ title: typedText(160), typed: typedText(100_000) });

const one = z.object({ id });
const search = z.optional(z.string().check(z.maxLength(100)));
const page = {
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: limit(20),
  q: search,
  sort: z._default(z.enum(requestSorts), 'newest'),
};
const reason = z._default(paragraph({ max: 1000 }), '');

const buyer = endpoint.meta({ access: ['customer', 'supplier'] });
const reading = { access: ['supplier'], scope: 'requests:read' } as const;
const writing = { access: ['supplier'], scope: 'requests:write' } as const;
const store = endpoint.meta(writing);
/** Also readable in the sample store. */
const shown = endpoint.meta({ ...reading, sample: true });
const single = success({ request: ownRequest });

export const requestsContract = {
  buyer: {
    list: buyer
      .route({ method: 'GET', path: '/requests', summary: 'List your requests for quotes', tags })
      .input(z.object({ ...page, state: z.optional(z.enum(requestViews)) }))
      .output(pageOf(requestRow)),
    get: buyer
      .route({ method: 'GET', path: '/requests/{id}', summary: 'Get a published request', tags })
      .input(one)
      .output(single),
    createDraft: endpoint
      .meta({ access: ['customer', 'supplier'], idempotent: true })
      .route({
        method: 'POST',
        path: '/requests',
        successStatus: 201,
        summary: 'Start a request as a draft',
        tags,
      })
      .input(requestDraft)
      .output(success({ request: z.object({ id, reference: z.string(), updatedAt: instant }) })),
    getDraft: buyer
      .route({ method: 'GET', path: '/requests/{id}/draft', summary: 'Get a draft', tags })
      .input(one)
      .output(
        success({
          draft: z.object({
            id,
            reference: z.string(),
            title: z.string(),
            typed: z.string(),
            updatedAt: instant,
          }),
        }),
      ),
    saveDraft: buyer
      .route({ method: 'PUT', path: '/requests/{id}/draft', summary: 'Save a draft', tags })
      .input(z.extend(requestDraft, { id, updatedAt: z.iso.datetime('Load the draft again') }))
      .output(success({ draft: z.object({ updatedAt: instant }) })),
    remove: buyer
      .route({ method: 'DELETE', path: '/requests/{id}', summary: 'Delete a draft', tags })
      .input(one)
      .output(emptySuccess),
    publish: endpoint
      .meta({ access: ['customer', 'supplier'], idempotent: true })
      .route({
        method: 'POST',
        path: '/requests/{id}/publish',
        summary: 'Send a draft to suppliers',
        tags,
      })
      .input(z.extend(requestForm, { id }))
      .output(single),
    revise: buyer
      .route({
        method: 'POST',
        path: '/requests/{id}/versions',
        summary: 'Replace the content of a request by a new version',
        tags,
      })
      .input(z.extend(requestContent, { id, version: z.int().check(z.gte(1)) }))
      .output(single),
    extend: buyer
      .route({ method: 'POST', path: '/requests/{id}/deadline', summary: 'Extend the deadline', tags })
      .input(z.object({ id, deadline: calendarDate }))
      .output(single),
    invite: buyer
      .route({ method: 'POST', path: '/requests/{id}/invitations', summary: 'Invite a supplier', tags })
      .input(z.object({ id, supplierId: z.uuid('Select a supplier') }))
      .output(single),
    answer: buyer
      .route({
        method: 'POST',
        path: '/requests/{id}/questions/{questionId}/answer',
        summary: 'Answer a question for all invited suppliers',
        tags,
      })
      .input(z.object({ id, questionId: id, answer: paragraph({ max: 2000, required: 'Enter an answer' }) }))
      .output(single),
    cancel: buyer
      .route({ method: 'POST', path: '/requests/{id}/cancel', summary: 'Cancel a request', tags })
      .input(z.object({ id, reason }))
      .output(single),
    clone: endpoint
      .meta({ access: ['customer', 'supplier'], idempotent: true })
      .route({
        method: 'POST',
        path: '/requests/{id}/clone',
        successStatus: 201,
        summary: 'Start a draft from a request',
        tags,
      })
      .input(one)
      .output(success({ request: z.object({ id, reference: z.string() }) })),
  },
  store: {
    list: shown
      .route({ method: 'GET', path: '/store/requests', summary: 'List requests you received', tags })
      .input(z.object({ ...page, invitation: z.optional(z.enum(invitationViews)) }))
      .output(pageOf(receivedRow)),
    get: shown
      .route({ method: 'GET', path: '/store/requests/{id}', summary: 'Get a request you received', tags })
      .input(one)
      .output(success({ request: receivedRequest })),
    markSeen: store
      .route({ method: 'POST', path: '/store/requests/{id}/seen', summary: 'Mark a request as seen', tags })
      .input(one)
      .output(emptySuccess),
    decline: store
      .route({ method: 'POST', path: '/store/requests/{id}/decline', summary: 'Decline a request', tags })
      .input(z.object({ id, reason: paragraph({ max: 1000, required: 'Give a reason' }) }))
      .output(emptySuccess),
    ask: endpoint
      .meta({ ...writing, throttle: 'form', idempotent: true })
      .route({
        method: 'POST',
        path: '/store/requests/{id}/questions',
        successStatus: 201,
        summary: 'Ask a question that all invited suppliers see',
        tags,
      })
      .input(z.object({ id, question: paragraph({ max: 1000, required: 'Enter a question' }) }))
      .output(emptySuccess),
  },
};

interface RequestFacts {
  requestId: string;
  supplierId: string;
}

/** A store was invited to a request; one event for each. */
export const supplierInvited = defineEvent<RequestFacts>('request.supplier-invited');
/** The content or the deadline of a request changed; one event for each invited store. */
export const requestChanged = defineEvent<RequestFacts & { change: string; at: string }>('request.changed');
/** A request was cancelled; one event for each invited store. */
export const requestCancelled = defineEvent<RequestFacts>('request.cancelled');
export const requestQuestionAsked = defineEvent<{ requestId: string; questionId: string }>(
  'request.question-asked',
);
/** A question was answered; one event for each invited store. */
export const requestQuestionAnswered = defineEvent<RequestFacts & { questionId: string }>(
  'request.question-answered',
);
export const invitationDeclined = defineEvent<RequestFacts>('request.invitation-declined');
/** A request was decided; one event for each store that quoted. */
export const requestDecided = defineEvent<RequestFacts>('request.decided');
