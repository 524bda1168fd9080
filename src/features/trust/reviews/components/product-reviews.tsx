import { Link } from 'react-router';
import type { Rating } from '#features/stores/suppliers/contract/rating.ts';
import { RatingMark } from '#ui/marks/rating-mark.tsx';
import type { PublicReview } from '../contract/review-views.ts';
import { PublicReviewItem } from './public-review.tsx';
import styles from './supplier-reviews.module.css';

interface ProductReviewsProps {
  supplier: { slug: string; name: string };
  reviews: readonly PublicReview[];
  rating: Rating;
}

/** The newest reviews of orders with a product, and the way to all of its supplier. */
export function ProductReviews({ supplier, reviews, rating }: ProductReviewsProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles.product}>
      <div className={styles.summary}>
        <h2 id="reviews-title" className={styles.title}>
          Reviews
        </h2>
        <p className={styles.mean}>
          <RatingMark tenths={rating.tenths} />
          <span className={styles.foot}>
            {rating.count} {rating.count === 1 ? 'order' : 'orders'} with this product
          </span>
        </p>
        <p className={styles.foot}>
          <Link to={`/suppliers/${supplier.slug}#reviews`}>All reviews of {supplier.name}</Link>
        </p>
      </div>
      <ul className={`${styles.list} ${styles.main}`}>
        {reviews.map((review) => (
          <li key={review.id}>
            <PublicReviewItem review={review} supplierName={supplier.name} withProducts={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
