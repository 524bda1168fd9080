import { Check } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Quote } from '../contract.ts';
import styles from './checkout-summary.module.css';
import type { TotalChange, useCheckout } from './use-checkout.ts';

/** What it all comes to, and the button that orders it. */
export function CheckoutSummary({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { quotes, fromBasket, changes, refusal, busy, place } = checkout;
  const { quoted } = quotes;
  const orders = quoted?.quotes ?? [];
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
                {lines.length > 0 ? paymentTerm : 'Cannot be ordered'}
              </span>
            </dt>
            <dd className="num">{lines.length > 0 ? formatMoney(totalMinor, currency) : '–'}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd className="num" aria-live="polite">
            {quoted ? formatMoney(quoted.totalMinor, quoted.currency) : '–'}
          </dd>
        </div>
      </Stack>
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
        {buttonWords(changes.length > 0, orders.length)}
      </Button>
      <p className={`muted note pretty ${styles.small}`}>
        {orders.length > 1
          ? `All ${orders.length} orders are placed together, or none. Each supplier confirms its own.`
          : 'The supplier confirms it, usually within a working day. You can cancel until it is dispatched.'}
      </p>
    </Card>
  );
}

/** What is in order can go off by itself; the rest waits in the basket. */
function Problems({ orders }: { orders: readonly Quote[] }) {
  const sound = orders.filter(({ problems }) => problems.length === 0);
  const search = sound.map(({ supplier }) => `supplier=${supplier.id}`).join('&');
  return (
    <Banner look="warn" role="status">
      Some lines cannot be ordered as they stand. <TextLink to="/basket">Mend them in the basket</TextLink>
      {sound.length > 0 && (
        <>
          {', or '}
          <TextLink to={`/checkout?${search}`}>
            order from the other{sound.length > 1 && ` ${sound.length} suppliers`}
          </TextLink>{' '}
          now
        </>
      )}
      .
    </Banner>
  );
}

function buttonWords(changed: boolean, orders: number): string {
  if (changed) return 'Accept and order';
  return orders > 1 ? `Place ${orders} orders` : 'Place order';
}

/** What each total was, and is now. Nothing has been ordered at the old one. */
function Changes({ changes }: { changes: readonly TotalChange[] }) {
  return (
    <Banner look="warn" role="alert" title="The price has changed">
      <p>Nothing has been ordered. It was, and is now:</p>
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
