import { formatMoney } from '#ui/facts/format.ts';
import { Stack } from '#ui/layout/layout.tsx';
import type { Quote } from '../contract.ts';
import styles from './quote-sums.module.css';

/** Renders goods, delivery, tax and total of a quote. */
export function QuoteSums({ quote }: { quote: Quote }) {
  const { subtotalMinor, delivery, taxes, taxNote, totalMinor, currency } = quote;
  const money = (minor: number): string => formatMoney(minor, currency);
  return (
    <div>
      <Stack as="dl" gap={1.5} className={`small ${styles.sums}`}>
        <div>
          <dt>Goods</dt>
          <dd className="num">{money(subtotalMinor)}</dd>
        </div>
        <div>
          <dt>
            Delivery
            {delivery.missingToFreeMinor !== null && delivery.missingToFreeMinor > 0 && (
              <span className={`faint note ${styles.note}`}>
                Free from {money(delivery.missingToFreeMinor)} more
              </span>
            )}
          </dt>
          <dd className="num">{delivery.chargeMinor === 0 ? 'Free' : money(delivery.chargeMinor)}</dd>
        </div>
        {taxes.map(({ label, taxableMinor, amountMinor }) => (
          <div key={label}>
            <dt>
              {label}
              <span className={`faint note ${styles.note}`}>on {money(taxableMinor)}</span>
            </dt>
            <dd className="num">{money(amountMinor)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd className="num">{money(totalMinor)}</dd>
        </div>
      </Stack>
      {taxNote && <p className={`muted note ${styles.taxNote}`}>{taxNote}</p>}
    </div>
  );
}
