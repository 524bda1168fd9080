import { useState } from 'react';
import type { Order, OrderRow } from '#features/orders/order-record/contract.ts';
import { unpaidBeforeProduction } from '#features/orders/order-record/rules/instalments.ts';
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
export type PendingMove =
  | { kind: 'dispatch'; order: Order }
  | { kind: 'cancel'; row: OrderRow }
  | { kind: 'production'; row: OrderRow; start: () => Promise<unknown> };

const failure = 'The order could not be moved. Please try again.';

/** Returns the columns of the board and its moves. A move is shown immediately and undone if the server refuses it. */
export function useBoard(loaded: BoardColumn[], onChanged: () => void) {
  const [state, setState] = useState({ loaded, columns: loaded });
  const [movedRows, setMovedRows] = useState<ReadonlyMap<string, OrderRow>>(new Map());
  const [pendingMove, setPendingMove] = useState<PendingMove | null>(null);
  if (state.loaded !== loaded) setState({ loaded, columns: withMovedRows(loaded, movedRows) });
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
      setMovedRows((before) => new Map([...before, [row.id, { ...row, status: to }]]));
      toast.success(`Order ${row.reference}: ${stateLabels[to].toLowerCase()}.`);
      onChanged();
    },
    failure,
    onFailure: (_, { row }) => setColumns((columns) => withRow(columns, row)),
  });

  async function move(row: OrderRow, to: OrderState): Promise<void> {
    if (!movesOf(row).includes(to) || to === 'placed') return;
    if (to !== 'cancelled' && to !== 'dispatched') {
      const start = () => moving.start({ row, to });
      if (needsConfirmation(row, to)) setPendingMove({ kind: 'production', row, start });
      else await start();
      return;
    }
    // A dialog changes the order: from then on, the server alone knows its state.
    setMovedRows((before) => new Map([...before].filter(([id]) => id !== row.id)));
    if (to === 'cancelled') setPendingMove({ kind: 'cancel', row });
    else await opening.start(row);
  }
  const more = useMore(state.columns, setColumns);
  return { columns: state.columns, pendingMove, setPendingMove, move, more };
}

/** Returns a function that loads the next orders of a column. */
function useMore(
  columns: readonly BoardColumn[],
  setColumns: (change: (columns: BoardColumn[]) => BoardColumn[]) => void,
) {
  const loading = useAction({
    send: ({ state: status, cursor }: NextPage) => api.orders.store.list({ status, sort: 'due', cursor }),
    onSuccess: ({ data }, page) =>
      setColumns((before) =>
        before.map((column) =>
          column.state === page.state
            ? {
                ...column,
                rows: [...column.rows, ...data.orders.filter(({ id }) => !hasRow(column, id))],
                nextCursor: data.nextCursor,
              }
            : column,
        ),
      ),
    failure,
  });
  return async function more(column: BoardState): Promise<void> {
    const cursor = columns.find((one) => one.state === column)?.nextCursor;
    if (cursor) await loading.start({ state: column, cursor });
  };
}

const needsConfirmation = (row: OrderRow, to: OrderState): boolean =>
  to === 'in_production' && unpaidBeforeProduction(row) > 0;

interface DirectMove {
  row: OrderRow;
  to: Exclude<OrderState, 'placed' | 'dispatched' | 'cancelled'>;
}

interface NextPage {
  state: BoardState;
  cursor: string;
}

const hasRow = ({ rows }: BoardColumn, id: string): boolean => rows.some((row) => row.id === id);

/**
 * Returns the loaded board with the orders that were moved here on top of their columns if they are due too late for the
 * first page: otherwise, an order would disappear right after it was moved.
 */
function withMovedRows(loaded: BoardColumn[], moved: ReadonlyMap<string, OrderRow>): BoardColumn[] {
  const missing = [...moved.values()].filter(({ id }) => !loaded.some((column) => hasRow(column, id)));
  return missing.reduce<BoardColumn[]>(withRow, loaded);
}

/** Returns the board with an order in the column of its state, or in none if that state has no column. */
const withRow = (columns: readonly BoardColumn[], row: OrderRow): BoardColumn[] =>
  columns.map((column) => {
    const others = column.rows.filter(({ id }) => id !== row.id);
    return { ...column, rows: column.state === row.status ? [row, ...others] : others };
  });
