import { useContext } from 'react';
import { useRevalidator } from 'react-router';
import { setCurrency } from '#ui/facts/currency/currency-choice.ts';
import { RatesContext } from '#ui/facts/currency/rates.ts';
import { Select } from '#ui/fields/choices/select.tsx';

/** Selects the currency of the report, which is also the one in which prices are shown elsewhere. */
export function CurrencySelect({ currency }: { currency: string }) {
  const codes = Object.keys(useContext(RatesContext)?.perDollar ?? {});
  const { revalidate } = useRevalidator();
  return (
    <Select
      aria-label="Currency"
      value={currency}
      options={codes.includes(currency) ? codes : [currency, ...codes]}
      onChange={({ target }) => {
        setCurrency(target.value);
        void revalidate();
      }}
    />
  );
}
