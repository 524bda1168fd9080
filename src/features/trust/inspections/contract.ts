import * as z from 'zod/mini';
import type { OrderFacts } from '#features/orders/order-record/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant } from '#lib/schemas.ts';
import {
  draftForm,
  measurementUnits,
  receiptDraft,
  receiptForm,
  samplingPlanForm,
} from './contract/receipt-forms.ts';
import { defectCodes } from './rules/defects.ts';
import { aqls, inspectionLevels, severities } from './rules/sampling-plan.ts';
import { inspectionStates } from './rules/switching.ts';

const tags = ['Receipts'];

export const receiptResults = ['accepted', 'accepted_with_claim', 'rejected'] as const;
export type ReceiptResult = (typeof receiptResults)[number];

const orderSamplingPlan = z.object({
  level: z.enum(inspectionLevels),
  majorAql: z.literal(aqls),
  minorAql: z.literal(aqls),
});
export type OrderSamplingPlan = z.infer<typeof orderSamplingPlan>;

const classPlan = z.object({ sample: z.int(), acceptance: z.int() });
const lotPlan = z.object({
  severity: z.enum(severities),
  letter: z.string(),
  sample: z.int(),
  isFull: z.boolean(),
  classes: z.object({ critical: classPlan, major: classPlan, minor: classPlan }),
});

const receiptLine = z.object({
  lineId: id,
  title: z.string(),
  unit: z.string(),
  dispatched: z.number(),
  received: z.number(),
  short: z.number(),
  damaged: z.number(),
  result: z.enum(receiptResults),
  /** Null if nothing of the line arrived. */
  plan: z.nullable(lotPlan),
  checked: z.int(),
  found: z.object({ critical: z.int(), major: z.int(), minor: z.int() }),
  defects: z.array(z.object({ defect: z.enum(defectCodes), count: z.int() })),
  measurements: z.array(
    z.object({
      name: z.string(),
      nominal: z.number(),
      tolerance: z.number(),
      unit: z.enum(measurementUnits),
      values: z.array(z.number()),
      isWithin: z.boolean(),
    }),
  ),
});

export type ReceiptLine = z.infer<typeof receiptLine>;

/** The record of a dispatch that its buyer received. It never changes. */
const receipt = z.object({
  id,
  dispatchId: id,
  dispatchNumber: z.int(),
  result: z.enum(receiptResults),
  note: z.string(),
  receivedAt: instant,
  receivedByName: z.string(),
  photos: z.array(z.object({ id, name: z.string() })),
  lines: z.array(receiptLine),
});
export type Receipt = z.infer<typeof receipt>;

const orderInspections = z.object({
  samplingPlan: orderSamplingPlan,
  /** True if the viewer can change the plan now. */
  canChangePlan: z.boolean(),
  /** Dispatches that the viewer can receive now. */
  receivableIds: z.array(id),
  /** By the number of the dispatch. */
  receipts: z.array(receipt),
});
export type OrderInspections = z.infer<typeof orderInspections>;

/** Everything that is needed to receive a dispatch. */
const reception = z.object({
  order: z.object({ id, reference: z.string(), supplierName: z.string() }),
  dispatch: z.object({
    id,
    number: z.int(),
    carrier: z.string(),
    trackingNumber: z.nullable(z.string()),
    dispatchedAt: instant,
  }),
  samplingPlan: orderSamplingPlan,
  lines: z.array(
    z.object({
      lineId: id,
      title: z.string(),
      unit: z.string(),
      quantity: z.number(),
      /** How the product of this supplier is inspected, after the lots before. */
      inspection: z.enum(inspectionStates),
    }),
  ),
  receipt: z.nullable(receipt),
  /** The text that this account has typed, on any device. */
  draft: z.nullable(z.object({ version: z.int(), savedAt: instant, body: receiptDraft })),
  /** Why the dispatch cannot be received; null if it can. */
  refusal: z.nullable(z.string()),
});
export type Reception = z.infer<typeof reception>;

const ofOrder = z.object({ id });
const ofDispatch = z.object({ id, dispatchId: id });
const inspections = success({ inspections: orderInspections });
const path = '/orders/{id}/dispatches/{dispatchId}';

export const inspectionsContract = {
  buyer: {
    list: endpoint
      .route({
        method: 'GET',
        path: '/orders/{id}/receipts',
        summary: 'List the receipts of your order, with its sampling plan',
        tags,
      })
      .input(ofOrder)
      .output(inspections),
    choosePlan: endpoint
      .route({
        method: 'PUT',
        path: '/orders/{id}/sampling-plan',
        summary: 'Choose how the goods of an order are sampled on receipt',
        tags,
      })
      .input(samplingPlanForm)
      .output(inspections),
    get: endpoint
      .route({
        method: 'GET',
        path: `${path}/receipt`,
        summary: 'Get the goods of a dispatch, how to check them, and the receipt',
        tags,
      })
      .input(ofDispatch)
      .output(success({ reception })),
    saveDraft: endpoint
      .route({
        method: 'PUT',
        path: `${path}/receipt-draft`,
        summary: 'Save a receipt that is not submitted yet',
        tags,
      })
      .input(draftForm)
      .output(success({ version: z.int() })),
    submit: endpoint
      .meta({ access: 'signed-in', idempotent: true })
      .route({
        method: 'POST',
        path: `${path}/receipt`,
        successStatus: 201,
        summary: 'Submit the receipt of a dispatch, which confirms its delivery',
        tags,
      })
      .input(receiptForm)
      .output(success({ reception })),
  },
  store: {
    list: endpoint
      .meta({ access: ['supplier'], scope: 'orders:read' })
      .route({
        method: 'GET',
        path: '/store/orders/{id}/receipts',
        summary: 'List what the buyer of a store order found in its dispatches',
        tags,
      })
      .input(ofOrder)
      .output(inspections),
  },
};

/** A buyer has recorded what arrived, and whether the goods are accepted. */
export const goodsReceived = defineEvent<OrderFacts & { receiptId: string }>('receipt.submitted');
