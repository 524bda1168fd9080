import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatCount, formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster, Split } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { CustomerPrice } from '../contract.ts';
import styles from './price-rows.module.css';

interface PriceRowsProps {
  prices: readonly CustomerPrice[];
  side: 'buyer' | 'supplier';
  sample?: boolean;
}

/** Customer prices as a list, one product each. */
export const PriceRows = ({ prices, side, sample = false }: PriceRowsProps) => (
  <ul aria-label="Customer prices">
    {prices.map((price) => (
      <Split
        as="li"
        key={price.id}
        gap={3}
        columns="48px 1fr auto"
        align="center"
        below={560}
        className={styles.item}
      >
        <Art spec={price.product.pack} width={48} height={44} pad={2} />
        <div className="shrink">
          <p className={`break-words ${styles.title}`}>
            <Link to={`/products/${price.product.slug}`}>
              <Measured>{price.product.title}</Measured>
            </Link>
          </p>
          <p className="small num">{tiersText(price)}</p>
          <p className="muted small">
            {side === 'buyer' ? price.supplier.name : (price.buyer.company ?? price.buyer.name)} ·{' '}
            <Link
              to={`${side === 'buyer' ? '/account/orders' : '/dashboard/order-history'}/${price.order.id}`}
            >
              Order {price.order.reference}
            </Link>
          </p>
        </div>
        <Cluster gap={2} justify="end">
          {price.state === 'current' ? (
            <span className="muted small">Until {formatDate(price.validUntil, { style: 'numeric' })}</span>
          ) : (
            <StatusChip status="neutral">Ended</StatusChip>
          )}
          {price.state === 'current' && side === 'supplier' && !sample && <End price={price} />}
        </Cluster>
      </Split>
    ))}
  </ul>
);

/** Returns the prices in words: `₹12.50 from 5,000, ₹11.00 from 20,000`. */
const tiersText = ({ tiers, currency }: CustomerPrice): string =>
  tiers
    .map(
      ({ minQuantity, unitPriceMinor }) =>
        `${formatMoney(unitPriceMinor, currency)} from ${formatCount(minQuantity)}`,
    )
    .join(', ');

function End({ price: { id, product, buyer } }: { price: CustomerPrice }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { start, busy } = useAction({
    send: () => api.priceAgreements.store.end({ id }),
    success: 'The price has ended.',
    failure: 'The price could not be ended. Please try again.',
    onSuccess: async () => {
      await revalidate();
      setOpen(false);
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="quiet" aria-label={`End the price of ${product.title}`}>
          End
        </Button>
      }
      title="End this price?"
      confirmLabel="End price"
      busy={busy}
      busyLabel="Ending..."
      onConfirm={() => void start()}
    >
      {buyer.company ?? buyer.name} pays the list price from now on. Orders that were placed stay as they are.
    </ConfirmDialog>
  );
}
