import * as z from 'zod/mini';
import { taxKinds } from '#features/orders/checkout/contract.ts';

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
