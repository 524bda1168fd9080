import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import styles from './attention-strip.module.css';

export interface AttentionTask {
  count: number;
  /** Text after the count, singular and plural. */
  labels: [string, string];
  to: string;
  Icon: LucideIcon;
  /** True for tasks whose promised date has passed. */
  isLate?: boolean;
}

const shortCount = (count: number): string => (count >= 100 ? '99+' : formatCount(count));

/** A list of open tasks, each with its count and a link to the matching list. Tasks without a count are left out. */
export function AttentionStrip({
  tasks,
  children,
}: {
  tasks: readonly AttentionTask[];
  children?: ReactNode;
}) {
  const openTasks = tasks.filter(({ count }) => count > 0);
  return (
    <Stack as="section" gap={2.5} className={`panel ${styles.strip}`} aria-labelledby="needs-attention">
      <h2 id="needs-attention" className={styles.title}>
        Needs attention
      </h2>
      {openTasks.length === 0 ? (
        <p className={styles.calm}>
          <CircleCheck aria-hidden strokeWidth={1.8} />
          You’re all caught up. Nothing is waiting for you.
        </p>
      ) : (
        <Cluster as="ul" aria-label="Open tasks" gap={2} align="stretch" className={styles.tasks}>
          {openTasks.map(({ count, labels, to, Icon, isLate }) => (
            <li key={to}>
              <Link to={to} className={styles.task} data-late={isLate}>
                <Icon aria-hidden strokeWidth={1.8} />
                <span>
                  <b>{shortCount(count)}</b> {labels[count === 1 ? 0 : 1]}
                </span>
              </Link>
            </li>
          ))}
        </Cluster>
      )}
      {children}
    </Stack>
  );
}
