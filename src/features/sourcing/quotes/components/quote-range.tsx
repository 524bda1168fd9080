import { formatMoney } from '#ui/facts/format.ts';
import type { QuoteRow } from '../contract.ts';

/** The total of a quote, from its smallest to its largest quantities. */
export function QuoteRange({ quote }: { quote: Pick<QuoteRow, 'fromMinor' | 'toMinor' | 'currency'> }) {
  const { fromMinor, toMinor, currency } = quote;
  const from = formatMoney(fromMinor, currency);
  return (
    <span className="num">
      {fromMinor === toMinor ? from : `${from} to ${formatMoney(toMinor, currency)}`}
    </span>
  );
}
