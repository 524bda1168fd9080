import { useContext, useId } from 'react';
import { sellersCurrency, setCurrency, useCurrency } from './currency-choice.ts';
import styles from './currency-switch.module.css';
import { RatesContext } from './rates.ts';

/** Selects the currency in which prices are shown approximately. Hidden without JavaScript. */
export function CurrencySwitch() {
  const id = useId();
  const codes = Object.keys(useContext(RatesContext)?.perDollar ?? {});
  const selected = useCurrency();
  if (codes.length === 0) return null;
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>Approximate prices in</label>
      <select
        id={id}
        value={codes.includes(selected) ? selected : sellersCurrency}
        onChange={(event) => setCurrency(event.target.value)}
      >
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
        <option value={sellersCurrency}>Seller’s currency only</option>
      </select>
    </div>
  );
}
