import { DispatchDialog } from '#features/orders/dispatch/components/dispatch-dialog.tsx';
import { TrackingDialog } from '#features/orders/dispatch/components/tracking-dialog.tsx';
import { CancelOrderDialog } from '#features/orders/order-record/components/cancel-order-dialog.tsx';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { UnpaidDialog } from '#features/orders/order-record/components/unpaid-dialog.tsx';
import type { Dispatch, Order, Payment } from '#features/orders/order-record/contract.ts';
import { PaymentDialog } from '#features/orders/payments/components/payment-dialog.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { sendOnce } from '#web/send-once.ts';

/** The dialog that is open. */
export type OpenDialog =
  | { kind: 'dispatch' | 'payment' | 'cancel' }
  | { kind: 'production'; start: () => void }
  | { kind: 'tracking'; dispatch: Dispatch }
  | { kind: 'reverse'; payment: Payment };

interface OrderDialogsProps {
  order: Order;
  open: OpenDialog | null;
  onClose: () => void;
  onOrder: (order: Order) => void;
}

/** Renders the dialog of a supplier's action on an order. */
export function OrderDialogs({ order, open, onClose, onOrder }: OrderDialogsProps) {
  const { id, currency } = order;
  const done = (message: string) => (changed: Order) => {
    onOrder(changed);
    onClose();
    toast.success(message);
  };
  if (open?.kind === 'dispatch')
    return (
      <DispatchDialog
        order={order}
        onClose={onClose}
        onDone={done('Order dispatched. The buyer has been notified.')}
      />
    );
  if (open?.kind === 'payment')
    return <PaymentDialog order={order} onClose={onClose} onDone={done('Payment recorded.')} />;
  if (open?.kind === 'production')
    return <UnpaidDialog orders={[order]} onConfirm={open.start} onClose={onClose} />;
  if (open?.kind === 'tracking') {
    const { dispatch } = open;
    return <TrackingDialog orderId={id} dispatch={dispatch} onClose={onClose} onDone={done('Saved.')} />;
  }
  if (open?.kind === 'reverse') {
    const { payment } = open;
    return (
      <ReasonDialog
        title={`Reverse ${formatMoney(payment.amountMinor, currency)}?`}
        label="Reason (shown in the payment log)"
        confirmLabel="Reverse payment"
        busyLabel="Saving..."
        onConfirm={async (note) => {
          const body = { id, paymentId: payment.id, note: note.slice(0, 200) };
          const { data } = await sendOnce({ form: 'reversal', body }, (once) =>
            api.orders.store.reversePayment(body, once),
          );
          done('Reversed.')(data.order);
        }}
        onClose={onClose}
      >
        Use this for payments recorded by mistake or refunded. The payment stays on record.
      </ReasonDialog>
    );
  }
  if (open?.kind !== 'cancel') return null;
  return (
    <CancelOrderDialog order={order} onClose={onClose} onDone={done('Order canceled. Stock restored.')} />
  );
}
