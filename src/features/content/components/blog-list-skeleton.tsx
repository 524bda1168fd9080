import { Loading, Skeleton, SkeletonCard, SkeletonText } from '#ui/feedback/skeleton.tsx';
import styles from './blog-list-skeleton.module.css';

/** The blog list while a page is on its way: eight cards and what stands beside them. */
export function BlogListSkeleton({ lead }: { lead: boolean }) {
  return (
    <Loading label="Loading posts...">
      {lead && (
        <div className={styles.lead}>
          <Skeleton round="stage" height="auto" style={{ aspectRatio: '3 / 2' }} />
          <SkeletonText lines={4} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.grid}>
          {Array.from({ length: 8 }, (_, card) => (
            <SkeletonCard key={card} lines={4} />
          ))}
        </div>
        <div className={styles.side}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} round="card" height={164} width="100%" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
