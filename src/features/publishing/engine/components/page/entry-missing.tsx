import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import styles from './entry-missing.module.css';

interface EntryMissingProps {
  /** `Event`, `News item`. */
  noun: string;
  /** The list to continue with. */
  all: { to: string; label: string };
  /** A guess at why the entry does not exist. */
  children: ReactNode;
}

/** Shown in place of a public page whose entry does not exist or could not be loaded. */
export function EntryMissing({ noun, all, children }: EntryMissingProps) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const action = <ButtonLink to={all.to}>{all.label}</ButtonLink>;
  return (
    <div className={`wrap ${styles.missing}`}>
      <h1 className="sr-only">{isMissing ? `${noun} not found` : noun}</h1>
      {isMissing ? (
        <EmptyState title={`${noun} not found`} action={action}>
          {children}
        </EmptyState>
      ) : (
        <ErrorState title={`This ${noun.toLowerCase()} could not be loaded`} action={action}>
          Try again in a moment.
        </ErrorState>
      )}
    </div>
  );
}
