import { FileText } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, type MetaFunction, replace, useLoaderData } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import styles from './checkout-placed.module.css';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Order placed', description: 'Your order has been placed.' });

export const clientMiddleware = [guard()];

// Without a loader, the client middleware does not run on the first load of a page.
export const loader = () => null;
clientLoader.hydrate = true as const;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('order');
  if (!id) throw replace('/account/orders');
  const { data } = await api.orders.buyer.get({ id });
  return { order: data.order };
}

export function HydrateFallback() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title="Order placed" />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={3} columns={2} />
        </Card>
      </Loading>
    </div>
  );
}

/** Confirms the placed orders and explains the next steps. */
export default function CheckoutPlaced() {
  const { order } = useLoaderData<typeof clientLoader>();
  const { supplier, milestones, currency, firstLine, placedTogether } = order;
  const all = [{ id: order.id, reference: order.reference, supplierName: supplier.name }, ...placedTogether];
  const first = milestones[0];
  const many = all.length > 1;
  return (
    <div className={`wrap ${styles.page}`}>
      <Split gap={5} columns="1fr auto" align="center">
        <PageHead
          title={many ? `${all.length} orders placed` : `Order ${order.reference} placed`}
          lead={
            many
              ? 'We’ve sent your orders to the suppliers.'
              : `${supplier.name} has it now, and you have it by email.`
          }
          actions={
            <ButtonLink to={many ? '/account/orders' : `/account/orders/${order.id}`} variant="go">
              {many ? 'View orders' : 'View order'}
            </ButtonLink>
          }
        />
        <Art spec={firstLine.pack} width={180} height={150} pad={6} className={styles.drawing} />
      </Split>
      <Split columns="7fr 5fr" below={720} align="start">
        <Card title="What happens next">
          <Stack as="ol" className={styles.steps}>
            <li>
              <b>The supplier confirms</b>
              Usually within one business day. We’ll notify you by email.
            </li>
            <li>
              <b>You pay</b>
              {first
                ? `${many ? 'As agreed with each supplier' : `${formatMoney(first.amountMinor, currency)} ${first.due}`}. Bank details appear on your order once the supplier confirms it.`
                : 'No payment is due for this order.'}
            </li>
            <li>
              <b>Production and dispatch</b>
              Track each dispatch on the order page.
            </li>
            <li>
              <b>You confirm receipt</b>
              You can cancel until it is dispatched.
            </li>
          </Stack>
        </Card>
        <Card title={many ? 'Your orders' : 'Your order'}>
          <Stack as="ul" gap={2} className={styles.orders}>
            {all.map(({ id, reference, supplierName }) => (
              <li key={id}>
                <FileText aria-hidden strokeWidth={1.8} />
                <Link to={`/account/orders/${id}`}>
                  {reference} · {supplierName}
                </Link>
              </li>
            ))}
          </Stack>
          <ButtonLink to="/search" variant="line" size="sm">
            Find more products
          </ButtonLink>
        </Card>
      </Split>
    </div>
  );
}
