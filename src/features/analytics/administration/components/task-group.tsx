import { Check } from 'lucide-react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { AdminOverview } from '../contract.ts';
import type { taskGroups } from '../rules/task-groups.ts';
import { describeWait } from '../rules/waiting-time.ts';
import styles from './task-group.module.css';

type TaskGroupProps = (typeof taskGroups)[number] &
  Pick<AdminOverview, 'tasks' | 'oldest'> & { loadedAt: number };

/** The tasks of one kind with their counts and the wait of the oldest. Tasks with nothing to do have no link. */
export function TaskGroup({ title, links, tasks, oldest, loadedAt }: TaskGroupProps) {
  return (
    <Card title={title} flush>
      <ul aria-label={title}>
        {links.map(({ task, label, to, action }) => {
          const count = tasks[task];
          const since = oldest[task];
          return (
            <Cluster as="li" key={task} gap={3} nowrap className={styles.task}>
              <b className={`num ${styles.count}`} data-open={count > 0 || undefined}>
                {count > 99 ? '99+' : count}
              </b>
              <span className={count > 0 ? styles.label : 'muted'}>
                {label}
                {since && (
                  <span className={`muted note ${styles.wait}`}>oldest: {describeWait(since, loadedAt)}</span>
                )}
              </span>
              {count > 0 ? (
                <TextLink to={to} aria-label={`${action}: ${label}`} className={styles.action ?? ''}>
                  {action}
                </TextLink>
              ) : (
                <Check aria-hidden className={`faint ${styles.action}`} />
              )}
            </Cluster>
          );
        })}
      </ul>
    </Card>
  );
}
