import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { BulkBar } from '#ui/tables/bulk-bar.tsx';
import { unpaidBeforeProduction } from '../rules/instalments.ts';
import { type BulkTarget, moveLabels } from '../rules/store-moves.ts';
import styles from './bulk-bar.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { UnpaidDialog } from './unpaid-dialog.tsx';
import type { useBulkMoves } from './use-bulk-moves.ts';

/** Renders the moves that all selected orders have in common. */
export function OrderBulkBar({ bulk }: { bulk: ReturnType<typeof useBulkMoves> }) {
  const { selected, moves, busy, move, setSelectedIds } = bulk;
  const [cancelling, setCancelling] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const start = (to: BulkTarget): void => {
    if (to === 'cancelled') setCancelling(true);
    else if (to === 'in_production' && selected.some((row) => unpaidBeforeProduction(row) > 0))
      setConfirming(true);
    else void move(to);
  };
  return (
    <>
      <BulkBar count={selected.length} noun={['order', 'orders']} onClear={() => setSelectedIds(new Set())}>
        {moves.length === 0 && (
          <span className={styles.none}>
            The selected orders have different statuses. No action applies to all of them.
          </span>
        )}
        {moves.map((to, index) => (
          <Button
            key={to}
            size="sm"
            variant={variantOf(to, index)}
            className={to === 'cancelled' ? styles.cancel : undefined}
            disabled={busy}
            onClick={() => start(to)}
          >
            {moveLabels[to]}
          </Button>
        ))}
      </BulkBar>
      {isConfirming && (
        <UnpaidDialog
          orders={selected}
          onConfirm={() => void move('in_production')}
          onClose={() => setConfirming(false)}
        />
      )}
      {cancelling && (
        <ReasonDialog
          title={selected.length === 1 ? 'Cancel this order?' : `Cancel ${selected.length} orders?`}
          label="Reason (visible to the buyers)"
          confirmLabel={selected.length === 1 ? 'Cancel order' : 'Cancel orders'}
          busyLabel="Canceling..."
          onConfirm={(reason) => move('cancelled', reason)}
          onClose={() => setCancelling(false)}
        >
          Stock is restored and the buyers are notified. You can’t undo this.
        </ReasonDialog>
      )}
    </>
  );
}

/** Returns the variant of a button: the earliest move is the primary one. */
function variantOf(to: BulkTarget, index: number): 'go' | 'line' | 'quiet' {
  if (to === 'cancelled') return 'quiet';
  return index === 0 ? 'go' : 'line';
}
