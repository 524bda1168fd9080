/** States of an order, in their usual order. */
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

/** The states that can follow each state. An order can be cancelled until it is dispatched. */
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

/** Whose turn it is while goods that are made for the order wait for an approved proof. */
export const proofWaits = ['supplier', 'buyer'] as const;
export type ProofWait = (typeof proofWaits)[number];

/** States in which the buyer has the goods, so that the value of the order counts as earned. */
export const earnedStates = ['delivered', 'completed'] as const satisfies readonly OrderState[];
