import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { moveWords } from '../../rules.ts';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import type { useBulkMoves } from '../use-bulk-moves.ts';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** What is chosen: `orders`. */
  noun: [one: string, many: string];
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with what was chosen. It stands at the foot of the window while something is chosen. */
export function BulkBar({ count, noun, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div role="region" aria-label="With the chosen" className={styles.bar} data-ground="night">
      <p className={styles.count} role="status">
        <b>{count}</b> {noun[count === 1 ? 0 : 1]} chosen
      </p>
      <div className={styles.acts}>{children}</div>
      <IconButton label="Choose none" size="sm" className={styles.clear} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

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
        {moves.map((to) => (
          <Button
            key={to}
            size="sm"
            variant={to === 'cancelled' ? 'quiet' : 'go'}
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
