import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Dieline } from './dieline.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** One sentence that says what to do. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Replaces the dieline, for example with an Art of what belongs here. */
  drawing?: ReactNode;
  level?: 2 | 3;
  className?: string;
}

/** An empty screen or list: the unfolded box, a title, a sentence and one action. */
export function EmptyState({ title, children, action, drawing, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx(styles.empty, className)}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing ?? <Dieline />}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
