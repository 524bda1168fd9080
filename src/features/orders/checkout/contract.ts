import * as z from 'zod/mini';
import { orderFieldSchemas } from '#features/catalog/products/contract/plain-fields.ts';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { deliveryZones } from '#features/orders/selling-terms/contract.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, money } from '#lib/schemas.ts';

const tags = ['Quotes'];

const requestedLine = z.object({
  productId: id,
  variantId: z._default(z.nullable(id), null),
  quantity: z.number('Enter a quantity').check(z.int(), z.gte(1), z.lte(100_000_000)),
  isSample: z._default(z.boolean(), false),
});

/** The lines to quote: these, or the basket, all of it or the lines of some suppliers. */
export const lineSelection = {
  lines: z.optional(z.array(requestedLine).check(z.minLength(1, 'Select a product'), z.maxLength(100))),
  supplierIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
};

/** Which tax applies to a sale. */
export const taxKinds = ['cgst_sgst', 'igst', 'own_rate', 'export', 'none'] as const;
export type TaxKind = (typeof taxKinds)[number];

const taxPart = z.object({
  /** `CGST 9%`, `IGST 18%`, `VAT 20%`. */
  label: z.string(),
  rateBasisPoints: z.int(),
  /** Goods and their share of delivery. */
  taxableMinor: z.int(),
  amountMinor: z.int(),
});
const milestone = z.object({
  /** `Before production`, `On delivery`. */
  label: z.string(),
  percent: z.int(),
  amountMinor: z.int(),
  /** When it is due, as text: `when the order is confirmed`. */
  due: z.string(),
});
/** `stock`: taken from stock · `made`: made for this order · `charge`: a one-off charge, nothing to dispatch. */
export const orderLineKinds = ['stock', 'made', 'charge'] as const;
export type OrderLineKind = (typeof orderLineKinds)[number];

const quoteLine = z.object({
  kind: z.enum(orderLineKinds),
  productId: id,
  variantId: z.nullable(id),
  title: z.string(),
  unit: z.enum(productUnits),
  quantity: z.int(),
  isSample: z.boolean(),
  unitPriceMinor: z.int(),
  totalMinor: z.int(),
  ...orderFieldSchemas,
  taxRateBasisPoints: z.int(),
  /** Share of the delivery charge; the shares of all lines sum to the charge. */
  deliveryShareMinor: z.int(),
  taxMinor: z.int(),
  leadTimeDays: z.int(),
});
const quoteProblem = z.object({
  productId: z.nullable(id),
  reason: z.string(),
  message: z.string(),
});

const quote = z.object({
  supplier: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    logoSeed: z.string(),
  }),
  currency: z.string(),
  lines: z.array(quoteLine),
  subtotalMinor: z.int(),
  delivery: z.object({
    zone: z.enum(deliveryZones),
    chargeMinor: z.int(),
    /** Value of goods missing for free delivery; null if it is free, or never is. */
    missingToFreeMinor: z.nullable(z.int()),
    transitDays: z.int(),
  }),
  taxKind: z.enum(taxKinds),
  taxes: z.array(taxPart),
  taxMinor: z.int(),
  /** A sentence on export or import taxes; null if there is nothing to know. */
  taxNote: z.nullable(z.string()),
  totalMinor: z.int(),
  /** The longest lead time of the lines, without transit. */
  leadTimeDays: z.int(),
  offeredTerms: z.array(z.enum(paymentTerms)),
  /** The selected term, or the first that is offered. */
  paymentTerm: z.enum(paymentTerms),
  milestones: z.array(milestone),
  /** Why something cannot be ordered; such lines are not in `lines`. */
  problems: z.array(quoteProblem),
});
export type Quote = z.infer<typeof quote>;

/** Maximum number of characters of a buyer’s note to a supplier. */
export const maxNoteLength = 2000;

export const checkoutContract = {
  quote: endpoint
    .route({
      method: 'POST',
      path: '/quotes',
      summary: 'Quote an order by supplier, with delivery and tax',
      tags,
    })
    .input(
      z.object({
        ...lineSelection,
        deliveryAddressId: id,
        /** Supplier → payment term. */
        paymentTerms: z._default(z.record(z.string(), z.enum(paymentTerms)), {}),
      }),
    )
    .output(
      success({
        quotes: z.array(quote),
        /** Totals of everything that can be ordered, one for each currency. */
        totals: z.array(money),
        quotedAt: instant,
      }),
    ),
};
