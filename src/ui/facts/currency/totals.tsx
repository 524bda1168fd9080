import type { Money } from '#lib/money.ts';
import { formatMoney } from '../format.ts';
import { Approximate } from './approximate.tsx';
import { RatesNote } from './rates-note.tsx';
import styles from './totals.module.css';

/** Sums of what is charged, one for each currency, each with its approximate value in the reader's currency. */
export function Totals({ totals }: { totals: readonly Money[] }) {
  return (
    <span className={styles.totals}>
      {totals.length === 0 && '–'}
      {totals.map((total) => (
        <span key={total.currency} className={styles.total}>
          <span>{formatMoney(total.amountMinor, total.currency)}</span>
          <Approximate {...total} total className={styles.approximate} />
        </span>
      ))}
    </span>
  );
}

/** States in what totals are charged, and the rates of their approximate values. */
export const TotalsNote = ({ totals }: { totals: readonly { currency: string }[] }) =>
  totals.length > 0 && (
    <RatesNote currencies={totals.map(({ currency }) => currency)} className="muted note pretty" />
  );
