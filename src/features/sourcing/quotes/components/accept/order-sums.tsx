import { Approximate } from '#ui/facts/currency/approximate.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import type { OrderTotals } from '../../contract/order-totals.ts';
import styles from './order-sums.module.css';

/** The goods, freight and taxes of an order at a quote, and their total. */
export function OrderSums({ totals }: { totals: OrderTotals }) {
  const rows = [
    ...totals.lines.map(({ title, amountMinor }) => ({ label: title, amountMinor })),
    ...(totals.freightMinor > 0 ? [{ label: 'Freight', amountMinor: totals.freightMinor }] : []),
    ...totals.taxes,
  ];
  return (
    <dl className={`small ${styles.sums}`}>
      {rows.map(({ label, amountMinor }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd className="num">{formatMoney(amountMinor, totals.currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd className="num">
          {formatMoney(totals.totalMinor, totals.currency)}{' '}
          <Approximate
            amountMinor={totals.totalMinor}
            currency={totals.currency}
            total
            className="muted small"
          />
        </dd>
      </div>
    </dl>
  );
}
