import clsx from 'clsx';
import { Link } from 'react-router';
import type { OwnRequirement } from '#features/sourcing/requirements/contract.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { OverviewConversation } from '../contract.ts';
import styles from './product-rows.module.css';

/** Conversations with an unread reply, and those that wait for the supplier. */
export function OpenConversations({ conversations }: { conversations: readonly OverviewConversation[] }) {
  return (
    <Card title="Conversations" actions={<TextLink to="/account/inquiries">All inquiries</TextLink>} flush>
      {conversations.length === 0 && <p className={`muted ${styles.row}`}>No open conversations.</p>}
      <ul aria-label="Conversations">
        {conversations.map((row) => (
          <li key={row.id}>
            <Stack as={Link} gap={0.5} to={`/account/inquiries/${row.id}`} className={styles.row}>
              <Cluster as="span" gap={3} nowrap align="baseline" justify="between">
                <span className="muted note">{row.supplierName}</span>
                <RelativeTime when={row.lastMessageAt} className="faint note" />
              </Cluster>
              <span className={clsx(styles.title, row.unread && styles.unread)}>
                <Measured>{row.subject}</Measured>
              </span>
              <span>
                {row.lastMessageSide === 'supplier' ? (
                  <StatusChip status="ok">New reply</StatusChip>
                ) : (
                  <span className="muted note">Waiting for the supplier</span>
                )}
              </span>
            </Stack>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const countQuotes = (count: number): string => `${count} ${count === 1 ? 'quote' : 'quotes'}`;

/** The buyer's latest requests, each with the suppliers who have replied. */
export function Quotes({ requirements }: { requirements: readonly OwnRequirement[] }) {
  return (
    <Card
      title="Quotes received"
      actions={<TextLink to="/account/inquiries?tab=requirements">All requests</TextLink>}
      flush
    >
      <ul aria-label="Quotes received">
        {requirements.map(({ id, productName, shownTo, answers }) => (
          <li key={id}>
            <Stack gap={0.5} className={styles.row}>
              <Link to={`/account/quotes/requests/${id}`} className={styles.title}>
                {productName}
              </Link>
              <span className="muted note">
                {answers.length > 0
                  ? countQuotes(answers.length)
                  : `Sent to ${shownTo} ${shownTo === 1 ? 'supplier' : 'suppliers'}, no quotes yet`}
              </span>
              {answers.length > 0 && (
                <Cluster gap={3} rowGap={1}>
                  {answers.map(({ inquiryId, supplierName }) => (
                    <TextLink key={inquiryId} to={`/account/inquiries/${inquiryId}`}>
                      {supplierName}
                    </TextLink>
                  ))}
                </Cluster>
              )}
            </Stack>
          </li>
        ))}
      </ul>
    </Card>
  );
}
