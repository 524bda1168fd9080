import { OrderSums } from '#features/sourcing/quotes/components/accept/order-sums.tsx';
import { Stack } from '#ui/layout/layout.tsx';
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
      {winners.map(({ quote, totals }) => (
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
            <p className="muted small" role="status">
              {hasAddress ? 'Calculating the total…' : 'Select a delivery address to see tax and total.'}
            </p>
          )}
        </li>
      ))}
    </ul>
  </Stack>
);
