import type { LucideIcon } from 'lucide-react';
import { formatCount } from '#lib/formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import styles from './task-group.module.css';

interface AdminFigureProps {
  label: string;
  Icon: LucideIcon;
  value: number;
  note: string;
}

/** A figure of the marketplace with a note that puts it into context. */
export function AdminFigure({ label, Icon, value, note }: AdminFigureProps) {
  return (
    <Card>
      <Stack gap={0.5}>
        <Cluster as="h2" gap={2} nowrap className={`muted small ${styles.name}`}>
          <Icon aria-hidden strokeWidth={1.8} />
          {label}
        </Cluster>
        <p className={styles.value}>{formatCount(value)}</p>
        <p className="muted note">{note}</p>
      </Stack>
    </Card>
  );
}
