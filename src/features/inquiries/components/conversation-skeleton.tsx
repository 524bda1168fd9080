import { Loading, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import styles from './conversation-skeleton.module.css';

/** The shape of a conversation while it loads. */
export function ConversationSkeleton() {
  return (
    <Loading className={styles.loading}>
      <Stack gap={5}>
        <SkeletonText lines={2} />
        <Skeleton width="58%" height={74} round="card" />
        <Skeleton width="46%" height={56} round="card" style={{ marginInlineStart: 'auto' }} />
        <Skeleton width="62%" height={92} round="card" />
      </Stack>
    </Loading>
  );
}
