import { Check } from 'lucide-react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { AdminOverview } from '../contract.ts';
import type { taskGroups } from '../rules/task-groups.ts';
import styles from './task-group.module.css';

type TaskGroupProps = (typeof taskGroups)[number] & Pick<AdminOverview, 'tasks'>;

/** The tasks of one kind with their counts. Tasks with nothing to do have no link. */
export function TaskGroup({ title, links, tasks }: TaskGroupProps) {
  return (
    <Card title={title} flush>
      <ul aria-label={title}>
        {links.map(({ task, label, to, action }) => {
          const count = tasks[task];
          return (
            <Cluster as="li" key={task} gap={3} nowrap className={styles.task}>
              <b className={`num ${styles.count}`} data-open={count > 0 || undefined}>
                {count > 99 ? '99+' : count}
              </b>
              <span className={count > 0 ? styles.label : 'muted'}>{label}</span>
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
