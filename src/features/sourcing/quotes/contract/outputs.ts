import * as z from 'zod/mini';
import { taxKinds } from '#features/orders/checkout/contract.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { id } from '#lib/schemas.ts';

/** A price of the store’s list; null if it has no price for the quantity. */
const suggestedPrice = z.object({
  quantity: z.int(),
  unitPriceMinor: z.nullable(z.int()),
  leadTimeDays: z.nullable(z.int()),
});

const product = z.nullable(z.object({ id, title: z.string(), unit: z.string() }));
const terms = { currency: z.string(), offeredTerms: z.array(z.enum(paymentTerms)) };

/** The usual prices and terms of a store for what a buyer asks in a conversation. */
export const quoteSuggestion = z.object({
  ...terms,
  place: z.string(),
  /** The quantity that the buyer asks for. */
  quantity: z.nullable(z.int()),
  product,
  prices: z.array(suggestedPrice),
});

/** The usual prices and terms of a store for each line of a request, with its closest product. */
export const requestSuggestion = z.object({
  ...terms,
  lines: z.array(z.object({ product, prices: z.array(suggestedPrice) })),
});

/** The costs of an order at a quote, with tax at the delivery address. */
export const orderTotals = z.object({
  currency: z.string(),
  lines: z.array(z.object({ title: z.string(), amountMinor: z.int() })),
  subtotalMinor: z.int(),
  freightMinor: z.int(),
  taxKind: z.enum(taxKinds),
  taxes: z.array(z.object({ label: z.string(), amountMinor: z.int() })),
  taxMinor: z.int(),
  taxNote: z.nullable(z.string()),
  totalMinor: z.int(),
  leadTimeDays: z.int(),
  milestones: z.array(
    z.object({ label: z.string(), percent: z.int(), amountMinor: z.int(), due: z.string() }),
  ),
});
export type OrderTotals = z.infer<typeof orderTotals>;
