import { eq } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { nextNumber } from './locks.ts';

const test = useTestApp();
const tickets = pgTable('lock_test_tickets', { store: text().notNull(), number: integer().notNull() });

beforeAll(async () => {
  await test.kernel.database.pool.query('create table lock_test_tickets (store text, number int)');
});

const take = (store: string): Promise<number> =>
  test.kernel.database.db.transaction(async (tx) => {
    const series = { lock: `tickets:${store}`, column: tickets.number, rows: eq(tickets.store, store) };
    const number = await nextNumber(tx, series);
    await tx.insert(tickets).values({ store, number });
    return number;
  });

it('gives each of many simultaneous transactions the next number, without a gap', async () => {
  const numbers = await Promise.all(Array.from({ length: 12 }, () => take('kraft')));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await take('flute')).toBe(1);
});

it('gives a number again when the transaction that took it fails', async () => {
  const { db } = test.kernel.database;
  const failed = db.transaction(async (tx) => {
    await nextNumber(tx, { lock: 'tickets:board', column: tickets.number, rows: eq(tickets.store, 'board') });
    throw new Error('no ticket');
  });
  await expect(failed).rejects.toThrow('no ticket');
  expect(await take('board')).toBe(1);
});
