import { useRevalidator, useRouteError } from 'react-router';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { toProblem } from '#web/problem.ts';
import styles from './conversation-states.module.css';

/** A skeleton of a conversation. */
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

/** Shown for a conversation that does not exist or could not be loaded; the list stays visible. */
export function ConversationError() {
  const problem = toProblem(useRouteError());
  const { revalidate, state } = useRevalidator();
  if (problem.code === 'not_found' || problem.code === 'invalid') {
    return <ErrorState title="Conversation not found">It may belong to a different account.</ErrorState>;
  }
  return (
    <ErrorState
      title="The conversation could not be loaded"
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    >
      {problem.message ?? 'Check your connection and try again.'}
    </ErrorState>
  );
}
