import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Split } from '#ui/layout/layout.tsx';
import styles from './request-list.module.css';

interface RequestListRow {
  id: string;
  to: string;
  title: string;
  /** One line below the title. */
  note: ReactNode;
  /** Dates and the state, at the end. */
  end: ReactNode;
}

/** Requests as a list, one line each. */
export const RequestList = ({ rows }: { rows: readonly RequestListRow[] }) => (
  <ul aria-label="Requests">
    {rows.map(({ id, to, title, note, end }) => (
      <li key={id} className={styles.item}>
        <Split as={Link} gap={3} columns="1fr auto" align="center" below={560} to={to} className={styles.row}>
          <div className="shrink">
            <p className={`break-words ${styles.title}`}>{title}</p>
            <p className="muted small">{note}</p>
          </div>
          <Cluster gap={3} justify="end" className={styles.end}>
            {end}
          </Cluster>
        </Split>
      </li>
    ))}
  </ul>
);

export const RequestListSkeleton = () => (
  <Loading>
    <Card as="div" flush>
      <SkeletonRows rows={5} columns={2} />
    </Card>
  </Loading>
);
