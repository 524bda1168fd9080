import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import type { OrderRow } from '../contract.ts';
import { stateLabels } from '../rules/state-labels.ts';
import type { OrderState } from '../rules.ts';

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

/** Renders the status of an order. */
export function OrderStatus({ order }: { order: Pick<OrderRow, 'status' | 'isPartlyDispatched'> }) {
  const { status, isPartlyDispatched } = order;
  return (
    <StatusChip status={looks[status]}>
      {isPartlyDispatched ? 'Partly dispatched' : stateLabels[status]}
    </StatusChip>
  );
}
