import * as z from 'zod/mini';
import { calendarDate, id, line, paragraph } from '#lib/schemas.ts';

const messageLimit = 5000;
const attachmentLimit = 5;

export const message = paragraph({ max: messageLimit, required: 'Enter a message' });
export const attachmentIds = z._default(
  z.array(id).check(z.maxLength(attachmentLimit, `Attach no more than ${attachmentLimit} files`)),
  [],
);

const quantity = z
  .number('Enter a quantity')
  .check(
    z.int('Enter a whole number'),
    z.gte(1, 'Enter a quantity'),
    z.lte(1_000_000_000, 'This number is too large'),
  );
const priceMinor = z
  .number('Enter a price')
  .check(z.int('Enter a price'), z.gte(1, 'Enter a price'), z.lte(1_000_000_000, 'This number is too large'));

/** The form of an inquiry: about an order, about a product, or a general one. */
export const inquiryForm = z
  .object({
    supplierId: z.optional(id),
    productId: z.optional(id),
    /** An order of the buyer that the inquiry is about; it is sent to its store. */
    orderId: z.optional(id),
    /** Variant of the product. */
    variantId: z.optional(id),
    subject: z.optional(line({ max: 160 })),
    message,
    company: z.optional(line({ max: 120 })),
    quantity: z.optional(quantity),
    unit: z.optional(line({ max: 30 })),
    targetUnitPriceMinor: z.optional(priceMinor),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'Select a currency'))),
    deliverTo: z.optional(line({ max: 160 })),
    neededBy: z.optional(calendarDate),
    attachmentIds,
  })
  .check(
    z.refine(({ supplierId, productId, orderId }) => Boolean(supplierId ?? productId ?? orderId), {
      error: 'Select a supplier',
      path: ['supplierId'],
    }),
  );
