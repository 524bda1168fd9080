import { Approximate } from '#ui/facts/currency/approximate.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import type { QuoteRow } from '../contract.ts';

interface QuoteRangeProps {
  quote: Pick<QuoteRow, 'fromMinor' | 'toMinor' | 'currency'>;
  approximate?: boolean;
}

/** The total of a quote, from its smallest to its largest quantities; for buyers also in their currency. */
export function QuoteRange({ quote, approximate = false }: QuoteRangeProps) {
  const { fromMinor, toMinor, currency } = quote;
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
