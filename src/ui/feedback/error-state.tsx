import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dieline } from './dieline.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  /** Such as `Error: Could not fetch blog`. */
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  /** Replaces the retry button. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Something could not be loaded. Announces itself and offers a retry. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  retryLabel = 'Try again',
  action,
  level,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button
      variant="line"
      size="sm"
      icon={<RotateCw aria-hidden />}
      busy={retrying}
      busyLabel="Trying..."
      onClick={onRetry}
    >
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} level={level} drawing={<Dieline missing />} action={action ?? retry}>
        {children}
      </EmptyState>
    </div>
  );
}
