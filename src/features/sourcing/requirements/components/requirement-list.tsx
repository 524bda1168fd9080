import clsx from 'clsx';
import { NavLink } from 'react-router';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { MatchedRequirement } from '../contract.ts';
import styles from './requirement-list.module.css';

/** Renders the requirements that fit a store, newest first. */
export function RequirementList({ rows, label }: { rows: readonly MatchedRequirement[]; label: string }) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={clsx(styles.row, !row.seen && styles.unseen)}>
          <NavLink
            to={`/dashboard/buyer-inquiries/requirements/${row.id}?tab=requirements`}
            preventScrollReset
            className={styles.link}
          >
            <Cluster as="span" gap={3} nowrap align="baseline" justify="between">
              <span className="muted note truncate">
                {row.firstName}
                {row.city && `, ${row.city}`}
              </span>
              <RelativeTime when={row.createdAt} className={styles.time} />
            </Cluster>
            <span className={`break-words ${styles.product}`}>
              {!row.seen && <span className="sr-only">New. </span>}
              {row.productName}
            </span>
            <span className={`faint small truncate ${styles.reason}`}>
              {row.inquiryId ? 'You replied' : row.reason}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
