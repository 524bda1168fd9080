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
      label={`Why? ${buyer.company ?? buyer.name} reads it.`}
      confirmLabel="Cancel the order"
      busyLabel="Cancelling..."
      onConfirm={async (reason) => onDone((await api.orders.store.cancel({ id, reason })).data.order)}
      onClose={onClose}
    >
      The goods go back into stock, and the buyer is notified. This cannot be undone.
    </ReasonDialog>
  );
}
