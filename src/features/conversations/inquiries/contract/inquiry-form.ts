import * as z from 'zod/mini';
import { calendarDate, id, line, paragraph } from '#lib/schemas.ts';

const messageLimit = 5000;
const attachmentLimit = 5;

export const message = paragraph({ max: messageLimit, required: 'Please write a message' });
export const attachmentIds = z._default(
  z.array(id).check(z.maxLength(attachmentLimit, `Please attach at most ${attachmentLimit} files`)),
  [],
);

const quantity = z
  .number('Please give a quantity')
  .check(
    z.int('Please give a whole number'),
    z.gte(1, 'Please give a quantity'),
    z.lte(1_000_000_000, 'This is more than we can take'),
  );
const priceMinor = z
  .number('Please give a price')
  .check(
    z.int('Please give a price'),
    z.gte(1, 'Please give a price'),
    z.lte(1_000_000_000, 'This is more than we can take'),
  );

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
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'Please give a currency'))),
    deliverTo: z.optional(line({ max: 160 })),
    neededBy: z.optional(calendarDate),
    attachmentIds,
  })
  .check(
    z.refine(({ supplierId, productId, orderId }) => Boolean(supplierId ?? productId ?? orderId), {
      error: 'Please say whom you ask',
      path: ['supplierId'],
    }),
  );
