import { Check } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Totals, TotalsNote } from '#ui/facts/currency/totals.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Quote } from '../contract.ts';
import styles from './checkout-summary.module.css';
import type { TotalChange, useCheckout } from './use-checkout.ts';

/** Renders the totals of the checkout and the button that places the orders. */
export function CheckoutSummary({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { quotes, fromBasket, changes, refusal, busy, place } = checkout;
  const { result } = quotes;
  const orders = result?.quotes ?? [];
  const hasProblems = orders.some(({ problems }) => problems.length > 0);
  const canOrder = orders.length > 0 && !hasProblems && !quotes.problem;
  return (
    <Card as="aside" title="Your order" className={styles.summary}>
      <Stack as="dl" gap={2} className={`small ${styles.sums}`}>
        {orders.map(({ supplier, lines, totalMinor, currency, paymentTerm }) => (
          <div key={supplier.id}>
            <dt>
              {supplier.name}
              <span className={`muted note pretty ${styles.small}`}>
                {lines.length > 0 ? paymentTerm : 'Unavailable'}
              </span>
            </dt>
            <dd className="num">{lines.length > 0 ? formatMoney(totalMinor, currency) : '–'}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd className="num" aria-live="polite">
            {result ? <Totals totals={result.totals} /> : '–'}
          </dd>
        </div>
      </Stack>
      {result && <TotalsNote totals={result.totals} />}
      {changes.length > 0 && <Changes changes={changes} />}
      {refusal && <Banner>{refusal}</Banner>}
      {hasProblems && fromBasket && <Problems orders={orders} />}
      <Button
        variant="go"
        size="lg"
        wide
        icon={<Check aria-hidden />}
        busy={busy}
        busyLabel="Ordering..."
        disabled={!canOrder || quotes.busy}
        onClick={() => void place()}
      >
        {submitLabel({ accepts: changes.length > 0, orders: orders.length })}
      </Button>
      <p className={`muted note pretty ${styles.small}`}>
        {orders.length > 1
          ? `You place ${orders.length} orders, one with each supplier. Each supplier confirms its own.`
          : 'The supplier usually confirms within one business day. You can cancel until dispatch.'}
      </p>
    </Card>
  );
}

/** Offers to order from the suppliers without problems; the rest stays in the basket. */
function Problems({ orders }: { orders: readonly Quote[] }) {
  const orderable = orders.filter(({ problems }) => problems.length === 0);
  const search = orderable.map(({ supplier }) => `supplier=${supplier.id}`).join('&');
  return (
    <Banner look="warn" role="status">
      Some items need attention. <TextLink to="/basket">Edit basket</TextLink>
      {orderable.length > 0 && (
        <>
          {', or '}
          <TextLink to={`/checkout?${search}`}>
            order from the other{orderable.length > 1 && ` ${orderable.length} suppliers`}
          </TextLink>{' '}
          now
        </>
      )}
      .
    </Banner>
  );
}

function submitLabel({ accepts, orders }: { accepts: boolean; orders: number }): string {
  if (accepts) return 'Accept and order';
  return orders > 1 ? `Place ${orders} orders` : 'Place order';
}

/** Lists the totals that have changed. Nothing was ordered at the old ones. */
function Changes({ changes }: { changes: readonly TotalChange[] }) {
  return (
    <Banner look="warn" role="alert" title="The price has changed">
      <p>Your order has not been placed. Previous and current total:</p>
      <Stack as="ul" gap={1} className={styles.changes}>
        {changes.map(({ supplierName, currency, wasMinor, nowMinor }) => (
          <li key={supplierName}>
            {supplierName}
            <span className="num">
              <del>{formatMoney(wasMinor, currency)}</del> <b>{formatMoney(nowMinor, currency)}</b>
            </span>
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
