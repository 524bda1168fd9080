import type { ReactNode } from 'react';
import { formatNumber } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Approximate } from '#ui/facts/currency/approximate.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { addressText, handoverText } from '../rules/handover-text.ts';
import styles from './award-panel.module.css';
import type { WinnerTotals } from './use-award.ts';

interface AwardConfirmationProps {
  winners: readonly WinnerTotals[];
  /** The address of the orders as one line. */
  deliverTo: string;
  busy: boolean;
  /** The ranks that the other suppliers will see. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last step of an award: the orders with their suppliers, quantities and totals. */
export function AwardConfirmation(props: AwardConfirmationProps) {
  const { winners, deliverTo, busy, children, onConfirm, onClose } = props;
  const address = addressText(
    winners.map(({ quote }) => quote),
    deliverTo,
  );
  const label = winners.length === 1 ? 'Place order' : `Place ${winners.length} orders`;
  return (
    <Dialog
      open
      role="alertdialog"
      hideClose
      onOpenChange={(open) => !open && !busy && onClose()}
      title={winners.length === 1 ? 'Place this order?' : `Place these ${winners.length} orders?`}
      description={`${address} You pay after ${winners.length === 1 ? winners[0]?.quote.supplier.name : 'each supplier'} confirms.`}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Back
            </Button>
          </DialogClose>
          <Button variant="go" busy={busy} busyLabel="Placing orders..." onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ul className={styles.orders} aria-label="Orders">
          {winners.map(({ quote, choices, totals }) => (
            <li key={quote.id} className={styles.order}>
              <p>
                <b>{quote.supplier.name}</b>
              </p>
              {choices.map(({ line, quantity }) => (
                <p key={line} className="small break-words">
                  {formatNumber(quantity)} × {quote.lines[line]?.title}
                  {quote.lines[line]?.isAlternative && ' (alternative)'}
                </p>
              ))}
              <p className="muted small break-words">{handoverText(quote)}</p>
              {totals && (
                <p className="num">
                  {formatMoney(totals.totalMinor, totals.currency)} in total{' '}
                  <Approximate
                    amountMinor={totals.totalMinor}
                    currency={totals.currency}
                    total
                    className="muted small"
                  />
                </p>
              )}
            </li>
          ))}
        </ul>
        {children}
      </Stack>
    </Dialog>
  );
}
