import { describe, expect, it } from 'vitest';
import { canMove, type OrderState, orderStates, orderTransitions } from './rules.ts';

describe('the states of an order', () => {
  it('can all be reached from placed', () => {
    const reached = new Set<OrderState>(['placed']);
    for (const state of reached) for (const next of orderTransitions[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...orderStates].sort());
  });

  it('allow cancelling until dispatch, and never after', () => {
    const cancellable = orderStates.filter((state) => canMove(state, 'cancelled'));
    expect(cancellable).toEqual(['placed', 'confirmed', 'in_production', 'ready']);
  });

  it('never lead back', () => {
    for (const from of orderStates) {
      for (const to of orderTransitions[from])
        expect(orderStates.indexOf(to)).toBeGreaterThan(orderStates.indexOf(from));
    }
  });
});
