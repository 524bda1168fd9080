import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { OwnRequirement } from '../contract.ts';
import styles from './own-requirements.module.css';

/** Renders a buyer's requirements with the suppliers who answered in writing. */
export function OwnRequirements({ rows }: { rows: readonly OwnRequirement[] }) {
  return (
    <Card as="div" flush>
      <ul aria-label="Requirements">
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <Cluster as="p" nowrap align="baseline" justify="between">
              <Link to={`/account/quotes/requests/${row.id}`} className={`break-words ${styles.product}`}>
                {row.productName}
              </Link>
              <RelativeTime when={row.createdAt} className={styles.time} />
            </Cluster>
            {row.quantity !== null && <p className="muted small num">{formatNumber(row.quantity)} pieces</p>}
            {row.details && <p className="muted small break-words pre-line">{row.details}</p>}
            <p className={`muted small ${styles.state}`}>{stateOf(row)}</p>
            {row.answers.length > 0 && (
              <Stack as="ul" gap={0.5} className={styles.answers} aria-label={`Replies: ${row.productName}`}>
                {row.answers.map((answer) => (
                  <li key={answer.inquiryId}>
                    <Link
                      to={`/account/inquiries/${answer.inquiryId}`}
                      className={`break-words ${styles.answer}`}
                    >
                      {answer.supplierName}
                    </Link>
                    <RelativeTime when={answer.answeredAt} className={styles.time} />
                  </li>
                ))}
              </Stack>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function stateOf({ shownTo, answers }: OwnRequirement): string {
  if (shownTo === 0) return 'We are looking for suppliers who make this.';
  const shown = `Shown to ${shownTo} ${shownTo === 1 ? 'supplier' : 'suppliers'}`;
  if (answers.length === 0) return `${shown}. No replies yet.`;
  return `${shown}, ${answers.length} ${answers.length === 1 ? 'has' : 'have'} replied:`;
}
