import * as z from 'zod/mini';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { line } from '#lib/schemas.ts';

const tags = ['Selling terms'];

/** Delivery zones: the supplier's state, the rest of its country, and other countries. */
export const deliveryZones = ['state', 'country', 'abroad'] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

export const zoneLabels: Record<DeliveryZone, string> = {
  state: 'Within your state',
  country: 'Rest of your country',
  abroad: 'Abroad',
};

const amount = z
  .number('Enter an amount')
  .check(
    z.int('Enter an amount'),
    z.gte(0, 'Enter an amount'),
    z.lte(1_000_000_000, 'This amount is too large'),
  );

/** The delivery charge of an order to one zone. */
const zoneRule = z.object({
  zone: z.enum(deliveryZones),
  offered: z.boolean(),
  chargeMinor: amount,
  /** Value of goods from which delivery is free; null if it never is. */
  freeFromMinor: z.nullable(amount),
  /** Transit time in working days. */
  transitDays: z
    .number('Enter a number of days')
    .check(
      z.int('Enter a whole number of days'),
      z.gte(1, 'Enter at least 1 day'),
      z.lte(120, 'Enter no more than 120 days'),
    ),
});
export type ZoneRule = z.infer<typeof zoneRule>;

export const sellingTermsForm = z.object({
  zones: z.array(zoneRule).check(
    z.refine((zones) => new Set(zones.map(({ zone }) => zone)).size === deliveryZones.length, {
      error: 'Select whether you deliver to each zone',
      abort: true,
    }),
    z.maxLength(deliveryZones.length, 'Each zone can be listed once'),
    z.refine((zones) => zones.some(({ offered }) => offered), 'Select at least one zone'),
  ),
  /** Suppliers outside India: the rate on sales inside their country, in basis points. */
  taxRateBasisPoints: z
    .number('Enter a rate')
    .check(
      z.int('Enter no more than two decimals'),
      z.gte(0, 'Enter a rate'),
      z.lte(5000, 'Enter no more than 50%'),
    ),
  /** The name of the tax on invoices: `VAT`, `Sales tax`. */
  taxName: line({ max: 30, required: 'Enter a tax name' }),
});
export type SellingTermsForm = z.infer<typeof sellingTermsForm>;

const sellingTerms = z.object({
  zones: z.array(zoneRule),
  taxRateBasisPoints: z.int(),
  taxName: z.string(),
  /** `gst`: India's rates by HS code apply and the rate here does not. */
  taxSystem: z.enum(['gst', 'own-rate']),
  /** Nothing was saved yet: these are the marketplace's standard charges. */
  isStandard: z.boolean(),
  currency: z.string(),
  paymentTerms: z.array(z.enum(paymentTerms)),
});
export type SellingTerms = z.infer<typeof sellingTerms>;

const terms = success({ terms: sellingTerms });

export const sellingTermsContract = {
  getTerms: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route({
      method: 'GET',
      path: '/store/selling-terms',
      summary: 'Get delivery charges and tax',
      tags,
    })
    .output(terms),
  saveTerms: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'PUT',
      path: '/store/selling-terms',
      summary: 'Update delivery charges and tax',
      tags,
    })
    .input(sellingTermsForm)
    .output(emptySuccess),
};

/** The events after which an installment of a custom payment split is due. */
export const installmentEvents = ['order', 'proof', 'dispatch', 'delivery'] as const;
export type InstallmentEvent = (typeof installmentEvents)[number];

export const maxInstallments = 4;

const installment = z.object({
  percent: z
    .number('Enter a percentage')
    .check(
      z.int('Enter a whole percentage'),
      z.gte(1, 'Enter at least 1%'),
      z.lte(100, 'Enter no more than 100%'),
    ),
  due: z.enum(installmentEvents, 'Select when it is due'),
  /** Days after that; 0 of `dispatch` is before the goods leave. */
  days: z
    .number('Enter a number of days')
    .check(
      z.int('Enter a whole number of days'),
      z.gte(0, 'Enter a number of days'),
      z.lte(180, 'Enter no more than 180 days'),
    ),
});
export type Installment = z.infer<typeof installment>;

/** Each event names one installment, apart from credit periods after dispatch and delivery. */
const slotOf = ({ due, days }: Installment): string =>
  due === 'order' || due === 'proof' ? due : `${due} ${days}`;

/** Payment in installments that were agreed for one order, as an alternative to the standard terms. */
export const paymentSplit = z.array(installment).check(
  z.minLength(1, 'Add an installment'),
  z.maxLength(maxInstallments, `Agree on no more than ${maxInstallments} installments`),
  z.refine((parts) => parts.reduce((sum, { percent }) => sum + percent, 0) === 100, {
    error: 'The percentages must add up to 100%',
  }),
  z.refine((parts) => new Set(parts.map(slotOf)).size === parts.length, {
    error: 'Join installments that are due after the same event',
  }),
);
export type PaymentSplit = z.infer<typeof paymentSplit>;
