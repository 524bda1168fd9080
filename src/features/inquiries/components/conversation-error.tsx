import { useRevalidator, useRouteError } from 'react-router';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { problemOf } from '#web/problem.ts';

/** A conversation that is not there, or could not be loaded; the list beside it stays. */
export function ConversationError() {
  const problem = problemOf(useRouteError());
  const { revalidate, state } = useRevalidator();
  if (problem.code === 'not_found' || problem.code === 'invalid') {
    return (
      <ErrorState title="This conversation does not exist">It may belong to another account.</ErrorState>
    );
  }
  return (
    <ErrorState
      title="The conversation could not be loaded"
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    >
      {problem.message ?? 'Please check your connection.'}
    </ErrorState>
  );
}
