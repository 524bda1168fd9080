/** States of an order, in the order in which they are gone through. */
export const orderStates = [
  'placed',
  'confirmed',
  'in_production',
  'ready',
  'dispatched',
  'delivered',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What may follow what; an order can be cancelled until it is dispatched. */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['in_production', 'cancelled'],
  in_production: ['ready', 'cancelled'],
  ready: ['dispatched', 'cancelled'],
  dispatched: ['delivered'],
  delivered: ['completed'],
  completed: [],
  cancelled: [],
};

export const canMove = (from: OrderState, to: OrderState): boolean => orderTransitions[from].includes(to);

/** States in which the goods have reached the buyer: the value of the order is earned. */
export const earnedStates = ['delivered', 'completed'] as const satisfies readonly OrderState[];
