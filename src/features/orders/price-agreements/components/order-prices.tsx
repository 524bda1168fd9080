import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { CustomerPrice } from '../contract.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PriceRows } from './price-rows.tsx';

interface OrderPricesProps {
  order: Order;
  /** The current prices of its buyer; null for people who do not see amounts. */
  prices: readonly CustomerPrice[] | null;
  sample: boolean;
}

/** The prices that a store gives to the buyer of an order, on the page of the order. */
export function OrderPrices({ order, prices, sample }: OrderPricesProps) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const goods = order.lines.filter(({ kind, isSample }) => kind !== 'charge' && !isSample);
  if (prices === null || order.status === 'cancelled' || goods.length === 0) return null;
  const name = order.buyer.company ?? order.buyer.name;
  return (
    <Card
      title="Customer prices"
      flush={prices.length > 0}
      actions={
        !sample && (
          <Button variant="line" size="sm" onClick={() => setOpen(true)}>
            Set a price
          </Button>
        )
      }
    >
      {prices.length > 0 ? (
        <PriceRows prices={prices} side="supplier" sample={sample} />
      ) : (
        <p className="muted small">
          {name} pays the list price when ordering again. Set a price to keep what you agreed.
        </p>
      )}
      {isOpen && (
        <PriceDialog
          order={order}
          goods={goods}
          onClose={() => setOpen(false)}
          onDone={async () => {
            await revalidate();
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}
