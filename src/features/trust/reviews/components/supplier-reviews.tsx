import { Link } from 'react-router';
import type { Rating } from '#features/stores/suppliers/contract/rating.ts';
import { formatCount } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { RatingMark } from '#ui/marks/rating-mark.tsx';
import type { PublicReview } from '../contract/review-views.ts';
import { PublicReviewItem } from './public-review.tsx';
import styles from './supplier-reviews.module.css';

interface SupplierReviewsProps {
  slug: string;
  supplierName: string;
  reviews: readonly PublicReview[];
  rating: Rating;
  /** Number of reviews with one star, two, and so on. */
  starCounts: readonly number[];
  nextCursor: string | null;
  /** The stars by which the list is filtered; null without a filter. */
  stars: number | null;
  isFirst: boolean;
}

/** The reviews of a supplier: their mean, how many have how many stars, and the newest first. */
export function SupplierReviews(props: SupplierReviewsProps) {
  const { slug, supplierName, reviews, rating, nextCursor, stars, isFirst } = props;
  return (
    <div className={styles.parts}>
      <Summary {...props} />
      <div className={styles.main}>
        {reviews.length === 0 && <p className={styles.foot}>No reviews with these stars.</p>}
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <PublicReviewItem review={review} supplierName={supplierName} />
            </li>
          ))}
        </ul>
        {(nextCursor || !isFirst) && rating.count > 0 && (
          <nav aria-label="More reviews" className={styles.pages}>
            {!isFirst && (
              <ButtonLink variant="quiet" size="sm" to={pathOf(slug, { stars })}>
                Newest reviews
              </ButtonLink>
            )}
            {nextCursor && (
              <ButtonLink variant="line" size="sm" to={pathOf(slug, { stars, cursor: nextCursor })}>
                Older reviews
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

function Summary({ slug, rating, starCounts, stars }: SupplierReviewsProps) {
  return (
    <div className={styles.summary}>
      <p className={styles.mean}>
        <RatingMark tenths={rating.tenths} />
        <span className={styles.foot}>
          {formatCount(rating.count)} {rating.count === 1 ? 'review' : 'reviews'} of delivered orders
        </span>
      </p>
      <ul className={styles.bars} aria-label="Reviews by stars">
        {[5, 4, 3, 2, 1].map((count) => {
          const number = starCounts[count - 1] ?? 0;
          const share = rating.count === 0 ? 0 : (100 * number) / rating.count;
          return (
            <li key={count}>
              <Link
                to={pathOf(slug, { stars: stars === count ? null : count })}
                aria-current={stars === count ? 'true' : undefined}
                className={styles.bar}
              >
                <span>
                  {count}
                  {'\u00a0'}
                  {count === 1 ? 'star' : 'stars'}
                </span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.fill} style={{ width: `${share}%` }} />
                </span>
                <span className="num">{formatCount(number)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {stars !== null && (
        <p className={styles.foot}>
          <Link to={pathOf(slug, { stars: null })}>Show all reviews</Link>
        </p>
      )}
    </div>
  );
}

/** Returns the path of a supplier's reviews with a filter and a page. */
function pathOf(slug: string, { stars, cursor }: { stars: number | null; cursor?: string }): string {
  const query = new URLSearchParams();
  if (stars !== null) query.set('stars', String(stars));
  if (cursor) query.set('reviews', cursor);
  return `/suppliers/${slug}${query.size > 0 ? `?${query}` : ''}#reviews`;
}
