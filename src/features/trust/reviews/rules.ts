import { earnedStates, type OrderState } from '#features/orders/order-record/rules.ts';
import type { Rating } from '#features/stores/suppliers/contract/rating.ts';
import { addDays } from '#lib/calendar.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';

/** The side of the order that writes a review; it is about the other side. */
export const reviewSides = ['buyer', 'supplier'] as const;
export type ReviewSide = (typeof reviewSides)[number];

export const otherSide = (side: ReviewSide): ReviewSide => (side === 'buyer' ? 'supplier' : 'buyer');

/** The aspects that each side rates from 1 to 5. */
export const aspectsOf = {
  buyer: ['quality', 'onTime', 'communication'],
  supplier: ['payment', 'clarity'],
} as const;
export const aspects = [...aspectsOf.buyer, ...aspectsOf.supplier] as const;
export type Aspect = (typeof aspects)[number];

export const aspectLabels: Record<Aspect, string> = {
  quality: 'Product quality',
  onTime: 'On-time delivery',
  communication: 'Communication',
  payment: 'Payment',
  clarity: 'Clear requirements',
};

/** Days after delivery in which both sides can write. */
export const writingDays = 60;
/** Days after the first review until it is published without the second one. */
export const blindDays = 14;
/** Days after delivery until a side that has not written is reminded. */
export const reminderDays = 7;

/** Returns the mean of some ratings in tenths: 43 for 4.3. */
export const overallTenths = (ratings: readonly number[]): number =>
  Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length);

interface ReviewedOrder {
  status: OrderState;
  deliveredAt: Date | null;
  completedAt: Date | null;
}

/** Returns when the time to write ends; null for an order that was not delivered. */
export function writingEnd({ status, deliveredAt, completedAt }: ReviewedOrder): Date | null {
  const arrived = deliveredAt ?? completedAt;
  const isEarned = earnedStates.some((state) => state === status);
  return isEarned && arrived ? addDays(arrived, writingDays) : null;
}

interface Refusal {
  code: string;
  message: string;
}

/** Decides whether the sides of an order can write reviews now, and returns when a first one is published at the latest. */
export function decideWriting(order: ReviewedOrder, now: Date): Decision<{ publishBy: Date }, Refusal> {
  const end = writingEnd(order);
  if (!end)
    return refuse({ code: 'not_delivered', message: 'You can review this order once it is delivered.' });
  if (now >= end)
    return refuse({
      code: 'review_closed',
      message: `Reviews close ${writingDays} days after delivery.`,
    });
  const blindEnd = addDays(now, blindDays);
  return allow({ publishBy: blindEnd < end ? blindEnd : end });
}

interface ReviewState {
  publishedAt: Date | null;
  hiddenAt: Date | null;
  repliedAt: Date | null;
}

export const reviewActions = ['write', 'edit', 'delete', 'reply', 'report'] as const;
type ReviewAction = (typeof reviewActions)[number];

interface Reviews {
  order: ReviewedOrder;
  own: ReviewState | null;
  other: ReviewState | null;
}

/** Returns the actions of one side now: a review can be changed until it is published, and a published one has one reply. */
export function reviewActionsOf({ order, own, other }: Reviews, now: Date): ReviewAction[] {
  const isReadable = other !== null && other.publishedAt !== null && other.hiddenAt === null;
  return [
    ...(own === null && decideWriting(order, now).ok ? (['write'] as const) : []),
    ...(own && !own.publishedAt ? (['edit', 'delete'] as const) : []),
    ...(isReadable && !other.repliedAt ? (['reply'] as const) : []),
    ...(isReadable ? (['report'] as const) : []),
  ];
}

/** The name of someone who has closed the account. */
export const formerCustomer = 'Former customer';

const maxInitials = 4;

/** Returns the initials of a company: `S. S. W.` for Satara Spice Works. */
const initialsOf = (name: string): string =>
  [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)]
    .slice(0, maxInitials)
    .map(([letter]) => `${letter.toUpperCase()}.`)
    .join(' ') || 'Buyer';

interface BuyerNames {
  company: string | null;
  person: string;
  isAnonymous: boolean;
  isClosed: boolean;
}

/** Returns the name under which a buyer appears in public. The name of a person is never shown in full. */
export function publicNameOf({ company, person, isAnonymous, isClosed }: BuyerNames): string {
  if (isClosed) return formerCustomer;
  return company && !isAnonymous ? company : initialsOf(company || person);
}

/** Returns the structured data of a mean rating, for search engines. */
export const aggregateRating = ({ tenths, count }: Rating) => ({
  '@type': 'AggregateRating',
  ratingValue: (tenths / 10).toFixed(1),
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});
