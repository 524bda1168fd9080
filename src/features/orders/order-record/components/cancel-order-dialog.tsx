import { api } from '#web/api.ts';
import type { Order, OrderRow } from '../contract.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface CancelOrderDialogProps {
  order: Pick<OrderRow, 'id' | 'reference' | 'buyer'>;
  onClose: () => void;
  onDone: (order: Order) => void;
}

/** Cancels an order of the store, with a reason for the buyer. */
export function CancelOrderDialog({
  order: { id, reference, buyer },
  onClose,
  onDone,
}: CancelOrderDialogProps) {
  return (
    <ReasonDialog
      title={`Cancel order ${reference}?`}
      label={`Reason (visible to ${buyer.company ?? buyer.name})`}
      confirmLabel="Cancel order"
      busyLabel="Canceling..."
      onConfirm={async (reason) => onDone((await api.orders.store.cancel({ id, reason })).data.order)}
      onClose={onClose}
    >
      Stock is restored and the buyer is notified. You can’t undo this.
    </ReasonDialog>
  );
}
