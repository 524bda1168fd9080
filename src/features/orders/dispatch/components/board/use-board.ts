import { useRef, useState } from 'react';
import type { Order, OrderRow } from '#features/orders/order-record/contract.ts';
import { stateWords } from '#features/orders/order-record/rules/state-labels.ts';
import { type BoardState, movesOf } from '#features/orders/order-record/rules/store-moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';

export interface BoardColumn {
  state: BoardState;
  rows: OrderRow[];
  nextCursor: string | null;
}

/** What a move still asks for before it is made. */
export type Asked = { kind: 'dispatch'; order: Order } | { kind: 'cancel'; row: OrderRow };

const failed = 'That did not work. Please try again.';

/** The board's moves: shown at once, taken back when the server refuses. */
export function useBoard(loaded: BoardColumn[], onChanged: () => void) {
  const [shown, setShown] = useState({ loaded, columns: loaded });
  const [asked, setAsked] = useState<Asked | null>(null);
  const moving = useRef(new Set<string>());
  if (shown.loaded !== loaded) setShown({ loaded, columns: loaded });
  const setColumns = (change: (columns: BoardColumn[]) => BoardColumn[]): void =>
    setShown((before) => ({ ...before, columns: change(before.columns) }));

  async function move(row: OrderRow, to: OrderState): Promise<void> {
    if (!movesOf(row).includes(to) || moving.current.has(row.id)) return;
    if (to === 'cancelled') return setAsked({ kind: 'cancel', row });
    moving.current.add(row.id);
    try {
      if (to === 'dispatched') {
        const { data } = await api.orders.store.get({ id: row.id });
        setAsked({ kind: 'dispatch', order: data.order });
      } else if (to !== 'placed') {
        setColumns((columns) => movedTo(columns, { ...row, status: to }));
        await api.orders.store.move({ id: row.id, to });
        toast.success(`Order ${row.reference}: ${stateWords[to].toLowerCase()}.`);
        onChanged();
      }
    } catch (error) {
      setColumns((columns) => movedTo(columns, row));
      toast.error(toProblem(error).message ?? failed);
    }
    moving.current.delete(row.id);
  }

  async function more(state: BoardState): Promise<void> {
    const cursor = shown.columns.find((column) => column.state === state)?.nextCursor;
    if (!cursor) return;
    try {
      const { data } = await api.orders.store.list({ status: state, cursor });
      setColumns((columns) =>
        columns.map((column) =>
          column.state === state
            ? { state, rows: [...column.rows, ...data.orders], nextCursor: data.nextCursor }
            : column,
        ),
      );
    } catch (error) {
      toast.error(toProblem(error).message ?? failed);
    }
  }
  return { columns: shown.columns, asked, setAsked, move, more };
}

/** The board with an order in the column of its state; in none, where that state has no column. */
const movedTo = (columns: readonly BoardColumn[], row: OrderRow): BoardColumn[] =>
  columns.map((column) => {
    const others = column.rows.filter(({ id }) => id !== row.id);
    return { ...column, rows: column.state === row.status ? [row, ...others] : others };
  });
