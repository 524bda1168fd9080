import { Link } from 'react-router';
import type { PublicReview } from '../contract/review-views.ts';
import { ReviewBody } from './review-body.tsx';
import styles from './supplier-reviews.module.css';

interface PublicReviewItemProps {
  review: PublicReview;
  supplierName: string;
  /** False on the page of a product, which every review is about. */
  withProducts?: boolean;
}

/** Renders a review of a supplier as everyone sees it. */
export function PublicReviewItem({ review, supplierName, withProducts = true }: PublicReviewItemProps) {
  const { id, authorName, country, publishedAt, photos, products, ...body } = review;
  return (
    <ReviewBody
      {...body}
      author={country ? `${authorName}, ${country}` : authorName}
      when={publishedAt}
      replier={supplierName}
      photos={
        photos.length > 0 && (
          <ul className={styles.photos} aria-label="Photos">
            {photos.map(({ url, thumbnailUrl }, i) => (
              <li key={url}>
                <a href={url}>
                  <img
                    src={thumbnailUrl}
                    alt={`Goods that ${authorName} received, ${i + 1}`}
                    width={120}
                    height={90}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        )
      }
    >
      <p className={styles.foot}>
        {withProducts &&
          products.map(({ title, slug }) => (
            <span key={title}>{slug ? <Link to={`/products/${slug}`}>{title}</Link> : title}</span>
          ))}
        <Link to={`/reviews/${id}/report`} rel="nofollow">
          Report
        </Link>
      </p>
    </ReviewBody>
  );
}
