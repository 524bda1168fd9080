import { useContext } from 'react';
import { formatDate } from '../format.ts';
import { useCurrency } from './currency-choice.ts';
import { RatesContext } from './rates.ts';

/** States what is charged, and the rates of approximate prices: `Charged in INR by the seller. ≈ USD at June 2026 rates.` */
export function RatesNote({ currency, className }: { currency: string; className?: string }) {
  const rates = useContext(RatesContext);
  const to = useCurrency();
  const isConverted = rates?.perDollar[to] && rates.perDollar[currency] && to !== currency;
  return (
    <p className={className}>
      Charged in {currency} by the seller.
      {isConverted && ` ≈\u00a0${to} at ${formatDate(rates.month, { style: 'month' })} rates.`}
    </p>
  );
}
