import type { ReactNode } from 'react';
import { formatNumber } from '#lib/formats.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Award } from '../contract.ts';

interface AwardListProps {
  awards: readonly Award[];
  /** Titles of the lines of the request. */
  titles: readonly string[];
  /** Actions that follow. */
  actions?: ReactNode;
}

/** The awards of a request: who won which quantity, with the order and the reason. */
export const AwardList = ({ awards, titles, actions }: AwardListProps) => (
  <Card title="Awarded" actions={actions}>
    <Stack as="ul" gap={3}>
      {awards.map(({ line, quantity, isAlternative, supplierName, reason, awardedAt, order }) => (
        <li key={`${line} ${quantity} ${order.id}`}>
          <p>
            <b>{supplierName}</b>: {formatNumber(quantity)} × {titles[line] ?? 'item'}
            {isAlternative && ' (alternative)'}
          </p>
          <p className="small">
            <TextLink to={`/account/orders/${order.id}`}>Order {order.reference}</TextLink>,{' '}
            <span className="num">{formatMoney(order.totalMinor, order.currency)}</span> including tax
          </p>
          <p className="muted small break-words">
            <DateText when={awardedAt} zone="viewer" />: {reason}
          </p>
        </li>
      ))}
    </Stack>
  </Card>
);
