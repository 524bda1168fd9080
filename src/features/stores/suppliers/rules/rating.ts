import type { Rating } from '../contract/rating.ts';

interface RatingSum {
  reviewCount: number;
  ratingSumTenths: number;
}

/** Returns the mean rating of what was reviewed; null without reviews. */
export const ratingOf = ({ reviewCount, ratingSumTenths }: RatingSum): Rating | null =>
  reviewCount > 0 ? { tenths: Math.round(ratingSumTenths / reviewCount), count: reviewCount } : null;
