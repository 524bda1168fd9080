import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { type BoardState, columnBeside } from '#features/orders/order-record/rules/store-moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';

interface KeyboardDrag {
  row: OrderRow;
  /** The column into which it would be dropped now. */
  over: BoardState;
}

/**
 * Moves a card between columns by keyboard: space lifts it, the arrow keys select a column, space drops it and Escape
 * cancels. `announcement` describes each step for screen readers.
 */
export function useKeyboardDrag(onDrop: (row: OrderRow, to: OrderState) => Promise<void>) {
  const [drag, setDrag] = useState<KeyboardDrag | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const droppedId = useRef<string | null>(null);

  // A card that was moved to another column is a new element, which takes over the focus.
  useEffect(() => {
    const { current: id } = droppedId;
    const grip = id && document.getElementById(gripId(id));
    if (!grip || document.activeElement === grip) return;
    droppedId.current = null;
    if (document.activeElement === document.body) grip.focus();
  });

  const lift = (row: OrderRow): void => {
    setDrag({ row, over: row.status as BoardState });
    setAnnouncement(
      `Order ${row.reference} picked up from ${stateLabels[row.status]}. Use left and right to select a column, Space to drop, Escape to cancel.`,
    );
  };
  const cancel = (): void => {
    if (drag) setAnnouncement(`Order ${drag.row.reference} stays in ${stateLabels[drag.row.status]}.`);
    setDrag(null);
  };
  const moveOver = (current: KeyboardDrag, step: 1 | -1): void => {
    const over = columnBeside(current.row, { from: current.over, step });
    if (over) setDrag({ ...current, over });
    setAnnouncement(over ? `Over ${stateLabels[over]}.` : 'No available column in that direction.');
  };
  const drop = ({ row, over }: KeyboardDrag): void => {
    if (over === row.status) return cancel();
    droppedId.current = row.id;
    setDrag(null);
    setAnnouncement(`Order ${row.reference} moved to ${stateLabels[over]}.`);
    void onDrop(row, over);
  };

  function onKeyDown(event: KeyboardEvent, row: OrderRow): void {
    const current = drag?.row.id === row.id ? drag : null;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (current) drop(current);
      else lift(row);
    }
    if (!current) return;
    if (event.key === 'Escape') cancel();
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    moveOver(current, event.key === 'ArrowRight' ? 1 : -1);
  }
  return { drag, announcement, onKeyDown, cancel };
}

/** Returns the id of the button that moves a card by keyboard; it gets the focus back after a move. */
export const gripId = (orderId: string): string => `grip-${orderId}`;
