import { useState } from 'react';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { Claim, ClaimAction } from '../contract.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';

interface ClaimActionsProps {
  claim: Claim;
  side: 'buyer' | 'supplier' | 'mediator';
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

const labels: Record<ClaimAction, string> = {
  accept: 'Accept',
  offer: 'Offer a remedy',
  escalate: 'Ask Packwright to decide',
  withdraw: 'Withdraw claim',
  send_back: 'Record the return',
  take_back: 'Confirm the return',
  send_again: 'Record the replacement',
  receive_again: 'Replacement has arrived',
  refund: 'Record the refund',
  decide: 'Decide',
};

/** Actions that need no more than a click. */
const immediate = ['accept', 'take_back', 'receive_again'] as const;
type ImmediateAction = (typeof immediate)[number];
const isImmediate = (action: ClaimAction): action is ImmediateAction =>
  (immediate as readonly ClaimAction[]).includes(action);

/** The buttons of a claim, with the dialogs that they open. */
export function ClaimActions({ claim, side, onDone }: ClaimActionsProps) {
  const [open, setOpen] = useState<ClaimAction | null>(null);
  const { start, busy, pending } = useAction({
    send: (action: ImmediateAction) => sendAction(action, { claim, side }),
    onSuccess: () => onDone('Saved. The other side has been notified.'),
    failure: 'The claim could not be updated. Please try again.',
  });
  if (claim.actions.length === 0) return null;
  const close = (): void => setOpen(null);
  const done = (message: string): void => {
    close();
    onDone(message);
  };
  return (
    <Cluster gap={2}>
      {claim.actions.map((action, index) => (
        <Button
          key={action}
          size="sm"
          variant={variantOf(action, index)}
          busy={busy && pending === action}
          onClick={() => (isImmediate(action) ? void start(action) : setOpen(action))}
        >
          {labelOf(action, { claim, side })}
        </Button>
      ))}
      {open === 'offer' && side !== 'mediator' && (
        <OfferDialog claim={claim} side={side} onClose={close} onDone={done} />
      )}
      {(open === 'send_back' || open === 'send_again') && (
        <TrackingDialog claim={claim} kind={open} onClose={close} onDone={done} />
      )}
      {open === 'decide' && <DecisionDialog claim={claim} onClose={close} onDone={done} />}
      {(open === 'escalate' || open === 'withdraw' || open === 'refund') && side !== 'mediator' && (
        <NoteDialog claim={claim} side={side} action={open} onClose={close} onDone={done} />
      )}
    </Cluster>
  );
}

function variantOf(action: ClaimAction, index: number) {
  if (action === 'withdraw' || action === 'escalate') return 'quiet';
  return index === 0 ? 'go' : 'line';
}

/** Returns the label of a button; accepting says what is accepted. */
function labelOf(action: ClaimAction, { claim, side }: Pick<ClaimActionsProps, 'claim' | 'side'>): string {
  if (action === 'offer' && side === 'buyer') return 'Propose another remedy';
  if (action !== 'accept') return labels[action];
  const offer = claim.offers[0] ?? { remedy: claim.remedy, amountMinor: claim.claimedMinor };
  if (offer.remedy === 'replacement') return 'Accept the replacement';
  const amount = formatMoney(offer.amountMinor, claim.order.currency);
  return offer.remedy === 'return' ? `Accept the return for ${amount}` : `Accept ${amount}`;
}

function sendAction(
  action: ImmediateAction,
  { claim, side }: Pick<ClaimActionsProps, 'claim' | 'side'>,
): Promise<unknown> {
  const { id, offers } = claim;
  if (action === 'take_back') return api.claims.store.takeBack({ id });
  if (action === 'receive_again') return api.claims.buyer.receiveAgain({ id });
  const accepted = { id, offerId: offers[0]?.id ?? id };
  return side === 'buyer' ? api.claims.buyer.accept(accepted) : api.claims.store.accept(accepted);
}

interface NoteDialogProps {
  claim: Claim;
  side: 'buyer' | 'supplier';
  action: 'escalate' | 'withdraw' | 'refund';
  onClose: () => void;
  onDone: (message: string) => void;
}

const notes: Record<NoteDialogProps['action'], { title: string; text: string; done: string }> = {
  escalate: {
    title: 'Ask Packwright to decide?',
    text: 'Packwright reads the claim, the offers and the photos, and decides within 10 days.',
    done: 'Packwright has been notified.',
  },
  withdraw: {
    title: 'Withdraw this claim?',
    text: 'What it holds of the payments is due again. You can report the goods again within 30 days of receipt.',
    done: 'Claim withdrawn.',
  },
  refund: {
    title: 'Was the refund paid?',
    text: 'Record it after you have paid it. The payment log shows it with the credit note.',
    done: 'Refund recorded.',
  },
};

function NoteDialog({ claim: { id }, side, action, onClose, onDone }: NoteDialogProps) {
  const { title, text, done } = notes[action];
  return (
    <ReasonDialog
      title={title}
      label="Note"
      optional
      confirmLabel={labels[action]}
      busyLabel="Saving..."
      onConfirm={async (note) => {
        await sendNote(action, { id, note, side });
        onDone(done);
      }}
      onClose={onClose}
    >
      {text}
    </ReasonDialog>
  );
}

function sendNote(
  action: NoteDialogProps['action'],
  { side, ...form }: { id: string; note: string; side: 'buyer' | 'supplier' },
): Promise<unknown> {
  if (action === 'refund') return api.claims.store.refund(form);
  if (action === 'withdraw') return api.claims.buyer.withdraw(form);
  return side === 'buyer' ? api.claims.buyer.escalate(form) : api.claims.store.escalate(form);
}
