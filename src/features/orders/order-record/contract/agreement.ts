import * as z from 'zod/mini';
import { id } from '#lib/schemas.ts';

/** One line of a quote at the quantity that was ordered. */
const agreedLine = z.object({
  /** The line of the quote, and the line of the request that it answers, from 0; null without a request. */
  line: z.int(),
  requestLine: z.nullable(z.int()),
  title: z.string(),
  quantity: z.int(),
  /** From the approval of the proof until the goods are ready. */
  leadTimeDays: z.int(),
  /** True for goods that differ from what the request specifies. */
  isAlternative: z.boolean(),
  /** SHA-256 of the specification, as hexadecimal digits. */
  specificationHash: z.string(),
});

/** A file of the request or of the quote, as it was on the day of the order. */
const agreedFile = z.object({
  id,
  from: z.enum(['request', 'quote']),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** SHA-256 of its bytes, as hexadecimal digits; null for a file of an earlier release. */
  hash: z.nullable(z.string()),
});
export type AgreedFile = z.infer<typeof agreedFile>;

/** The request for quotes that the quote answers, in the version that the supplier read. */
const agreedRequest = z.object({
  id,
  /** `RQ-1042` */
  reference: z.string(),
  title: z.string(),
  version: z.int(),
  /** SHA-256 of the content. */
  fingerprint: z.string(),
  /** `YYYY-MM-DD`, the last day on which the goods must arrive; null if the buyer named none. */
  requiredBy: z.nullable(z.string()),
});

/** The agreement of a supplier's quote, frozen in the order: what was ordered of it, and nothing else. */
export const orderAgreement = z.object({
  quoteId: id,
  /** `BS-T0007` */
  reference: z.string(),
  version: z.int(),
  /** SHA-256 of the offer. */
  fingerprint: z.string(),
  incoterm: z.string(),
  place: z.string(),
  specifications: z.array(z.object({ title: z.string(), specification: z.string() })),
  notes: z.string(),
  /** Orders of earlier releases have none of these; a quote without a request has no request. */
  lines: z.optional(z.array(agreedLine)),
  files: z.optional(z.array(agreedFile)),
  request: z.optional(agreedRequest),
});
export type OrderAgreement = z.infer<typeof orderAgreement>;
