import { Loading, Skeleton, SkeletonCard, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './blog-list-skeleton.module.css';

/** Placeholder of the featured post while a page of the blog list loads. */
export function LeadSkeleton() {
  return (
    <div aria-hidden="true" className={styles.lead}>
      <Skeleton round="stage" height="auto" style={{ aspectRatio: '8 / 5' }} />
      <SkeletonText lines={4} />
    </div>
  );
}

/** Placeholder of eight cards; the only one that announces the loading state to screen readers. */
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

/** Placeholder of the sidebar. */
export function SideSkeleton() {
  return (
    <Stack aria-hidden="true">
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} round="card" height={164} width="100%" />
      ))}
    </Stack>
  );
}
