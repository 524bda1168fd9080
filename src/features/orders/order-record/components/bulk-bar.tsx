import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { BulkBar } from '#ui/tables/bulk-bar.tsx';
import { type BulkTarget, moveWords } from '../rules/store-moves.ts';
import styles from './bulk-bar.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import type { useBulkMoves } from './use-bulk-moves.ts';

/** The moves that all chosen orders have in common. */
export function OrderBulkBar({ bulk }: { bulk: ReturnType<typeof useBulkMoves> }) {
  const { chosen, moves, busy, move, setSelected } = bulk;
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      <BulkBar count={chosen.length} noun={['order', 'orders']} onClear={() => setSelected(new Set())}>
        {moves.length === 0 && (
          <span className={styles.none}>They stand at different places: nothing fits all.</span>
        )}
        {moves.map((to, place) => (
          <Button
            key={to}
            size="sm"
            variant={lookOf(to, place)}
            className={to === 'cancelled' ? styles.cancel : undefined}
            disabled={busy}
            onClick={() => (to === 'cancelled' ? setCancelling(true) : void move(to))}
          >
            {moveWords[to]}
          </Button>
        ))}
      </BulkBar>
      {cancelling && (
        <ReasonDialog
          title={chosen.length === 1 ? 'Cancel this order?' : `Cancel ${chosen.length} orders?`}
          label="Why? The buyers read it."
          confirmLabel={chosen.length === 1 ? 'Cancel the order' : 'Cancel the orders'}
          busyLabel="Cancelling..."
          onConfirm={(reason) => move('cancelled', reason)}
          onClose={() => setCancelling(false)}
        >
          The goods go back into stock, and the buyers are told. This cannot be undone.
        </ReasonDialog>
      )}
    </>
  );
}

/** One primary button: the move that comes first in the life of an order. */
function lookOf(to: BulkTarget, place: number): 'go' | 'line' | 'quiet' {
  if (to === 'cancelled') return 'quiet';
  return place === 0 ? 'go' : 'line';
}
