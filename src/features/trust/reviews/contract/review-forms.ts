import * as z from 'zod/mini';
import { id, paragraph } from '#lib/schemas.ts';

export const maxReviewLength = 2000;
export const maxReviewPhotos = 4;
export const maxReplyLength = 1000;

/** Why people report a review. */
export const reportReasons = ['false', 'abusive', 'personal', 'unrelated', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportReasonLabels: Record<ReportReason, string> = {
  false: 'It is not true',
  abusive: 'It is abusive',
  personal: 'It contains personal data',
  unrelated: 'It is not about the order',
  other: 'Another reason',
};

const stars = z
  .int('Select 1 to 5 stars')
  .check(z.gte(1, 'Select 1 to 5 stars'), z.lte(5, 'Select 1 to 5 stars'));
const text = z._default(paragraph({ max: maxReviewLength }), '');

export const buyerReviewForm = z.object({
  id,
  quality: stars,
  onTime: stars,
  communication: stars,
  text,
  photoIds: z._default(
    z.array(id).check(z.maxLength(maxReviewPhotos, `Add no more than ${maxReviewPhotos} photos`)),
    [],
  ),
  /** True to appear with initials and country in place of the company name. */
  isAnonymous: z._default(z.boolean(), false),
});
export type BuyerReviewForm = z.infer<typeof buyerReviewForm>;

export const supplierReviewForm = z.object({ id, payment: stars, clarity: stars, text });
export type SupplierReviewForm = z.infer<typeof supplierReviewForm>;

export const replyForm = z.object({
  id,
  reply: paragraph({ max: maxReplyLength, required: 'Enter a reply' }),
});

export const reportForm = z.object({
  id,
  reason: z.enum(reportReasons, 'Select a reason'),
  note: z._default(paragraph({ max: 1000 }), ''),
});
export type ReportForm = z.infer<typeof reportForm>;
