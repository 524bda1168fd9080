import * as z from 'zod/mini';
import { dispatchQuantity } from '#features/orders/dispatch/contract.ts';
import type { OrderFacts } from '#features/orders/order-record/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, line, paragraph } from '#lib/schemas.ts';

const tags = ['Claims'];

/** The problems that a buyer can claim. */
export const claimProblems = ['damaged', 'short', 'defective', 'wrong_goods'] as const;
export type ClaimProblem = (typeof claimProblems)[number];
/**
 * `credit` reduces what is still to be paid and refunds the rest; `return` credits the goods once they are back;
 * `replacement` sends them again.
 */
export const remedies = ['credit', 'replacement', 'return'] as const;
export type Remedy = (typeof remedies)[number];
/**
 * `open` until the supplier responds, `negotiating` until both agree, `mediation` until the marketplace decides,
 * `settling` until the remedy has been carried out. The others are final.
 */
export const claimStates = [
  'open',
  'negotiating',
  'mediation',
  'settling',
  'settled',
  'withdrawn',
  'dismissed',
] as const;
export type ClaimState = (typeof claimStates)[number];
export const claimActions = [
  'offer',
  'accept',
  'escalate',
  'withdraw',
  'send_back',
  'take_back',
  'send_again',
  'receive_again',
  'refund',
  'decide',
] as const;
export type ClaimAction = (typeof claimActions)[number];
export const claimParties = ['buyer', 'supplier', 'mediator'] as const;
export type ClaimParty = (typeof claimParties)[number];

export const maxClaimPhotos = 8;
const maxClaimLines = 20;

const claimedLine = z.object({ lineId: id, quantity: dispatchQuantity });
const claimedLines = z
  .array(claimedLine)
  .check(
    z.minLength(1, 'Select at least one item'),
    z.maxLength(maxClaimLines, `Select no more than ${maxClaimLines} items`),
  );
export type ClaimedLine = z.infer<typeof claimedLine>;

const shownLine = z.object({ lineId: id, title: z.string(), unit: z.string(), quantity: z.number() });

const claimOffer = z.object({
  id,
  by: z.enum(claimParties),
  byName: z.string(),
  at: instant,
  remedy: z.enum(remedies),
  lines: z.array(shownLine),
  /** The value of the goods with tax, at the prices of the order. */
  amountMinor: z.int(),
  note: z.string(),
  /** True for the newest offer while it can be accepted. */
  isOpen: z.boolean(),
});

const claimEvent = z.object({
  id,
  state: z.enum(claimStates),
  at: instant,
  /** `system` for what happened because a deadline passed. */
  by: z.enum([...claimParties, 'system']),
  byName: z.nullable(z.string()),
  note: z.string(),
});

const claim = z.object({
  id,
  /** 1, 2, … within the order. */
  number: z.int(),
  order: z.object({ id, reference: z.string(), currency: z.string() }),
  buyerName: z.string(),
  supplierName: z.string(),
  state: z.enum(claimStates),
  problem: z.enum(claimProblems),
  description: z.string(),
  photos: z.array(z.object({ id, name: z.string() })),
  /** The remedy that the buyer asks for. */
  remedy: z.enum(remedies),
  lines: z.array(shownLine),
  /** The value of the claimed goods with tax. */
  claimedMinor: z.int(),
  openedAt: instant,
  /** When the current state ends by itself, or is late; null for states without a deadline. */
  dueAt: z.nullable(instant),
  /** The remedy that was agreed or decided; null before. */
  agreed: z.nullable(
    z.object({
      remedy: z.enum(remedies),
      lines: z.array(shownLine),
      amountMinor: z.int(),
      /** The part of the amount that the supplier has to pay back. */
      refundMinor: z.int(),
      trackingNumber: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  offers: z.array(claimOffer),
  events: z.array(claimEvent),
  /** Actions that the viewer can take now. */
  actions: z.array(z.enum(claimActions)),
});
export type Claim = z.infer<typeof claim>;

/** An item of an order with how much of it can still be claimed. */
const claimableLine = z.extend(shownLine, { unitMinor: z.int() });

export const openClaimForm = z.object({
  id,
  problem: z.enum(claimProblems, 'Select what is wrong'),
  description: paragraph({ max: 2000, required: 'Describe what is wrong' }),
  remedy: z.enum(remedies, 'Select what you ask for'),
  lines: claimedLines,
  photoIds: z._default(
    z.array(id).check(z.maxLength(maxClaimPhotos, `Add no more than ${maxClaimPhotos} photos`)),
    [],
  ),
});
export type OpenClaimForm = z.infer<typeof openClaimForm>;

const one = { id };
export const offerForm = z.object({
  ...one,
  remedy: z.enum(remedies, 'Select a remedy'),
  lines: claimedLines,
  note: z._default(paragraph({ max: 1000 }), ''),
});
export type OfferForm = z.infer<typeof offerForm>;

const acceptForm = z.object({ ...one, offerId: id });
const noteForm = z.object({ ...one, note: z._default(paragraph({ max: 1000 }), '') });
export const trackingForm = z.object({
  ...one,
  trackingNumber: line({ max: 80, required: 'Enter a tracking number' }),
});
/** A decision of the marketplace. Without lines, the claim is dismissed. */
export const decisionForm = z.object({
  ...one,
  remedy: z.nullable(z.enum(remedies)),
  lines: z._default(z.array(claimedLine).check(z.maxLength(maxClaimLines)), []),
  note: paragraph({ max: 2000, required: 'Give the reasons for the decision' }),
});
export type DecisionForm = z.infer<typeof decisionForm>;

const list = success({
  claims: z.array(claim),
  /** The goods that can still be claimed; empty if the buyer can claim nothing. */
  claimable: z.array(claimableLine),
  /** The last moment for a claim; null before receipt. */
  claimUntil: z.nullable(instant),
});
const single = success({ claim });
const writing = { access: ['supplier'], scope: 'orders:write' } as const;
const admin = endpoint.meta({ access: ['admin'] });
const buyer = endpoint.meta({ access: 'signed-in' });
const store = endpoint.meta(writing);
const act = (path: `/${string}`, summary: string) => ({ method: 'POST', path, summary, tags }) as const;

export const claimsContract = {
  buyer: {
    list: buyer
      .route({ method: 'GET', path: '/orders/{id}/claims', summary: 'List the claims of your order', tags })
      .input(z.object(one))
      .output(list),
    open: endpoint
      .meta({ access: 'signed-in', idempotent: true })
      .route({
        method: 'POST',
        path: '/orders/{id}/claims',
        successStatus: 201,
        summary: 'Claim goods of your order that are damaged, missing or not as ordered',
        tags,
      })
      .input(openClaimForm)
      .output(single),
    offer: buyer
      .route(act('/claims/{id}/offers', 'Propose another remedy for your claim'))
      .input(offerForm)
      .output(single),
    accept: buyer
      .route(act('/claims/{id}/accept', 'Accept an offer of the supplier'))
      .input(acceptForm)
      .output(single),
    escalate: buyer
      .route(act('/claims/{id}/escalate', 'Ask the marketplace to decide about your claim'))
      .input(noteForm)
      .output(single),
    withdraw: buyer.route(act('/claims/{id}/withdraw', 'Withdraw your claim')).input(noteForm).output(single),
    sendBack: buyer
      .route(act('/claims/{id}/send-back', 'Record that you sent the goods back'))
      .input(trackingForm)
      .output(single),
    receiveAgain: buyer
      .route(act('/claims/{id}/receive-again', 'Confirm that the replacement has arrived'))
      .input(z.object(one))
      .output(single),
  },
  store: {
    list: endpoint
      .meta({ access: ['supplier'], scope: 'orders:read' })
      .route({
        method: 'GET',
        path: '/store/orders/{id}/claims',
        summary: 'List the claims about a store order',
        tags,
      })
      .input(z.object(one))
      .output(list),
    offer: store
      .route(act('/store/claims/{id}/offers', 'Offer a remedy for a claim'))
      .input(offerForm)
      .output(single),
    accept: store
      .route(act('/store/claims/{id}/accept', 'Accept what the buyer asks for'))
      .input(acceptForm)
      .output(single),
    escalate: store
      .route(act('/store/claims/{id}/escalate', 'Ask the marketplace to decide about a claim'))
      .input(noteForm)
      .output(single),
    takeBack: store
      .route(act('/store/claims/{id}/take-back', 'Confirm that returned goods have arrived'))
      .input(z.object(one))
      .output(single),
    sendAgain: store
      .route(act('/store/claims/{id}/send-again', 'Record that a replacement was sent'))
      .input(trackingForm)
      .output(single),
    refund: store
      .route(act('/store/claims/{id}/refund', 'Record that the agreed amount was paid back'))
      .input(noteForm)
      .output(single),
  },
  mediation: {
    list: admin
      .route({ method: 'GET', path: '/admin/claims', summary: 'List claims to decide, by deadline', tags })
      .output(success({ claims: z.array(claim) })),
    decide: admin
      .route(act('/admin/claims/{id}/decide', 'Decide about a claim'))
      .input(decisionForm)
      .output(single),
  },
};

interface ClaimFacts extends OrderFacts {
  claimId: string;
}
/** A buyer has claimed goods of an order. */
export const claimOpened = defineEvent<ClaimFacts>('claim.opened');
/** One side, the mediator or a deadline has moved a claim; `note` says what happened in a sentence. */
export const claimMoved = defineEvent<
  ClaimFacts & { eventId: string; by: ClaimParty | 'system'; state: ClaimState }
>('claim.moved');
