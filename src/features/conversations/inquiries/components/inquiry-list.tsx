import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { mediaUrl } from '#features/files/files/rules.ts';
import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { InquiryRow, Side } from '../contract.ts';
import styles from './inquiry-list.module.css';

interface InquiryListProps {
  rows: readonly InquiryRow[];
  /** Side of the reader. */
  side: Side;
  /** URL of a conversation. */
  to: (row: InquiryRow) => string;
  /** Accessible name of the list. */
  label: string;
  /** Shown at the end of each row, such as a button to restore. */
  action?: (row: InquiryRow) => ReactNode;
  more?: { busy: boolean; onMore: () => void } | undefined;
}

/** A list of conversations, newest message first. */
export function InquiryList({ rows, side, to, label, action, more }: InquiryListProps) {
  return (
    <>
      <ul aria-label={label}>
        {rows.map((row) => (
          <Cluster
            as="li"
            gap={0}
            nowrap
            key={row.id}
            className={clsx(styles.row, row.unread && styles.unread)}
          >
            <Split
              as={NavLink}
              gap={3}
              columns="38px 1fr"
              shrink
              to={to(row)}
              preventScrollReset
              className={styles.link}
            >
              <Face row={row} side={side} />
              <Stack as="span" gap={0} shrink className={styles.words}>
                <Cluster as="span" gap={3} nowrap align="baseline" justify="between">
                  <span className={`muted note ${styles.name}`}>
                    {side === 'supplier' ? row.buyer.name : row.supplier.name}
                  </span>
                  {row.assignee && (
                    <span title={`Assigned to ${row.assignee.name}`} className={styles.assignee}>
                      <Portrait name={row.assignee.name} size={18} />
                      <span className="sr-only">Assigned to {row.assignee.name}. </span>
                    </span>
                  )}
                  <RelativeTime when={row.lastMessageAt} className={styles.time} />
                </Cluster>
                <span className={styles.subject}>
                  {row.unread && <span className="sr-only">Unread. </span>}
                  <Measured>{row.subject}</Measured>
                </span>
                <span className={`faint small ${styles.preview}`}>
                  {row.lastMessageSide === side ? 'You: ' : ''}
                  {row.preview}
                </span>
              </Stack>
            </Split>
            {action && <div className={styles.action}>{action(row)}</div>}
          </Cluster>
        ))}
      </ul>
      {more && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" busy={more.busy} busyLabel="Loading..." onClick={more.onMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Face({ row: { buyer, supplier }, side }: { row: InquiryRow; side: Side }) {
  if (side === 'supplier') return <Portrait name={buyer.name} size={38} />;
  const src = supplier.logoFileId ? mediaUrl(supplier.logoFileId, 320) : null;
  return <SupplierLogo seed={supplier.logoSeed} name={supplier.name} src={src} size={38} />;
}
