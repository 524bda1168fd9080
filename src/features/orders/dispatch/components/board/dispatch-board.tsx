import clsx from 'clsx';
import { useState } from 'react';
import { OrderBulkBar } from '#features/orders/order-record/components/bulk-bar.tsx';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { useBulkMoves } from '#features/orders/order-record/components/use-bulk-moves.ts';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { stateWords } from '#features/orders/order-record/rules/state-labels.ts';
import { type BoardState, boardStates, movesOf } from '#features/orders/order-record/rules/store-moves.ts';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { DispatchDialog } from '../dispatch-dialog.tsx';
import { BoardCard } from './board-card.tsx';
import styles from './dispatch-board.module.css';
import { type Asked, type BoardColumn, useBoard } from './use-board.ts';
import { useDrag } from './use-drag.ts';
import { useLift } from './use-lift.ts';

interface DispatchBoardProps {
  columns: BoardColumn[];
  /** How many orders each state has, as far as it is counted. */
  counts: Record<string, number>;
  /** The sample store shows, and changes nothing. */
  sample: boolean;
  onChanged: () => void;
}

/** Open orders by state. A phone shows one column at a time, and above it which. */
export function DispatchBoard({ columns: loaded, counts, sample, onChanged }: DispatchBoardProps) {
  const { columns, asked, setAsked, move, more } = useBoard(loaded, onChanged);
  const [chosen, setChosen] = useState(() => columns.find((column) => column.rows.length > 0)?.state);
  const { lift, words, onKeyDown, letGo } = useLift((row, to) => {
    // Where a phone shows one column, what was carried over stays in sight, and with it the focus.
    setChosen(boardStates.find((state) => state === to));
    return move(row, to);
  });
  const rows = columns.flatMap((column) => column.rows);
  const bulk = useBulkMoves(rows, onChanged);
  const choose = (id: string): void => {
    const next = new Set(bulk.selected);
    if (!next.delete(id)) next.add(id);
    bulk.setSelected(next);
  };
  const actsOf = (row: OrderRow) => ({
    chosen: bulk.selected.has(row.id),
    lifted: lift?.row.id === row.id,
    onChoose: () => choose(row.id),
    onMove: (to: Parameters<typeof move>[1]) => void move(row, to),
    onKeyDown: (event: Parameters<typeof onKeyDown>[0]) => onKeyDown(event, row),
    onLeave: () => lift?.row.id === row.id && letGo(),
  });
  const { board, dragged } = useDrag<OrderRow>({
    find: (id) => (sample ? undefined : rows.find((row) => row.id === id)),
    takes: (row, column) => movesOf(row).some((to) => to === column),
    onDrop: (row, column) => {
      const to = boardStates.find((state) => state === column);
      if (to) void move(row, to);
    },
  });
  const takes = (state: BoardState): boolean => dragged !== null && movesOf(dragged).includes(state);
  return (
    <>
      <Segmented
        label="Orders that are"
        className={styles.states}
        options={columns.map(({ state, rows: cards }) => ({
          value: state,
          label: (
            <>
              {stateWords[state]} <span className="num">{countWords(counts[state] ?? 0, cards.length)}</span>
            </>
          ),
        }))}
        value={chosen ?? 'placed'}
        onValueChange={setChosen}
      />
      <div ref={board} className={clsx(styles.board, !lift && styles.single)}>
        {columns.map(({ state, rows: cards, nextCursor }) => (
          <Stack
            as="section"
            gap={2}
            shrink
            key={state}
            aria-labelledby={`column-${state}`}
            className={clsx(
              styles.column,
              takes(state) && styles.open,
              lift?.over === state && styles.over,
              state !== (chosen ?? 'placed') && styles.unchosen,
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
              {stateWords[state]}
              <span className={`muted ${styles.count} num`}>
                {countWords(counts[state] ?? 0, cards.length)}
              </span>
            </Cluster>
            {cards.length === 0 && <p className={`muted note ${styles.none}`}>None now</p>}
            <Stack as="ul" gap={2} className={styles.cards}>
              {cards.map((row) => (
                <BoardCard key={row.id} row={row} {...(sample ? {} : { acts: actsOf(row) })} />
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
      <p role="status" className="sr-only">
        {words}
      </p>
      {!sample && <OrderBulkBar bulk={bulk} />}
      {asked && <AskedDialog asked={asked} onClose={() => setAsked(null)} onChanged={onChanged} />}
    </>
  );
}

/** Counts stop at a hundred. */
const countWords = (counted: number, shown: number): string => {
  const count = Math.max(counted, shown);
  return count > 99 ? '99+' : String(count);
};

interface AskedDialogProps {
  asked: Asked;
  onClose: () => void;
  onChanged: () => void;
}

function AskedDialog({ asked, onClose, onChanged }: AskedDialogProps) {
  const done = (words: string): void => {
    onClose();
    toast.success(words);
    onChanged();
  };
  if (asked.kind === 'dispatch') {
    return (
      <DispatchDialog
        order={asked.order}
        onClose={onClose}
        onDone={() => done('Dispatched. We notified the buyer.')}
      />
    );
  }
  const { id, reference, buyer } = asked.row;
  return (
    <ReasonDialog
      title={`Cancel order ${reference}?`}
      label={`Why? ${buyer.company ?? buyer.name} reads it.`}
      confirmLabel="Cancel the order"
      busyLabel="Cancelling..."
      onConfirm={async (reason) => {
        await api.orders.store.cancel({ id, reason });
        done('Order cancelled. The goods are back in stock.');
      }}
      onClose={onClose}
    >
      The goods go back into stock, and the buyer is told. This cannot be undone.
    </ReasonDialog>
  );
}
