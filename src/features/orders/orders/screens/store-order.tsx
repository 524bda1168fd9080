import { Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { OrderConversations } from '#features/conversations/inquiries/components/order-conversations.tsx';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { OrderChanges } from '#features/orders/amendments/components/order-changes.tsx';
import { loadChanges } from '#features/orders/amendments/components/use-changes.ts';
import { OrderStatus } from '#features/orders/order-record/components/order-status.tsx';
import type { Dispatch, Payment } from '#features/orders/order-record/contract.ts';
import { unpaidBeforeProduction } from '#features/orders/order-record/rules/instalments.ts';
import { OrderReports } from '#features/orders/payment-reports/components/order-reports.tsx';
import { loadReports } from '#features/orders/payment-reports/components/use-reports.ts';
import { WaitingReport } from '#features/orders/payment-reports/components/waiting-report.tsx';
import { OverdueChip } from '#features/orders/payments/components/money-owed.tsx';
import { PaymentDetails } from '#features/orders/payments/components/payment-details.tsx';
import { loadPaymentDetails } from '#features/orders/payments/components/use-payment-details.ts';
import { isPayable } from '#features/orders/payments/rules.ts';
import { OrderPrices } from '#features/orders/price-agreements/components/order-prices.tsx';
import { OrderProofs } from '#features/orders/proofs/components/order-proofs.tsx';
import { loadProofs } from '#features/orders/proofs/components/use-proofs.ts';
import { OrderClaims } from '#features/trust/claims/components/order-claims.tsx';
import { loadClaims } from '#features/trust/claims/components/use-claims.ts';
import { OrderReceipts } from '#features/trust/inspections/components/order/order-receipts.tsx';
import { loadInspections } from '#features/trust/inspections/components/order/use-inspections.ts';
import { OrderReviewCard } from '#features/trust/reviews/components/order-review-card.tsx';
import { loadReviews, noReviews } from '#features/trust/reviews/components/use-reviews.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Loading, Skeleton, SkeletonButton } from '#ui/feedback/skeleton.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { OrderDetails, OrderDetailsSkeleton } from '../components/page/order-details.tsx';
import { type OpenDialog, OrderDialogs } from '../components/page/order-dialogs.tsx';
import { type OneClickMove, StoreOrderActions } from '../components/page/store-order-actions.tsx';
import { useOrder } from '../components/page/use-order.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: `Order ${loaderData ? loaderData.order.reference : ''}`,
    description: 'Order status, items and documents.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const sample = isSampleView();
  const id = params.id ?? '';
  const [{ data }, inquiries] = await Promise.all([
    api.orders.store.get({ id }),
    // Some roles may not read inquiries; the order is shown without them.
    api.inquiries.ofStoresOrder({ id }).then(
      (response) => response.data.inquiries,
      () => [],
    ),
  ]);
  const [paymentDetails, reports, claims, proofs, changes, reviews, inspections, prices] = await Promise.all([
    sample ? null : loadPaymentDetails('store', data.order),
    sample ? [] : loadReports('supplier', data.order),
    loadClaims('supplier', data.order),
    loadProofs('supplier', data.order),
    loadChanges('supplier', data.order),
    sample ? noReviews : loadReviews('supplier', data.order),
    sample ? null : loadInspections('supplier', data.order),
    // People who pack and send do not see amounts.
    api.priceAgreements.store.ofOrder({ id }).then(
      (response) => response.data.prices,
      () => null,
    ),
  ]);
  const parts = { paymentDetails, reports, claims, proofs, changes, reviews, inspections, prices };
  return { order: data.order, inquiries, sample, ...parts };
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Order history', to: '/dashboard/order-history' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead
        title="Order"
        lead={<Skeleton width={240} height={18} />}
        before={crumbs('Order')}
        actions={<SkeletonButton width={132} />}
      />
      <Loading>
        <OrderDetailsSkeleton />
      </Loading>
    </>
  );
}

const successMessages: Record<OneClickMove, string> = {
  confirmed: 'Order confirmed. The buyer has been notified.',
  in_production: 'Order moved to In production.',
  ready: 'Order marked as ready.',
  delivered: 'Order marked as delivered.',
  completed: 'Completed.',
};

/** The page of an order for its supplier. */
export default function StoreOrder() {
  useLiveRevalidation(['orders']);
  const loaded = useLoaderData<typeof clientLoader>();
  const { sample } = loaded;
  const { order, busy, show, run } = useOrder(loaded.order);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { id, reference, buyer, placedAt, actions } = order;
  const move = (to: OneClickMove): void => {
    const start = () =>
      void run({ name: to, send: () => api.orders.store.move({ id, to }), success: successMessages[to] });
    if (to === 'in_production' && unpaidBeforeProduction(order) > 0) setOpen({ kind: 'production', start });
    else start();
  };
  const deliver = (dispatch: Dispatch) =>
    void run({
      name: dispatch.id,
      send: () => api.orders.store.deliverDispatch({ id, dispatchId: dispatch.id }),
      success: 'Order marked as delivered.',
    });
  const dispatchActions = (dispatch: Dispatch) =>
    dispatch.deliveredAt || order.supplier.isSuspended ? null : (
      <>
        <Button
          variant="line"
          size="sm"
          icon={<Pencil aria-hidden />}
          onClick={() => setOpen({ kind: 'tracking', dispatch })}
        >
          Edit tracking
        </Button>
        {order.dispatches.length > 1 && (
          <Button variant="line" size="sm" busy={busy === dispatch.id} onClick={() => deliver(dispatch)}>
            Mark as delivered
          </Button>
        )}
      </>
    );
  const reverseButton = (payment: Payment) =>
    payment.amountMinor > 0 && !payment.isReversed && payment.method !== 'credit_note' ? (
      <IconButton label="Reverse payment" size="sm" onClick={() => setOpen({ kind: 'reverse', payment })}>
        <Undo2 aria-hidden />
      </IconButton>
    ) : null;
  return (
    <>
      <PageHead
        title={`Order ${reference}`}
        mark={
          <>
            <OrderStatus order={order} /> <OverdueChip order={order} />
          </>
        }
        lead={
          <>
            {buyer.company ?? buyer.name}, placed on <DateText when={placedAt} zone="viewer" />
          </>
        }
        before={crumbs(reference)}
        actions={
          sample ? undefined : (
            <StoreOrderActions
              order={order}
              busy={busy}
              onMove={move}
              onDispatch={() => setOpen({ kind: 'dispatch' })}
              onPayment={() => setOpen({ kind: 'payment' })}
              onCancel={() => setOpen({ kind: 'cancel' })}
            />
          )
        }
      />
      <WaitingReport order={order} reports={loaded.reports} />
      <OrderDetails
        order={order}
        side="supplier"
        record={{ proofs: loaded.proofs, amendments: loaded.changes?.amendments ?? null }}
        changes={{
          content: <OrderChanges order={order} changes={loaded.changes} side="supplier" sample={sample} />,
          isOpen: loaded.changes?.amendments.some(({ state }) => state === 'open') ?? false,
        }}
        proofs={<OrderProofs order={order} proofs={loaded.proofs} side="supplier" sample={sample} />}
        below={
          <>
            <OrderReviewCard order={order} reviews={loaded.reviews} side="supplier" />
            <OrderPrices order={order} prices={loaded.prices} sample={sample} />
            <OrderConversations inquiries={loaded.inquiries} side="supplier" />
          </>
        }
        receipts={
          <>
            {!sample && <OrderReceipts order={order} inspections={loaded.inspections} />}
            <OrderClaims order={order} list={loaded.claims} side="supplier" />
          </>
        }
        sample={sample}
        paymentDetails={
          loaded.paymentDetails &&
          isPayable(order) && <PaymentDetails details={loaded.paymentDetails} side="supplier" />
        }
        {...(sample ? {} : { dispatchActions, paymentAction: reverseButton })}
        payAction={
          <>
            <OrderReports order={order} reports={loaded.reports} side="supplier" />
            {actions.includes('record_payment') && !sample && (
              <Button variant="line" wide onClick={() => setOpen({ kind: 'payment' })}>
                Record payment
              </Button>
            )}
          </>
        }
      />
      <OrderDialogs order={order} open={open} onClose={() => setOpen(null)} onOrder={show} />
    </>
  );
}
