import { useState } from 'react';
import type { Order, OrderRow } from '#features/orders/order-record/contract.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { type BoardState, movesOf } from '#features/orders/order-record/rules/store-moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';

export interface BoardColumn {
  state: BoardState;
  rows: OrderRow[];
  nextCursor: string | null;
}

/** A move that needs a dialog before it is made. */
export type PendingMove = { kind: 'dispatch'; order: Order } | { kind: 'cancel'; row: OrderRow };

const failure = 'The order could not be moved. Please try again.';

/** Returns the columns of the board and its moves. A move is shown immediately and undone if the server refuses it. */
export function useBoard(loaded: BoardColumn[], onChanged: () => void) {
  const [state, setState] = useState({ loaded, columns: loaded });
  const [pendingMove, setPendingMove] = useState<PendingMove | null>(null);
  if (state.loaded !== loaded) setState({ loaded, columns: loaded });
  const setColumns = (change: (columns: BoardColumn[]) => BoardColumn[]): void =>
    setState((before) => ({ ...before, columns: change(before.columns) }));

  const opening = useAction({
    send: ({ id }: OrderRow) => api.orders.store.get({ id }),
    onSuccess: ({ data: { order } }) => setPendingMove({ kind: 'dispatch', order }),
    failure,
  });
  const moving = useAction({
    send: ({ row, to }: DirectMove) => {
      setColumns((columns) => withRow(columns, { ...row, status: to }));
      return api.orders.store.move({ id: row.id, to });
    },
    onSuccess: (_, { row, to }) => {
      toast.success(`Order ${row.reference}: ${stateLabels[to].toLowerCase()}.`);
      onChanged();
    },
    failure,
    onFailure: (_, { row }) => setColumns((columns) => withRow(columns, row)),
  });
  const loading = useAction({
    send: ({ state: status, cursor }: NextPage) => api.orders.store.list({ status, sort: 'due', cursor }),
    onSuccess: ({ data }, page) =>
      setColumns((columns) =>
        columns.map((column) =>
          column.state === page.state
            ? { ...column, rows: [...column.rows, ...data.orders], nextCursor: data.nextCursor }
            : column,
        ),
      ),
    failure,
  });

  async function move(row: OrderRow, to: OrderState): Promise<void> {
    if (!movesOf(row).includes(to) || to === 'placed') return;
    if (to === 'cancelled') setPendingMove({ kind: 'cancel', row });
    else if (to === 'dispatched') await opening.start(row);
    else await moving.start({ row, to });
  }
  async function more(column: BoardState): Promise<void> {
    const cursor = state.columns.find((one) => one.state === column)?.nextCursor;
    if (cursor) await loading.start({ state: column, cursor });
  }
  return { columns: state.columns, pendingMove, setPendingMove, move, more };
}

interface DirectMove {
  row: OrderRow;
  to: Exclude<OrderState, 'placed' | 'dispatched' | 'cancelled'>;
}

interface NextPage {
  state: BoardState;
  cursor: string;
}

/** Returns the board with an order in the column of its state, or in none if that state has no column. */
const withRow = (columns: readonly BoardColumn[], row: OrderRow): BoardColumn[] =>
  columns.map((column) => {
    const others = column.rows.filter(({ id }) => id !== row.id);
    return { ...column, rows: column.state === row.status ? [row, ...others] : others };
  });
