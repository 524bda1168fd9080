import { Ban, Ellipsis, MessageSquareText, PackageCheck, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, type MetaFunction, useLoaderData } from 'react-router';
import { OrderConversations } from '#features/conversations/inquiries/components/order-conversations.tsx';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { OrderChanges } from '#features/orders/amendments/components/order-changes.tsx';
import { loadChanges } from '#features/orders/amendments/components/use-changes.ts';
import { quantityLeft } from '#features/orders/dispatch/rules.ts';
import { OrderStatus } from '#features/orders/order-record/components/order-status.tsx';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import type { Dispatch, Order } from '#features/orders/order-record/contract.ts';
import { OrderReports } from '#features/orders/payment-reports/components/order-reports.tsx';
import { loadReports } from '#features/orders/payment-reports/components/use-reports.ts';
import { OverdueChip } from '#features/orders/payments/components/money-owed.tsx';
import { PaymentDetails } from '#features/orders/payments/components/payment-details.tsx';
import { loadPaymentDetails } from '#features/orders/payments/components/use-payment-details.ts';
import { isPayable } from '#features/orders/payments/rules.ts';
import { OrderProofs } from '#features/orders/proofs/components/order-proofs.tsx';
import { loadProofs } from '#features/orders/proofs/components/use-proofs.ts';
import { WaitingProof } from '#features/orders/proofs/components/waiting-proof.tsx';
import { OrderClaims } from '#features/trust/claims/components/order-claims.tsx';
import { loadClaims } from '#features/trust/claims/components/use-claims.ts';
import { OrderReceipts } from '#features/trust/inspections/components/order/order-receipts.tsx';
import { ReceiveLink } from '#features/trust/inspections/components/order/receive-link.tsx';
import { loadInspections } from '#features/trust/inspections/components/order/use-inspections.ts';
import { OrderReviewCard } from '#features/trust/reviews/components/order-review-card.tsx';
import { loadReviews } from '#features/trust/reviews/components/use-reviews.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Loading, Skeleton, SkeletonButton } from '#ui/feedback/skeleton.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { AskSupplierDialog } from '../components/page/ask-supplier-dialog.tsx';
import { OrderDetails, OrderDetailsSkeleton } from '../components/page/order-details.tsx';
import { SuspendedStore } from '../components/page/suspended-store.tsx';
import { useOrder } from '../components/page/use-order.ts';
import { useReorder } from '../components/page/use-reorder.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: `Order ${loaderData ? loaderData.order.reference : ''}`,
    description: 'Order status, items and documents.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id ?? '';
  const [{ data }, inquiries] = await Promise.all([
    api.orders.buyer.get({ id }),
    // The order is shown without conversations if they cannot be loaded.
    api.inquiries.ofBuyersOrder({ id }).then(
      (response) => response.data.inquiries,
      () => [],
    ),
  ]);
  const [paymentDetails, reports, claims, proofs, changes, reviews, inspections] = await Promise.all([
    loadPaymentDetails('buyer', data.order),
    loadReports('buyer', data.order),
    loadClaims('buyer', data.order),
    loadProofs('buyer', data.order),
    loadChanges('buyer', data.order),
    loadReviews('buyer', data.order),
    loadInspections('buyer', data.order),
  ]);
  const parts = { paymentDetails, reports, claims, proofs, changes, reviews, inspections };
  return { order: data.order, inquiries, ...parts };
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Orders', to: '/account/orders' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead
        title="Order"
        lead={<Skeleton width={240} height={18} />}
        before={crumbs('Order')}
        actions={<SkeletonButton width={220} />}
      />
      <Loading>
        <OrderDetailsSkeleton />
      </Loading>
    </>
  );
}

/** The page of an order for its buyer. */
export default function AccountOrder() {
  useLiveRevalidation(['orders']);
  const loaded = useLoaderData<typeof clientLoader>();
  const { order, busy, show, run } = useOrder(loaded.order);
  const [cancelling, setCancelling] = useState(false);
  const [asking, setAsking] = useState(false);
  const conversation = loaded.inquiries.find(({ isAboutOrder }) => isAboutOrder);
  const { id, reference, supplier, actions } = order;
  const receive = (dispatchId?: string) =>
    run({
      name: dispatchId ?? 'receive',
      send: () => api.orders.buyer.confirmReceipt({ id, ...(dispatchId ? { dispatchId } : {}) }),
      success: 'Receipt confirmed. The supplier has been notified.',
    });
  const dispatchActions = (dispatch: Dispatch) => (
    <>
      <ReceiveLink orderId={id} dispatchId={dispatch.id} inspections={loaded.inspections} />
      {arrivedButton(dispatch)}
    </>
  );
  const arrivedButton = (dispatch: Dispatch) =>
    actions.includes('confirm_receipt') && !dispatch.deliveredAt && order.dispatches.length > 1 ? (
      <Button
        variant="line"
        size="sm"
        icon={<PackageCheck aria-hidden />}
        busy={busy === dispatch.id}
        onClick={() => void receive(dispatch.id)}
      >
        It has arrived
      </Button>
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
        lead={<Lead order={order} />}
        before={crumbs(reference)}
        actions={
          <Actions
            order={order}
            busy={busy}
            onReceive={() => void receive()}
            onCancel={() => setCancelling(true)}
            conversationLink={
              conversation ? (
                <ButtonLink
                  variant="line"
                  icon={<MessageSquareText aria-hidden />}
                  to={`/account/inquiries/${conversation.id}`}
                >
                  Contact supplier
                </ButtonLink>
              ) : (
                <Button
                  variant="line"
                  icon={<MessageSquareText aria-hidden />}
                  onClick={() => setAsking(true)}
                >
                  Contact supplier
                </Button>
              )
            }
          />
        }
      />
      {supplier.isSuspended && <SuspendedStore order={order} />}
      <WaitingProof proofs={loaded.proofs} />
      <OrderDetails
        order={order}
        side="buyer"
        record={{ proofs: loaded.proofs, amendments: loaded.changes?.amendments ?? null }}
        changes={{
          content: <OrderChanges order={order} changes={loaded.changes} side="buyer" />,
          isOpen: loaded.changes?.amendments.some(({ state }) => state === 'open') ?? false,
        }}
        proofs={<OrderProofs order={order} proofs={loaded.proofs} side="buyer" />}
        dispatchActions={dispatchActions}
        receipts={
          <>
            <OrderReceipts order={order} inspections={loaded.inspections} />
            <OrderClaims order={order} list={loaded.claims} side="buyer" />
          </>
        }
        payAction={<OrderReports order={order} reports={loaded.reports} side="buyer" />}
        paymentDetails={
          loaded.paymentDetails &&
          isPayable(order) && <PaymentDetails details={loaded.paymentDetails} side="buyer" />
        }
        below={
          <>
            <OrderReviewCard order={order} reviews={loaded.reviews} side="buyer" />
            <OrderConversations inquiries={loaded.inquiries} side="buyer" />
          </>
        }
      />
      {asking && <AskSupplierDialog order={order} onClose={() => setAsking(false)} />}
      {cancelling && (
        <ReasonDialog
          title={`Cancel order ${reference}?`}
          label={`Reason (visible to ${supplier.name})`}
          confirmLabel="Cancel order"
          busyLabel="Canceling..."
          onConfirm={async (reason) => show((await api.orders.buyer.cancel({ id, reason })).data.order)}
          onClose={() => setCancelling(false)}
        >
          The supplier stops working on your order and refunds what you paid.
        </ReasonDialog>
      )}
    </>
  );
}

function Lead({ order: { supplier, placedAt, placedTogether } }: { order: Order }) {
  return (
    <>
      Sold by{' '}
      {supplier.isPublic ? <Link to={`/suppliers/${supplier.slug}`}>{supplier.name}</Link> : supplier.name},
      placed on <DateText when={placedAt} zone="viewer" />
      {placedTogether.length > 0 && ' together with '}
      {placedTogether.map((other, i) => (
        <span key={other.id}>
          {i > 0 && ', '}
          <Link to={`/account/orders/${other.id}`}>
            {other.reference} of {other.supplierName}
          </Link>
        </span>
      ))}
    </>
  );
}

interface ActionsProps {
  order: Order;
  busy: string | null;
  onReceive: () => void;
  onCancel: () => void;
  conversationLink: ReactNode;
}

function Actions({ order, busy, onReceive, onCancel, conversationLink }: ActionsProps) {
  const { id, actions } = order;
  const undispatched = order.lines.filter((line) => quantityLeft(line) > 0).length;
  const reorder = useReorder();
  return (
    <>
      {actions.includes('confirm_receipt') && (
        <ConfirmDialog
          title={undispatched > 0 ? 'Mark this dispatch as received?' : 'Mark as received?'}
          confirmLabel="Mark as received"
          variant="go"
          busy={busy === 'receive'}
          busyLabel="Saving..."
          onConfirm={onReceive}
          trigger={
            <Button variant="go" icon={<PackageCheck aria-hidden />}>
              Mark as received
            </Button>
          }
        >
          {undispatched > 0
            ? 'This confirms what has been dispatched so far. You can confirm the rest when it arrives.'
            : 'We’ll notify the supplier. Amounts payable on delivery become due.'}
        </ConfirmDialog>
      )}
      {actions.includes('reorder') && (
        <Button
          variant="line"
          icon={<RotateCw aria-hidden />}
          busy={reorder.busy}
          onClick={() => void reorder.start(id)}
        >
          Order again
        </Button>
      )}
      {conversationLink}
      {actions.includes('cancel') && <More onCancel={onCancel} />}
    </>
  );
}

function More({ onCancel }: Pick<ActionsProps, 'onCancel'>) {
  return (
    <Menu
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem bad icon={<Ban aria-hidden />} onSelect={onCancel}>
        Cancel order
      </MenuItem>
    </Menu>
  );
}
