import * as z from 'zod/mini';
import { id, instant } from '#lib/schemas.ts';
import { aspects, reviewActions, reviewSides } from '../rules.ts';
import { reportReasons } from './review-forms.ts';

const ratings = z.array(z.object({ aspect: z.enum(aspects), rating: z.int() }));
const reply = z.nullable(z.object({ text: z.string(), repliedAt: instant }));

/** A review as the sides of its order see it. */
const orderReview = z.object({
  id,
  side: z.enum(reviewSides),
  authorName: z.string(),
  overallTenths: z.int(),
  ratings,
  text: z.string(),
  photos: z.array(
    z.object({
      id,
      name: z.string(),
      bytes: z.int(),
      /** Null until it is public: then only its author can read it. */
      url: z.nullable(z.string()),
    }),
  ),
  /** True if the buyer appears with initials. */
  isAnonymous: z.boolean(),
  submittedAt: instant,
  publishedAt: z.nullable(instant),
  /** When it is published at the latest. */
  publishBy: instant,
  /** Why an admin has hidden it; only its author sees a hidden review. */
  hiddenReason: z.nullable(z.string()),
  reply,
});
export type OrderReview = z.infer<typeof orderReview>;

export const orderReviews = z.object({
  /** When the time to write ends; null before delivery. */
  closesAt: z.nullable(instant),
  /** The review of the viewer's side. */
  own: z.nullable(orderReview),
  /** The review of the other side, once it is published. */
  other: z.nullable(orderReview),
  /** When the review of the other side is published at the latest; null if there is none that waits. */
  otherReadableAt: z.nullable(instant),
  /** Actions that the viewer can take now. */
  actions: z.array(z.enum(reviewActions)),
});
export type OrderReviews = z.infer<typeof orderReviews>;

/** A review of a supplier as everyone sees it. */
export const publicReview = z.object({
  id,
  authorName: z.string(),
  /** Null for a buyer who has closed the account. */
  country: z.nullable(z.string()),
  overallTenths: z.int(),
  ratings,
  text: z.string(),
  photos: z.array(z.object({ url: z.string(), thumbnailUrl: z.string() })),
  publishedAt: instant,
  /** Products of the order. */
  products: z.array(
    z.object({
      title: z.string(),
      /** Null if the product is no longer public. */
      slug: z.nullable(z.string()),
    }),
  ),
  reply,
});
export type PublicReview = z.infer<typeof publicReview>;

/** A published review as admins see it. */
export const queuedReview = z.object({
  id,
  side: z.enum(reviewSides),
  authorName: z.string(),
  supplierName: z.string(),
  supplierSlug: z.string(),
  buyerName: z.string(),
  overallTenths: z.int(),
  text: z.string(),
  photos: z.array(z.object({ url: z.string(), thumbnailUrl: z.string() })),
  reply,
  publishedAt: instant,
  hidden: z.nullable(z.object({ reason: z.string(), at: instant })),
  /** Reports that no admin has decided about, oldest first. */
  reports: z.array(z.object({ id, reason: z.enum(reportReasons), note: z.string(), reportedAt: instant })),
});
export type QueuedReview = z.infer<typeof queuedReview>;
