import { formatMoney } from '#ui/facts/format.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { OrderRow } from '../contract.ts';
import { unpaidBeforeProduction } from '../rules/instalments.ts';

interface UnpaidDialogProps {
  /** The orders whose production starts. */
  orders: readonly OrderRow[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms that production starts although the payments that the terms require first were not recorded. */
export function UnpaidDialog({ orders, onConfirm, onClose }: UnpaidDialogProps) {
  const unpaid = orders
    .map((order) => ({ order, openMinor: unpaidBeforeProduction(order) }))
    .filter(({ openMinor }) => openMinor > 0);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Start production before payment?"
      confirmLabel="Start production"
      variant="go"
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {unpaid
        .map(
          ({ order: { reference, currency }, openMinor }) =>
            `${formatMoney(openMinor, currency)} of order ${reference} is due before production and has not been recorded as paid.`,
        )
        .join(' ')}
    </ConfirmDialog>
  );
}
