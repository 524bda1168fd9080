import clsx from 'clsx';
import { useState } from 'react';
import { OrderBulkBar } from '#features/orders/order-record/components/bulk-bar.tsx';
import { CancelOrderDialog } from '#features/orders/order-record/components/cancel-order-dialog.tsx';
import { UnpaidDialog } from '#features/orders/order-record/components/unpaid-dialog.tsx';
import { useBulkMoves } from '#features/orders/order-record/components/use-bulk-moves.ts';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { type BoardState, boardStates, movesOf } from '#features/orders/order-record/rules/store-moves.ts';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { DispatchDialog } from '../dispatch-dialog.tsx';
import { BoardCard } from './board-card.tsx';
import { BoardScroll } from './board-scroll.tsx';
import styles from './dispatch-board.module.css';
import { type BoardColumn, type PendingMove, useBoard } from './use-board.ts';
import { useDrag } from './use-drag.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';

interface DispatchBoardProps {
  columns: BoardColumn[];
  /** How many orders each state has, 100 at most. */
  counts: Record<string, number>;
  /** The sample store cannot be changed. */
  sample: boolean;
  onChanged: () => void;
}

/** Renders open orders by state. On phones one column is shown at a time. */
export function DispatchBoard({ columns: loaded, counts, sample, onChanged }: DispatchBoardProps) {
  const { columns, pendingMove, setPendingMove, move, more } = useBoard(loaded, onChanged);
  const [shownState, setShownState] = useState(
    () => columns.find((column) => column.rows.length > 0)?.state ?? 'placed',
  );
  const { drag, announcement, onKeyDown, cancel } = useKeyboardDrag((row, to) => {
    // A phone shows one column: follow the card, so that it stays visible and keeps the focus.
    setShownState(boardStates.find((state) => state === to) ?? 'placed');
    return move(row, to);
  });
  const rows = columns.flatMap((column) => column.rows);
  const bulk = useBulkMoves(rows, onChanged);
  const toggle = (id: string): void => {
    const next = new Set(bulk.selectedIds);
    if (!next.delete(id)) next.add(id);
    bulk.setSelectedIds(next);
  };
  const actionsFor = (row: OrderRow) => ({
    selected: bulk.selectedIds.has(row.id),
    lifted: drag?.row.id === row.id,
    onToggle: () => toggle(row.id),
    onMove: (to: Parameters<typeof move>[1]) => void move(row, to),
    onKeyDown: (event: Parameters<typeof onKeyDown>[0]) => onKeyDown(event, row),
    onLeave: () => drag?.row.id === row.id && cancel(),
  });
  const { board, dragged } = useDrag<OrderRow>({
    find: (id) => (sample ? undefined : rows.find((row) => row.id === id)),
    canDrop: (row, column) => movesOf(row).some((to) => to === column),
    onDrop: (row, column) => {
      const to = boardStates.find((state) => state === column);
      if (to) void move(row, to);
    },
  });
  const canDropOn = (state: BoardState): boolean => dragged !== null && movesOf(dragged).includes(state);
  return (
    <>
      <Segmented
        label="Orders:"
        className={styles.states}
        options={columns.map(({ state, rows: cards }) => ({
          value: state,
          label: (
            <>
              {stateLabels[state]} <span className="num">{countText(counts[state] ?? 0, cards.length)}</span>
            </>
          ),
        }))}
        value={shownState}
        onValueChange={setShownState}
      />
      <BoardScroll board={board} />
      <div className={styles.frame}>
        <div ref={board} className={clsx(styles.board, !drag && styles.single)}>
          {columns.map(({ state, rows: cards, nextCursor }) => (
            <Stack
              as="section"
              gap={2}
              shrink
              key={state}
              aria-labelledby={`column-${state}`}
              className={clsx(
                styles.column,
                canDropOn(state) && styles.open,
                drag?.over === state && styles.over,
                state !== shownState && styles.unchosen,
              )}
              data-column={state}
            >
              <Cluster
                as="h2"
                gap={2}
                nowrap
                justify="between"
                id={`column-${state}`}
                className={`small ${styles.title}`}
              >
                {stateLabels[state]}
                <span className={`muted ${styles.count} num`}>
                  {countText(counts[state] ?? 0, cards.length)}
                </span>
              </Cluster>
              {cards.length === 0 && <p className={`muted note ${styles.none}`}>No orders</p>}
              <Stack as="ul" gap={2} className={styles.cards}>
                {cards.map((row) => (
                  <BoardCard key={row.id} row={row} {...(sample ? {} : { actions: actionsFor(row) })} />
                ))}
              </Stack>
              {nextCursor && !sample && (
                <Button variant="quiet" size="sm" onClick={() => void more(state)}>
                  Show more
                </Button>
              )}
            </Stack>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {!sample && <OrderBulkBar bulk={bulk} />}
      {pendingMove && (
        <PendingMoveDialog move={pendingMove} onClose={() => setPendingMove(null)} onChanged={onChanged} />
      )}
    </>
  );
}

/** Returns a count of orders; the server stops counting at 100. */
const countText = (counted: number, loaded: number): string => {
  const count = Math.max(counted, loaded);
  return count > 99 ? '99+' : String(count);
};

interface PendingMoveDialogProps {
  move: PendingMove;
  onClose: () => void;
  onChanged: () => void;
}

function PendingMoveDialog({ move, onClose, onChanged }: PendingMoveDialogProps) {
  const done = (message: string): void => {
    onClose();
    toast.success(message);
    onChanged();
  };
  if (move.kind === 'dispatch') {
    return (
      <DispatchDialog
        order={move.order}
        onClose={onClose}
        onDone={() => done('Order dispatched. The buyer has been notified.')}
      />
    );
  }
  if (move.kind === 'production')
    return <UnpaidDialog orders={[move.row]} onConfirm={() => void move.start()} onClose={onClose} />;
  return (
    <CancelOrderDialog
      order={move.row}
      onClose={onClose}
      onDone={() => done('Order canceled. Stock restored.')}
    />
  );
}
