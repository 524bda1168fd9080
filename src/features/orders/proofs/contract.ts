import * as z from 'zod/mini';
import type { OrderFacts } from '#features/orders/order-record/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, line, paragraph } from '#lib/schemas.ts';

const tags = ['Proofs'];

/**
 * The steps that a supplier takes before production: a proof of the print, a sample that was sent, or the statement that
 * the goods are not printed. The buyer approves or returns each.
 */
export const proofKinds = ['proof', 'sample', 'waiver'] as const;
export type ProofKind = (typeof proofKinds)[number];
/** `needed`: nothing was sent yet. */
export const proofStates = ['needed', 'waiting', 'returned', 'approved'] as const;
export type ProofState = (typeof proofStates)[number];
export const proofOutcomes = ['approved', 'returned'] as const;
export type ProofOutcome = (typeof proofOutcomes)[number];
/**
 * `proof`: what is approved. `source`: artwork to download. `preview`: a picture of the first page of a document, which
 * proofs have that were sent before documents were shown page by page.
 */
export const proofFileRoles = ['proof', 'preview', 'source'] as const;
export type ProofFileRole = (typeof proofFileRoles)[number];
export const proofActions = ['approve', 'return', 'send_proof', 'send_sample', 'waive'] as const;
export type ProofAction = (typeof proofActions)[number];

export const maxSourceFiles = 5;
export const maxPins = 30;
/** The pages of a document that are shown and can have pins. */
export const maxPages = 50;

const percent = z.number('Place the pin on the page').check(z.gte(0), z.lte(100));
/**
 * A place on a page of a proof, in percent from the left and from the top, and what to change there. A picture has one
 * page.
 */
const pin = z.object({
  page: z._default(
    z
      .int('Place the pin on a page')
      .check(
        z.gte(1, 'Place the pin on a page'),
        z.lte(maxPages, `Place pins on the first ${maxPages} pages`),
      ),
    1,
  ),
  x: percent,
  y: percent,
  comment: line({ max: 300, required: 'Describe what to change here' }),
});
export type Pin = z.infer<typeof pin>;

const proofFile = z.object({
  id,
  role: z.enum(proofFileRoles),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type ProofFile = z.infer<typeof proofFile>;

const proofVersion = z.object({
  /** 1 for the first step, one more with each; steps never change. */
  version: z.int(),
  kind: z.enum(proofKinds),
  /** Counts the steps of one kind: the second proof is 2, whatever was between. */
  number: z.int(),
  note: z.string(),
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  files: z.array(proofFile),
  sentAt: instant,
  sentByName: z.string(),
  /** Null while it waits, and for a version that was replaced before the buyer decided. */
  decision: z.nullable(
    z.object({
      outcome: z.enum(proofOutcomes),
      comment: z.string(),
      pins: z.array(pin),
      at: instant,
      byName: z.string(),
    }),
  ),
});
export type ProofVersion = z.infer<typeof proofVersion>;

const lineProof = z.object({
  lineId: id,
  title: z.string(),
  unit: z.string(),
  quantity: z.number(),
  state: z.enum(proofStates),
  /** The kind of the current step; null before the first. */
  kind: z.nullable(z.enum(proofKinds)),
  /** The current version; 0 before the first. */
  version: z.int(),
  /** Newest first. */
  versions: z.array(proofVersion),
  /** Actions that the viewer can take now. */
  actions: z.array(z.enum(proofActions)),
});
export type LineProof = z.infer<typeof lineProof>;

const step = {
  id,
  lineId: id,
  /** The version that the person saw; 0 before the first. If there is a newer one, nothing is changed. */
  seenVersion: z.int('The displayed version is missing').check(z.gte(0)),
};
const note = z._default(paragraph({ max: 1000 }), '');

export const sendProofForm = z.object({
  ...step,
  fileId: z.string('Add the proof').check(z.uuid('Add the proof')),
  sourceFileIds: z._default(
    z.array(id).check(z.maxLength(maxSourceFiles, `Add no more than ${maxSourceFiles} files`)),
    [],
  ),
  note,
});
export type SendProofForm = z.infer<typeof sendProofForm>;

export const sendSampleForm = z.object({
  ...step,
  carrier: line({ max: 80, required: 'Enter a carrier' }),
  trackingNumber: line({ max: 80, required: 'Enter a tracking number' }),
  note,
});
export type SendSampleForm = z.infer<typeof sendSampleForm>;

export const waiveForm = z.object({
  ...step,
  note: paragraph({ max: 1000, required: 'Say why no proof is needed' }),
});
export type WaiveForm = z.infer<typeof waiveForm>;

const approveForm = z.object(step);
export const returnForm = z
  .object({
    ...step,
    comment: z._default(paragraph({ max: 2000 }), ''),
    pins: z._default(z.array(pin).check(z.maxLength(maxPins, `Place no more than ${maxPins} pins`)), []),
  })
  .check(
    z.refine(({ comment, pins }) => comment !== '' || pins.length > 0, {
      error: 'Describe what to change',
      path: ['comment'],
    }),
  );
export type ReturnForm = z.infer<typeof returnForm>;

const one = z.object({ id });
const list = success({ proofs: z.array(lineProof) });
const store = endpoint.meta({ access: ['supplier'], scope: 'orders:write' });

export const proofsContract = {
  buyer: {
    list: endpoint
      .route({ method: 'GET', path: '/orders/{id}/proofs', summary: 'List the proofs of your order', tags })
      .input(one)
      .output(list),
    approve: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/lines/{lineId}/proofs/approve',
        summary: 'Approve a proof, a sample, or that none is needed',
        tags,
      })
      .input(approveForm)
      .output(list),
    return: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/lines/{lineId}/proofs/return',
        summary: 'Return a proof or sample with comments',
        tags,
      })
      .input(returnForm)
      .output(list),
  },
  store: {
    list: endpoint
      .meta({ access: ['supplier'], scope: 'orders:read', sample: true })
      .route({
        method: 'GET',
        path: '/store/orders/{id}/proofs',
        summary: 'List the proofs of a store order',
        tags,
      })
      .input(one)
      .output(list),
    send: store
      .route({
        method: 'POST',
        path: '/store/orders/{id}/lines/{lineId}/proofs',
        successStatus: 201,
        summary: 'Send a proof, or a new version of it',
        tags,
      })
      .input(sendProofForm)
      .output(list),
    sendSample: store
      .route({
        method: 'POST',
        path: '/store/orders/{id}/lines/{lineId}/samples',
        successStatus: 201,
        summary: 'Record that a pre-production sample was sent',
        tags,
      })
      .input(sendSampleForm)
      .output(list),
    waive: store
      .route({
        method: 'POST',
        path: '/store/orders/{id}/lines/{lineId}/proof-waivers',
        successStatus: 201,
        summary: 'State that a line needs no proof, for the buyer to confirm',
        tags,
      })
      .input(waiveForm)
      .output(list),
  },
};

interface ProofFacts extends OrderFacts {
  lineId: string;
  version: number;
}
/** A supplier has sent a proof or a sample, or stated that none is needed. */
export const proofSent = defineEvent<ProofFacts>('proof.sent');
/** A buyer has returned it. */
export const proofReturned = defineEvent<ProofFacts>('proof.returned');
/** A buyer has approved it; with the last approval of an order, production can start. */
export const proofApproved = defineEvent<ProofFacts & { isLast: boolean }>('proof.approved');
