import { OrderSums } from '#features/sourcing/quotes/components/accept/order-sums.tsx';
import type { Money } from '#lib/money.ts';
import { Approximate } from '#ui/facts/currency/approximate.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { beforeTax } from '../rules/selected-sums.ts';
import styles from './award-panel.module.css';
import type { WinnerTotals } from './use-award.ts';

interface AwardOrdersProps {
  winners: readonly WinnerTotals[];
  /** False until an address is selected, without which there is no tax. */
  hasAddress: boolean;
}

/** The orders of an award, each with its total. */
export const AwardOrders = ({ winners, hasAddress }: AwardOrdersProps) => (
  <Stack as="section" gap={3} aria-label="Orders">
    <h3 className={styles.heading}>
      {winners.length === 1 ? 'Your order' : `Your ${winners.length} orders`}
    </h3>
    <ul className={styles.orders}>
      {winners.map(({ quote, choices, totals }) => (
        <li key={quote.id} className={styles.order}>
          <p>
            <b>{quote.supplier.name}</b>{' '}
            <span className="muted small">
              {quote.reference}, {quote.incoterm} {quote.place}
            </span>
          </p>
          {totals ? (
            <OrderSums totals={totals} />
          ) : (
            <BeforeTax sum={beforeTax({ quote, choices })} hasAddress={hasAddress} />
          )}
        </li>
      ))}
    </ul>
  </Stack>
);

/** The sum of an order while its tax is not known. */
const BeforeTax = ({ sum, hasAddress }: { sum: Money; hasAddress: boolean }) => (
  <p className="small">
    <span className="num">{formatMoney(sum.amountMinor, sum.currency)}</span> before tax{' '}
    <Approximate {...sum} total className="muted" />{' '}
    <span className="muted" role="status">
      {hasAddress ? 'Calculating the tax…' : 'Select a delivery address to see the tax.'}
    </span>
  </p>
);
