import { useContext } from 'react';
import { formatDate } from '#lib/formats.ts';
import { useCurrency } from './currency-choice.ts';
import { RatesContext } from './rates.ts';

interface RatesNoteProps {
  /** Currencies of the sellers; at least one. */
  currencies: readonly string[];
  className?: string;
}

/** States what is charged, and the rates of approximate prices: `Charged in INR by the seller. ≈ USD at June 2026 rates.` */
export function RatesNote({ currencies, className }: RatesNoteProps) {
  const rates = useContext(RatesContext);
  const to = useCurrency();
  const isConverted =
    rates?.perDollar[to] && currencies.some((currency) => currency !== to && rates.perDollar[currency]);
  return (
    <p className={className}>
      {currencies.length > 1
        ? 'Each seller charges in its own currency.'
        : `Charged in ${currencies[0]} by the seller.`}
      {isConverted && ` ≈\u00a0${to} at ${formatDate(rates.month, { style: 'month' })} rates.`}
    </p>
  );
}
