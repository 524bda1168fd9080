import { Ban, Ellipsis, MessageSquareText, PackageCheck, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaFunction,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { OrderConversations } from '#features/conversations/inquiries/components/order-conversations.tsx';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { takeOver } from '#features/orders/baskets/components/use-take-over.ts';
import { quantityLeft } from '#features/orders/dispatch/rules.ts';
import { OrderStatus } from '#features/orders/order-record/components/order-status.tsx';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import type { Dispatch, Order } from '#features/orders/order-record/contract.ts';
import { OverdueChip } from '#features/orders/payments/components/money-owed.tsx';
import { PaymentDetails } from '#features/orders/payments/components/payment-details.tsx';
import { loadPaymentDetails } from '#features/orders/payments/components/use-payment-details.ts';
import { isPayable } from '#features/orders/payments/rules.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { AskDialog } from '../components/page/ask-dialog.tsx';
import { OrderSheet } from '../components/page/order-details.tsx';
import { SuspendedStore } from '../components/page/suspended-store.tsx';
import { useOrder } from '../components/page/use-order.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: `Order ${loaderData ? loaderData.order.reference : ''}`,
    description: 'One of your orders: where it is, what it holds and its papers.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id ?? '';
  const [{ data }, inquiries] = await Promise.all([
    api.orders.buyer.get({ id }),
    // The order is whole without what was written before.
    api.inquiries.ofBuyersOrder({ id }).then(
      (found) => found.data.inquiries,
      () => [],
    ),
  ]);
  return { order: data.order, inquiries, payTo: await loadPaymentDetails('buyer', data.order) };
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Orders', to: '/account/orders' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Order" before={crumbs('Order')} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={5} columns={2} />
        </Card>
      </Loading>
    </>
  );
}

/** An order as its buyer follows it. */
export default function AccountOrder() {
  useLiveRevalidation(['orders']);
  const loaded = useLoaderData<typeof clientLoader>();
  const { order, busy, change, run } = useOrder(loaded.order);
  const [cancelling, setCancelling] = useState(false);
  const [asking, setAsking] = useState(false);
  const conversation = loaded.inquiries.find(({ isAboutOrder }) => isAboutOrder);
  const { id, reference, supplier, actions } = order;
  const receive = (dispatchId?: string) =>
    run(dispatchId ?? 'receive', {
      act: () => api.orders.buyer.confirmReceipt({ id, ...(dispatchId ? { dispatchId } : {}) }),
      done: 'Thank you. The supplier knows that it arrived.',
    });
  const arrived = (dispatch: Dispatch) =>
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
          <Acts
            order={order}
            busy={busy}
            onReceive={() => void receive()}
            onCancel={() => setCancelling(true)}
            ask={
              conversation ? (
                <ButtonLink
                  variant="line"
                  icon={<MessageSquareText aria-hidden />}
                  iconOnPhones
                  to={`/account/inquiries/${conversation.id}`}
                >
                  Ask the supplier
                </ButtonLink>
              ) : (
                <Button
                  variant="line"
                  icon={<MessageSquareText aria-hidden />}
                  iconOnPhones
                  onClick={() => setAsking(true)}
                >
                  Ask the supplier
                </Button>
              )
            }
          />
        }
      />
      {supplier.isSuspended && <SuspendedStore order={order} />}
      <OrderSheet
        order={order}
        side="buyer"
        dispatchActions={arrived}
        payTo={loaded.payTo && isPayable(order) && <PaymentDetails details={loaded.payTo} side="buyer" />}
        below={<OrderConversations inquiries={loaded.inquiries} side="buyer" />}
      />
      {asking && <AskDialog order={order} onClose={() => setAsking(false)} />}
      {cancelling && (
        <ReasonDialog
          title={`Cancel order ${reference}?`}
          label={`Why? ${supplier.name} reads it.`}
          confirmLabel="Cancel the order"
          busyLabel="Cancelling..."
          onConfirm={(reason) => change(api.orders.buyer.cancel({ id, reason }))}
          onClose={() => setCancelling(false)}
        >
          The goods go back into stock, and the supplier stops working on it. What you paid is to be refunded.
        </ReasonDialog>
      )}
    </>
  );
}

function Lead({ order: { supplier, placedAt, placedTogether } }: { order: Order }) {
  return (
    <>
      From{' '}
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

interface ActsProps {
  order: Order;
  busy: string | null;
  onReceive: () => void;
  onCancel: () => void;
  /** Leads to the conversation about the order. */
  ask: ReactNode;
}

function Acts({ order, busy, onReceive, onCancel, ask }: ActsProps) {
  const { id, actions } = order;
  const navigate = useNavigate();
  const [again, setAgain] = useState(false);
  const waiting = order.lines.filter((line) => quantityLeft(line) > 0).length;
  async function reorder(): Promise<void> {
    setAgain(true);
    try {
      const { data } = await api.orders.buyer.reorder({ id });
      await takeOver();
      const [first] = data.left;
      if (first) toast.error(`${first.title}: ${first.message}`);
      if (data.added > 0) await navigate('/basket');
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not fill your basket. Please try again.');
    }
    setAgain(false);
  }
  return (
    <>
      {actions.includes('confirm_receipt') && (
        <ConfirmDialog
          title={waiting > 0 ? 'Has this dispatch arrived?' : 'Has everything arrived?'}
          confirmLabel="Yes, it has arrived"
          variant="go"
          busy={busy === 'receive'}
          busyLabel="Saving..."
          onConfirm={onReceive}
          trigger={
            <Button variant="go" icon={<PackageCheck aria-hidden />}>
              Confirm delivery
            </Button>
          }
        >
          {waiting > 0
            ? 'You confirm what has been dispatched so far. The rest of your order is still to come, and you confirm it when it arrives.'
            : 'We notify the supplier, and what is paid on delivery falls due.'}
        </ConfirmDialog>
      )}
      {actions.includes('reorder') && (
        <Button
          variant="line"
          icon={<RotateCw aria-hidden />}
          iconOnPhones
          busy={again}
          onClick={() => void reorder()}
        >
          Order again
        </Button>
      )}
      {ask}
      {actions.includes('cancel') && <More onCancel={onCancel} />}
    </>
  );
}

function More({ onCancel }: Pick<ActsProps, 'onCancel'>) {
  return (
    <Menu
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem bad icon={<Ban aria-hidden />} onSelect={onCancel}>
        Cancel the order
      </MenuItem>
    </Menu>
  );
}
