import clsx from 'clsx';
import { Check, CircleDashed, CircleDotDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './checklist-row.module.css';

type ChecklistStatus = 'completed' | 'pending' | 'in_progress' | 'not_started';

const STATUS_GLYPHS = {
  completed: Check,
  pending: Clock,
  in_progress: CircleDotDashed,
  not_started: CircleDashed,
};
const STATUS_LABELS: Record<ChecklistStatus, string> = {
  completed: 'Completed',
  pending: 'Pending',
  in_progress: 'In progress',
  not_started: 'Not started',
};

interface ChecklistRowProps {
  name: ReactNode;
  status: ChecklistStatus;
  /** Replaces the default label of the status. */
  statusLabel?: string;
  /** Start or Continue, usually a small ButtonLink. */
  action?: ReactNode;
  note?: ReactNode;
}

/** A task in a checklist; put rows into a `<ul>`. */
export function ChecklistRow({ name, status, statusLabel, action, note }: ChecklistRowProps) {
  const Glyph = STATUS_GLYPHS[status];
  return (
    <li className={clsx(styles.row, styles[status])}>
      <span className={styles.glyph}>
        <Glyph aria-hidden strokeWidth={2.4} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.status}>{statusLabel ?? STATUS_LABELS[status]}</span>
      {action && <span className={styles.action}>{action}</span>}
    </li>
  );
}
