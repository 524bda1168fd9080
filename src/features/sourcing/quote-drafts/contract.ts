import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, line, paragraph, typedText } from '#lib/schemas.ts';

const tags = ['Quote drafts'];

/** The inquiry or the request that a quote answers, or the quote of which it is the next version. */
const target = z
  .string()
  .check(z.regex(/^(?:inquiry|request|quote):[0-9a-f-]{36}$/, 'Open the inquiry or the request again'));

const draftForm = z.object({
  target,
  /** The line under which colleagues find it. */
  title: line({ max: 160, required: 'Name the draft' }),
  /** The form as it is typed, as JSON that only the form reads. */
  typed: typedText(60_000),
});
export type DraftForm = z.infer<typeof draftForm>;

/** A draft with the offer that another person of the store approves: the JSON of what would be sent. */
const approvalForm = z.extend(draftForm, { offer: typedText(60_000) });
export type ApprovalForm = z.infer<typeof approvalForm>;

export const maxDrafts = 100;

const draftRow = z.object({
  id,
  target: z.string(),
  title: z.string(),
  author: z.object({ name: z.string(), isReader: z.boolean() }),
  /** True while it waits for the approval of another person. */
  isWaiting: z.boolean(),
  /** Why it was returned; null if it was not. */
  returnNote: z.nullable(z.string()),
  updatedAt: instant,
});
export type DraftRow = z.infer<typeof draftRow>;

const draft = z.extend(draftRow, { typed: z.string() });
export type QuoteDraft = z.infer<typeof draft>;

const reading = { access: ['supplier'] } as const;
const store = endpoint.meta(reading);

export const quoteDraftsContract = {
  list: store
    .route({ method: 'GET', path: '/store/quote-drafts', summary: 'List drafts of quotes', tags })
    .output(success({ drafts: z.array(draftRow) })),
  find: store
    .route({
      method: 'GET',
      path: '/store/quote-drafts/current',
      summary: 'Get the draft for an inquiry, a request or a quote, and whether quotes need approval',
      tags,
    })
    .input(z.object({ target }))
    .output(success({ draft: z.nullable(draft), needsApproval: z.boolean() })),
  save: store
    .route({ method: 'PUT', path: '/store/quote-drafts', summary: 'Save a draft of a quote', tags })
    .input(draftForm)
    .output(success({ draft })),
  requestApproval: store
    .route({
      method: 'POST',
      path: '/store/quote-drafts/approvals',
      summary: 'Request the approval of another person of your store',
      tags,
    })
    .input(approvalForm)
    .output(success({ draft })),
  return: store
    .route({
      method: 'POST',
      path: '/store/quote-drafts/{id}/return',
      summary: 'Return a draft to its author',
      tags,
    })
    .input(z.object({ id, note: paragraph({ max: 1000, required: 'Say what to change' }) }))
    .output(emptySuccess),
  remove: store
    .route({ method: 'DELETE', path: '/store/quote-drafts/{id}', summary: 'Delete a draft', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
  getRule: store
    .route({
      method: 'GET',
      path: '/store/quote-approval',
      summary: 'Get whether quotes need the approval of a second person',
      tags,
    })
    .output(success({ isRequired: z.boolean(), approverCount: z.int() })),
  setRule: store
    .route({
      method: 'PUT',
      path: '/store/quote-approval',
      summary: 'Set whether quotes need the approval of a second person',
      tags,
    })
    .input(z.object({ isRequired: z.boolean() }))
    .output(emptySuccess),
};

export const approvalRequested = defineEvent<{ draftId: string }>('quote-draft.approval-requested');
export const draftReturned = defineEvent<{ draftId: string }>('quote-draft.returned');
