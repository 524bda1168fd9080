import type { OrderRow } from '#features/orders/orders/contract/order-views.ts';
import { stateWords } from '#features/orders/orders/rules/words.ts';
import type { OrderState } from '#features/orders/orders/rules.ts';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';

const looks: Record<OrderState, Status> = {
  placed: 'neutral',
  confirmed: 'neutral',
  in_production: 'neutral',
  ready: 'neutral',
  dispatched: 'ok',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'bad',
};

/** Where an order stands. */
export function OrderStatus({ order }: { order: Pick<OrderRow, 'status' | 'isPartlyDispatched'> }) {
  const { status, isPartlyDispatched } = order;
  return (
    <StatusChip status={looks[status]}>
      {isPartlyDispatched ? 'Partly dispatched' : stateWords[status]}
    </StatusChip>
  );
}
