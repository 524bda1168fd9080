import { Approximate } from '#ui/facts/currency/approximate.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import type { QuoteRow } from '../contract.ts';

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
