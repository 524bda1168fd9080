import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useAction } from '#web/use-action.ts';
import type { Amendment } from '../contract.ts';
import { changesInvoice } from '../rules/apply-terms.ts';
import { callsOf, type Side } from './use-changes.ts';

interface DecisionButtonsProps {
  order: Order;
  amendment: Amendment;
  side: Side;
  /** Receives what to tell the person. */
  onDone: (message: string) => void | Promise<void>;
}

/** Renders what a side can do with an open proposal: accept or reject it, or withdraw its own. */
export function DecisionButtons({ order, amendment, side, onDone }: DecisionButtonsProps) {
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null);
  const { revalidate } = useRevalidator();
  const { id } = order;
  const { id: amendmentId, actions } = amendment;
  const replaced = changesInvoice(amendment) ? validInvoice(order) : undefined;
  const calls = callsOf(side);
  const close = (): void => setOpen(null);
  const accepting = useAction({
    send: () => calls.accept({ id, amendmentId }),
    onSuccess: () => onDone('Change accepted. The order is updated.'),
    failure: 'The change could not be accepted. Please try again.',
    onFailure: async () => {
      close();
      await revalidate();
    },
  });
  const withdrawing = useAction({
    send: () => calls.withdraw({ id, amendmentId }),
    onSuccess: () => onDone('Proposal withdrawn.'),
    failure: 'The proposal could not be withdrawn. Please try again.',
    onFailure: () => revalidate(),
  });
  return (
    <Cluster gap={2} rowGap={2}>
      {actions.includes('accept') && (
        <Button size="sm" variant="go" icon={<Check aria-hidden />} onClick={() => setOpen('accept')}>
          Accept change
        </Button>
      )}
      {actions.includes('reject') && (
        <Button size="sm" variant="line" icon={<X aria-hidden />} onClick={() => setOpen('reject')}>
          Reject
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button size="sm" variant="line" busy={withdrawing.busy} onClick={() => void withdrawing.start()}>
          Withdraw proposal
        </Button>
      )}
      {open === 'accept' && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          title="Accept this change?"
          confirmLabel="Accept change"
          variant="go"
          busy={accepting.busy}
          busyLabel="Saving..."
          onConfirm={() => void accepting.start()}
        >
          The order gets the new terms immediately, and both sides are bound to them.
          {replaced && ` A credit note cancels invoice ${replaced.number}, and a new invoice replaces it.`}
        </ConfirmDialog>
      )}
      {open === 'reject' && (
        <ReasonDialog
          title="Reject this change?"
          label="Reason (visible to the other side)"
          confirmLabel="Reject change"
          busyLabel="Saving..."
          onConfirm={async (reason) => {
            await calls.reject({ id, amendmentId, reason });
            await onDone('Change rejected.');
          }}
          onClose={close}
        >
          The order stays as it is.
        </ReasonDialog>
      )}
    </Cluster>
  );
}

const validInvoice = ({ documents }: Order) =>
  documents.find(({ kind, canceledBy }) => kind === 'tax_invoice' && canceledBy === null);
