import { Loading, Skeleton, SkeletonCard, SkeletonText } from '#ui/feedback/skeleton.tsx';
import styles from './blog-list-skeleton.module.css';

/** The featured post while a page of the blog list is on its way. */
export function LeadSkeleton() {
  return (
    <div aria-hidden="true" className={styles.lead}>
      <Skeleton round="stage" height="auto" style={{ aspectRatio: '8 / 5' }} />
      <SkeletonText lines={4} />
    </div>
  );
}

/** Eight cards; the one part that says so to screen readers. */
export function CardsSkeleton() {
  return (
    <Loading label="Loading posts...">
      <div className={styles.cards}>
        {Array.from({ length: 8 }, (_, card) => (
          <SkeletonCard key={card} lines={4} />
        ))}
      </div>
    </Loading>
  );
}

/** What stands beside the cards. */
export function SideSkeleton() {
  return (
    <div aria-hidden="true" className={styles.side}>
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} round="card" height={164} width="100%" />
      ))}
    </div>
  );
}
