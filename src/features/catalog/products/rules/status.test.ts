import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productStatuses } from '../contract/product-labels.ts';
import {
  type Availability,
  availabilityOf,
  daysOfStock,
  intendedStatus,
  isShown,
  stockLevelOf,
  withStatus,
  withStock,
} from './status.ts';

const statusArbitrary = fc.constantFrom('active' as const, 'inactive' as const);
const stock = fc.nat({ max: 50 });
type Step = { stock: number } | { status: 'active' | 'inactive' };
const step: fc.Arbitrary<Step> = fc.oneof(fc.record({ stock }), fc.record({ status: statusArbitrary }));
const take = (now: Availability, next: Step) =>
  'stock' in next ? withStock(now, next.stock) : withStatus(now, next.status);

describe('the status of a product', () => {
  it('is out of stock exactly if the stock is empty, whatever happened before', () => {
    fc.assert(
      fc.property(statusArbitrary, stock, fc.array(step), (start, first, steps) => {
        const end = steps.reduce(take, availabilityOf(start, first));
        expect(end.status === 'out_of_stock').toBe(end.stock === 0);
        expect(end.statusBeforeOutOfStock === null).toBe(end.stock > 0);
      }),
    );
  });

  it('is restored on restocking to what the supplier last chose', () => {
    fc.assert(
      fc.property(statusArbitrary, stock, fc.array(step), (start, first, steps) => {
        const last = steps.reduce((chosen, next) => ('status' in next ? next.status : chosen), start);
        const end = withStock(steps.reduce(take, availabilityOf(start, first)), 5);
        expect(end.status).toBe(last);
        expect(intendedStatus(end)).toBe(last);
      }),
    );
  });

  it('can reach every status', () => {
    const reached = new Set(
      [availabilityOf('active', 1), availabilityOf('inactive', 1), availabilityOf('active', 0)].map(
        ({ status }) => status,
      ),
    );
    expect([...reached].sort()).toEqual([...productStatuses].sort());
  });

  it('shows sold-out products to buyers, but no hidden ones', () => {
    expect(isShown(availabilityOf('active', 0))).toBe(true);
    expect(isShown(availabilityOf('inactive', 0))).toBe(false);
  });

  it('counts a stock of 1 to 10 as low', () => {
    expect([0, 1, 10, 11].map(stockLevelOf)).toEqual(['out', 'low', 'low', 'in_stock']);
  });
});

describe('the days for which the stock lasts', () => {
  it.each([
    ['follow from the sales of 30 days', 100, 50, 60],
    ['are rounded down', 100, 70, 42],
    ['are unknown without sales', 100, 0, null],
    ['are not shown without stock', 0, 30, null],
    ['are not shown from a year on', 10_000, 30, null],
  ])('%s', (_name, stock, sold, expected) => {
    expect(daysOfStock(stock, sold)).toBe(expected);
  });
});
