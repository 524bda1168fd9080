import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '../rules.ts';
import { mayMove } from './moves.ts';
import { boardStates, columnBeside, commonMoves, movesOf, overdueText } from './store-moves.ts';

const standing = fc.record({
  status: fc.constantFrom(...orderStates),
  isPartlyDispatched: fc.boolean(),
});

describe('the moves that a supplier is offered', () => {
  it('are those that the server permits, and dispatching', () => {
    fc.assert(
      fc.property(standing, (order) => {
        const asServer = { status: order.status, dispatchCount: order.isPartlyDispatched ? 1 : 0 };
        for (const to of movesOf(order)) {
          if (to !== 'dispatched') expect(mayMove(asServer, { by: 'supplier', to })).toBe(true);
        }
      }),
    );
  });

  it('leave out cancelling after a partial dispatch', () => {
    expect(movesOf({ status: 'ready', isPartlyDispatched: false })).toContain('cancelled');
    expect(movesOf({ status: 'ready', isPartlyDispatched: true })).not.toContain('cancelled');
  });

  it('of several orders are those that all have in common, without dispatching', () => {
    fc.assert(
      fc.property(fc.array(standing, { maxLength: 5 }), (orders) => {
        for (const to of commonMoves(orders)) {
          expect(to).not.toBe('dispatched');
          expect(orders.every((order) => movesOf(order).includes(to))).toBe(true);
        }
      }),
    );
    expect(commonMoves([])).toEqual([]);
  });
});

describe('the next column', () => {
  it('is the nearest one on a side into which the order can be moved', () => {
    fc.assert(
      fc.property(
        standing,
        fc.constantFrom(...boardStates),
        fc.constantFrom(1 as const, -1 as const),
        (order, from, step) => {
          fc.pre(from === order.status || movesOf(order).includes(from));
          const beside = columnBeside(order, { from, step });
          if (beside === null) return;
          expect(beside === order.status || movesOf(order).includes(beside)).toBe(true);
          expect(Math.sign(boardStates.indexOf(beside) - boardStates.indexOf(from))).toBe(step);
        },
      ),
    );
  });
});

it.each([
  [12, '₹32,287.50 due, 12 days overdue'],
  [1, '₹32,287.50 due, 1 day overdue'],
  [0, '₹32,287.50 due today'],
])('an amount that is overdue by %i days is shown as %j', (overdueDays, text) =>
  expect(overdueText('₹32,287.50', overdueDays)).toBe(text),
);
