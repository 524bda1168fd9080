import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { Quote } from '../contract.ts';
import styles from './conversation-quotes.module.css';
import { openCounterOf } from './counter/counter-offers.tsx';
import { QuoteRange, quotePath } from './quote-rows.tsx';
import { QuoteStateChip } from './quote-state.tsx';

interface ConversationQuotesProps {
  quotes: readonly Quote[];
  side: 'buyer' | 'supplier';
  /** Guests of the sample store cannot revise quotes. */
  sample?: boolean;
}

/** The quotes of a conversation above its messages, each with what can be done. */
export function ConversationQuotes({ quotes, side, sample = false }: ConversationQuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <section aria-label="Quotes" className={styles.quotes}>
      <ul>
        {quotes.map((quote) => (
          <Cluster as="li" key={quote.id} gap={3} rowGap={1} justify="between" className={styles.quote}>
            <Cluster as="span" gap={2} className="small">
              <FileText aria-hidden className={styles.icon} />
              <Link to={quotePath(side, quote.id)} className={styles.link}>
                Quote {quote.reference}
              </Link>
              <QuoteRange quote={quote} />
              {quote.state === 'open' && (
                <span className="muted">until {formatDate(quote.validUntil, { style: 'numeric' })}</span>
              )}
            </Cluster>
            <Cluster as="span" gap={2}>
              {quote.order ? (
                <OrderLink side={side} order={quote.order} />
              ) : (
                <QuoteStateChip state={quote.state} />
              )}
              {openCounterOf(quote) && <StatusChip status="warn">Counter-offer</StatusChip>}
              {quote.actions.includes('revise') && !sample && (
                <ButtonLink size="sm" variant="line" to={`/dashboard/quotes/${quote.id}/revise`}>
                  Revise
                </ButtonLink>
              )}
              {quote.actions.includes('accept') && (
                <ButtonLink size="sm" to={quotePath(side, quote.id)}>
                  {quote.request ? 'View quote' : 'Review and accept'}
                </ButtonLink>
              )}
            </Cluster>
          </Cluster>
        ))}
      </ul>
    </section>
  );
}

function OrderLink({ side, order }: { side: 'buyer' | 'supplier'; order: NonNullable<Quote['order']> }) {
  const path = side === 'buyer' ? '/account/orders' : '/dashboard/order-history';
  return (
    <span className="small">
      Ordered: <Link to={`${path}/${order.id}`}>{order.reference}</Link>
    </span>
  );
}
