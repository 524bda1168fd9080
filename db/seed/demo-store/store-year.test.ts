import { describe, expect, it } from 'vitest';
import { canMove } from '#features/orders/order-record/rules.ts';
import { demoStoreId, sampleStoreId } from '../seed-id.ts';
import { buyersOf } from './buyers.ts';
import { datesBetween, leaveNewestUnanswered, ordersOfDay, type SampleProduct } from './orders.ts';
import { visitsOfDay } from './visits.ts';

const products: SampleProduct[] = Array.from({ length: 12 }, (_, index) => ({
  id: `product-${index}`,
  title: `Box ${index}`,
  packagingType: 'Corrugated Boxes',
  unit: 'piece',
  moq: 100 * (index + 1),
  orderMultiple: 50,
  leadTimeDays: 5 + index,
  tiers: [
    { minQuantity: 100 * (index + 1), unitPriceMinor: 5_000 },
    { minQuantity: 300 * (index + 1), unitPriceMinor: 4_200 },
  ],
  popularity: index / 12,
}));
const buyers = buyersOf(demoStoreId);
const now = new Date('2026-11-20T06:00:00Z');
const year = datesBetween('2025-11-21', '2026-11-20').flatMap((date) =>
  ordersOfDay(date, { products, buyers, now }),
);

describe('the demo store’s year', () => {
  it('is the same whenever it is made', () => {
    expect(ordersOfDay('2026-03-10', { products, buyers, now })).toEqual(
      ordersOfDay('2026-03-10', { products, buyers, now }),
    );
  });

  it('has orders of every month, none from the future', () => {
    const months = new Set(year.map(({ history }) => history[0]?.at.toISOString().slice(0, 7)));
    expect(months.size).toBe(13);
    for (const { history } of year)
      for (const { at } of history) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  it('moves each order only as orders may move, in time', () => {
    for (const { history } of year) {
      for (const [index, step] of history.entries()) {
        const before = history[index - 1];
        if (before) {
          expect(canMove(before.status, step.status)).toBe(true);
          expect(step.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
        }
      }
    }
  });

  it('has orders to confirm at every hour, and after a Sunday', () => {
    const hours = Array.from(
      { length: 48 },
      (_, index) => new Date(Date.UTC(2026, 10, 21, 18, 30) + index * 3_600_000),
    );
    for (const at of hours) {
      const week = datesBetween('2026-11-16', '2026-11-23').flatMap((date) =>
        ordersOfDay(date, { products, buyers, now: at }),
      );
      const waiting = leaveNewestUnanswered(week).filter(
        ({ history }) => history.at(-1)?.status === 'placed',
      );
      expect([at, waiting.length >= 2]).toEqual([at, true]);
    }
  });

  it('sells in multiples, from the minimum on, at the price that the quantity earns', () => {
    for (const { lines, subtotalMinor } of year) {
      for (const { product, quantity, unitPriceMinor } of lines) {
        expect(quantity).toBeGreaterThanOrEqual(product.moq);
        expect(quantity % product.orderMultiple).toBe(0);
        expect(unitPriceMinor).toBe(quantity >= product.moq * 3 ? 4_200 : 5_000);
      }
      expect(subtotalMinor).toBe(lines.reduce((sum, line) => sum + line.totalMinor, 0));
    }
  });

  it('shows part of the visits while a day is going on', () => {
    expect(visitsOfDay('2026-05-05', { products, share: 0.5 }).visitors).toBeLessThan(
      visitsOfDay('2026-05-05', { products }).visitors,
    );
  });
});

it('shares no person and no company with the sample store, and both ship to the same cities', () => {
  const sample = buyersOf(sampleStoreId);
  for (const { person, company } of sample) {
    expect(buyers.map((buyer) => buyer.person)).not.toContain(person);
    expect(buyers.map((buyer) => buyer.company)).not.toContain(company);
  }
  expect(sample.map(({ city }) => city)).toEqual(buyers.map(({ city }) => city));
});
