import { Link } from 'react-router';
import { formatDate } from '#lib/formats.ts';
import { Approximate } from '#ui/facts/currency/approximate.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import type { QuoteRow } from '../contract/quote-rows.ts';
import styles from './quote-rows.module.css';
import { QuoteStateChip } from './quote-state.tsx';

interface QuoteRowsProps {
  quotes: readonly QuoteRow[];
  /** The reader of the list; each side sees the name of the other. */
  side: 'buyer' | 'supplier';
}

/** Returns the page of a quote for a side. */
export const quotePath = (side: 'buyer' | 'supplier', id: string): string =>
  side === 'buyer' ? `/account/quotes/${id}` : `/dashboard/quotes/${id}`;

/** Quotes as a list, one line each. */
export function QuoteRows({ quotes, side }: QuoteRowsProps) {
  return (
    <ul aria-label="Quotes">
      {quotes.map((quote) => (
        <li key={quote.id} className={styles.item}>
          <Split
            as={Link}
            gap={3}
            columns="48px 1fr auto"
            align="center"
            to={quotePath(side, quote.id)}
            className={styles.row}
          >
            <Art spec={quote.pack} width={48} height={44} pad={2} />
            <div className="shrink">
              <p className={`break-words ${styles.title}`}>
                <Measured>{quote.title}</Measured>
                {quote.lineCount > 1 && ` and ${quote.lineCount - 1} more`}
              </p>
              <p className="muted small">
                {side === 'buyer' ? quote.supplier.name : (quote.buyer.company ?? quote.buyer.name)} ·{' '}
                {quote.reference}
                {quote.request && ` for ${quote.request.reference}`}
                {quote.version > 1 && `, version ${quote.version}`}
              </p>
            </div>
            <Stack gap={1} className={styles.end}>
              <b>
                <QuoteRange quote={quote} approximate={side === 'buyer'} />
              </b>
              <Cluster gap={2} className={styles.state}>
                <span className="muted small">{untilText(quote)}</span>
                {quote.isCountered && <CounterChip quote={quote} side={side} />}
                {side === 'supplier' && isOutdated(quote) && (
                  <StatusChip status="warn">For an earlier version</StatusChip>
                )}
                <QuoteStateChip state={quote.state} />
              </Cluster>
            </Stack>
          </Split>
        </li>
      ))}
    </ul>
  );
}

/** A counter-offer that the supplier can answer as long as the quote is valid. */
const CounterChip = ({ quote: { validUntil }, side }: { quote: QuoteRow; side: QuoteRowsProps['side'] }) =>
  side === 'buyer' ? (
    <StatusChip status="neutral">Waiting for the supplier</StatusChip>
  ) : (
    <StatusChip status="warn">
      Counter-offer: answer by {formatDate(validUntil, { style: 'numeric' })}
    </StatusChip>
  );

/** True if the buyer changed the request after the quote was sent. */
export const isOutdated = ({ state, request }: Pick<QuoteRow, 'state' | 'request'>): boolean =>
  state === 'open' && request !== null && !request.isCurrent;

/** Returns how long it can be accepted; of a decided quote, what came of it. */
function untilText({ state, validUntil, order, isCountered }: QuoteRow): string {
  if (order) return `Order ${order.reference}`;
  // A counter-offer states the same day.
  if (state !== 'open' || isCountered) return '';
  return `Valid until ${formatDate(validUntil, { style: 'numeric' })}`;
}

interface QuoteRangeProps {
  quote: Pick<QuoteRow, 'fromMinor' | 'toMinor' | 'currency' | 'order'>;
  approximate?: boolean;
}

/** The total of a quote, from its smallest to its largest quantities; once it was accepted, that of the order. */
export function QuoteRange({ quote, approximate = false }: QuoteRangeProps) {
  const { currency, order } = quote;
  const [fromMinor, toMinor] = order
    ? [order.totalMinor, order.totalMinor]
    : [quote.fromMinor, quote.toMinor];
  const from = formatMoney(fromMinor, currency);
  return (
    <span className="num">
      {fromMinor === toMinor ? from : `${from} to ${formatMoney(toMinor, currency)}`}{' '}
      {approximate && (
        <Approximate
          amountMinor={fromMinor}
          toMinor={toMinor}
          currency={currency}
          total
          className="muted small"
        />
      )}
    </span>
  );
}
