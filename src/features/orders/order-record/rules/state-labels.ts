import type { OrderState } from '../rules.ts';

export const stateLabels: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  in_production: 'In production',
  ready: 'Ready',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Canceled',
};
