import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, addSeconds } from '#lib/calendar.ts';
import { useTestApp } from '#support/test-app.ts';
import { refreshReplyTimes } from './commands/refresh-reply-times.ts';

const test = useTestApp();
const now = new Date('2026-11-20T06:00:00Z');

it('computes the typical reply time of a store from the conversations of ninety days', async () => {
  const { db } = test.kernel.database;
  const fast = await createSupplier(db, { responseHours: 2 });
  const ignoring = await createSupplier(db, { responseHours: 2 });
  const young = await createSupplier(db, { responseHours: 8 });
  const { accountId } = await test.signIn('customer');
  const ask = async (
    { id }: { id: string },
    { number, daysAgo, hours }: { number: number; daysAgo: number; hours: number | null },
  ) => {
    const createdAt = addDays(now, -daysAgo);
    const message = { side: 'buyer', body: 'How much?', authorAccountId: accountId, createdAt } as const;
    const reply =
      hours === null
        ? []
        : [{ ...message, side: 'supplier', createdAt: addSeconds(createdAt, hours * 3600) } as const];
    await createInquiry(db, {
      supplierId: id,
      buyerAccountId: accountId,
      number,
      subject: 'Boxes',
      messages: [message, ...reply],
    });
  };
  for (const [index, hours] of [1, 3, 4.2, 20, 30].entries())
    await ask(fast, { number: index + 1, daysAgo: 20 + index, hours });
  // Too old to count, and too young to count without a reply.
  await ask(fast, { number: 6, daysAgo: 100, hours: 90 });
  await ask(fast, { number: 7, daysAgo: 1, hours: null });
  for (const [index, hours] of [1, 1, null, null, null].entries())
    await ask(ignoring, { number: index + 1, daysAgo: 20, hours });
  await ask(young, { number: 1, daysAgo: 20, hours: 1 });

  await refreshReplyTimes(db, now);
  const hoursOf = async ({ id }: { id: string }) =>
    (await db.select({ hours: suppliers.responseHours }).from(suppliers).where(eq(suppliers.id, id)))[0]
      ?.hours;
  expect([await hoursOf(fast), await hoursOf(ignoring), await hoursOf(young)]).toEqual([5, 480, 8]);
});
