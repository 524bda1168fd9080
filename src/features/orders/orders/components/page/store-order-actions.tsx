import { Ban, Banknote, Ellipsis, PackageCheck } from 'lucide-react';
import type { Order, OrderAction } from '#features/orders/order-record/contract.ts';
import { moveLabels } from '#features/orders/order-record/rules/store-moves.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';

/** Moves without a dialog. */
export type OneClickMove = 'confirmed' | 'in_production' | 'ready' | 'delivered' | 'completed';

const moves: [OrderAction, OneClickMove][] = [
  ['confirm', 'confirmed'],
  ['start_production', 'in_production'],
  ['mark_ready', 'ready'],
  ['mark_delivered', 'delivered'],
  ['complete', 'completed'],
];

interface StoreOrderActionsProps {
  order: Order;
  busy: string | null;
  onMove: (to: OneClickMove) => void;
  onDispatch: () => void;
  onPayment: () => void;
  onCancel: () => void;
}

function dispatchLabel({ status, isPartlyDispatched }: Order): string {
  if (status === 'ready') return 'Dispatch';
  return isPartlyDispatched ? 'Dispatch remaining' : 'Dispatch partially';
}

/** Renders the buttons of a supplier for an order; the next step is the primary one. */
export function StoreOrderActions({
  order,
  busy,
  onMove,
  onDispatch,
  onPayment,
  onCancel,
}: StoreOrderActionsProps) {
  const { actions, status } = order;
  const next = moves.filter(([action]) => actions.includes(action));
  const isDispatchNext = status === 'ready';
  return (
    <>
      {next.map(([action, to]) => (
        <Button
          key={action}
          variant={isDispatchNext ? 'line' : 'go'}
          busy={busy === to}
          disabled={busy !== null}
          onClick={() => onMove(to)}
        >
          {to === 'confirmed' ? 'Confirm order' : moveLabels[to]}
        </Button>
      ))}
      {actions.includes('dispatch') && (
        <Button
          variant={isDispatchNext ? 'go' : 'line'}
          icon={<PackageCheck aria-hidden />}
          onClick={onDispatch}
        >
          {dispatchLabel(order)}
        </Button>
      )}
      {(actions.includes('cancel') || actions.includes('record_payment')) && (
        <Menu
          trigger={
            <IconButton label="More">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {actions.includes('record_payment') && (
            <MenuItem icon={<Banknote aria-hidden />} onSelect={onPayment}>
              Record payment
            </MenuItem>
          )}
          {actions.includes('cancel') && (
            <MenuItem bad icon={<Ban aria-hidden />} onSelect={onCancel}>
              Cancel order
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
