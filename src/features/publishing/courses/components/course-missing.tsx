import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import styles from './course-missing.module.css';

/** Shown in place of a course or lesson that does not exist or could not be loaded. */
export function CourseMissing({ what }: { what: 'Course' | 'Lesson' }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const all = <ButtonLink to="/courses">See all courses</ButtonLink>;
  return (
    <div className={`wrap ${styles.missing}`}>
      <h1 className="sr-only">{isMissing ? `${what} not found` : what}</h1>
      {isMissing ? (
        <EmptyState title={`${what} not found`} action={all}>
          It may have been taken down or moved to another address.
        </EmptyState>
      ) : (
        <ErrorState title={`This ${what.toLowerCase()} could not be loaded`} action={all}>
          Please try again in a moment; the rest of the site works.
        </ErrorState>
      )}
    </div>
  );
}
