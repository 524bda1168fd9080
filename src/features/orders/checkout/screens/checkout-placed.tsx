import { FileText } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, type MetaFunction, useLoaderData } from 'react-router';
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
  hiddenMeta({ title: 'Ordered', description: 'Your order is with the supplier.' });

export const clientMiddleware = [guard()];

// Without a loader, the client middleware does not run on the first load of a page.
export const loader = () => null;
clientLoader.hydrate = true as const;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('order') ?? '';
  const { data } = await api.orders.buyer.get({ id });
  return { order: data.order };
}

export function HydrateFallback() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title="Ordered" />
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
          title={many ? `${all.length} orders placed` : `Order ${order.reference} is placed`}
          lead={
            many ? 'Each supplier has yours now.' : `${supplier.name} has it now, and you have it by email.`
          }
          actions={
            <ButtonLink to={many ? '/account/orders' : `/account/orders/${order.id}`} variant="go">
              {many ? 'See your orders' : 'See your order'}
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
              Usually within a working day. You hear of it by email and under Notifications.
            </li>
            <li>
              <b>You pay</b>
              {first
                ? `${many ? 'As agreed with each supplier' : `${formatMoney(first.amountMinor, currency)} ${first.due}`}. Bank details are on your order once the supplier has confirmed it.`
                : 'Nothing is to be paid for this order.'}
            </li>
            <li>
              <b>It is made and sent</b>
              Each dispatch has its carrier and tracking number on the order’s page.
            </li>
            <li>
              <b>You confirm that it arrived</b>
              Until it leaves the plant you can still cancel.
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
