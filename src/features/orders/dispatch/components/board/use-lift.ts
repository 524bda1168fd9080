import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { stateWords } from '#features/orders/order-record/rules/state-labels.ts';
import { type BoardState, columnBeside } from '#features/orders/order-record/rules/store-moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';

interface Lift {
  row: OrderRow;
  /** The column over which it is held. */
  over: BoardState;
}

/**
 * Carries an order between columns by keyboard: space lifts it, the arrows choose a column, space puts it
 * down, Escape takes it back. What happens is said for those who cannot see it.
 */
export function useLift(onDrop: (row: OrderRow, to: OrderState) => Promise<void>) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [words, setWords] = useState('');
  const dropped = useRef<string | null>(null);

  // In another column the card is another element: the focus goes along with it.
  useEffect(() => {
    const { current: id } = dropped;
    const grip = id && document.getElementById(gripId(id));
    if (!grip || document.activeElement === grip) return;
    dropped.current = null;
    if (document.activeElement === document.body) grip.focus();
  });

  const take = (row: OrderRow): void => {
    setLift({ row, over: row.status as BoardState });
    setWords(
      `Order ${row.reference} lifted from ${stateWords[row.status]}. Left and right choose a column, space puts it down, Escape takes it back.`,
    );
  };
  const back = (): void => {
    if (lift) setWords(`Order ${lift.row.reference} stays in ${stateWords[lift.row.status]}.`);
    setLift(null);
  };
  const carry = (held: Lift, step: 1 | -1): void => {
    const over = columnBeside(held.row, { from: held.over, step });
    if (over) setLift({ ...held, over });
    setWords(over ? `Over ${stateWords[over]}.` : 'No column there that it could go to.');
  };
  const drop = ({ row, over }: Lift): void => {
    if (over === row.status) return back();
    dropped.current = row.id;
    setLift(null);
    setWords(`Order ${row.reference} put into ${stateWords[over]}.`);
    void onDrop(row, over);
  };

  function onKeyDown(event: KeyboardEvent, row: OrderRow): void {
    const held = lift?.row.id === row.id ? lift : null;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (held) drop(held);
      else take(row);
    }
    if (!held) return;
    if (event.key === 'Escape') back();
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    carry(held, event.key === 'ArrowRight' ? 1 : -1);
  }
  return { lift, words, onKeyDown, letGo: back };
}

/** Where the focus returns to after a card has moved. */
export const gripId = (orderId: string): string => `grip-${orderId}`;
