import { type SQL, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { insertSelect, nameOf } from '#platform/database/typed-sql.ts';
import { quoteDue, requestClosed } from '../contract.ts';
import { closedRequests, dueSuppliers } from './queries.ts';
import { requestReminders } from './tables.ts';

/** Reminders that are sent in one transaction. */
const batchSize = 200;

/**
 * Reminds stores that have seen a request, one day before its deadline, unless they have quoted or declined. Returns how
 * many there were; call it again until there are none.
 */
export async function remindSuppliers(ctx: CommandContext): Promise<number> {
  const due = await insertReminders(ctx, dueSuppliers(ctx.now));
  for (const { requestId, supplierId, deadline } of due)
    if (supplierId) await ctx.emit(quoteDue, { requestId, supplierId, deadline });
  return due.length;
}

/** Notifies buyers whose deadline has passed. Returns how many there were; call it again until there are none. */
export async function announceClosed(ctx: CommandContext): Promise<number> {
  const closed = await insertReminders(ctx, closedRequests(ctx.now));
  for (const { requestId, deadline } of closed) await ctx.emit(requestClosed, { requestId, deadline });
  return closed.length;
}

interface Reminder extends Record<string, unknown> {
  requestId: string;
  supplierId: string | null;
  deadline: string;
}

/** Stores reminders and returns those that no other process has stored. */
async function insertReminders(ctx: CommandContext, due: SQL): Promise<Reminder[]> {
  const columns = {
    requestId: sql`due.${nameOf(requestReminders.requestId)}`,
    supplierId: sql`due.${nameOf(requestReminders.supplierId)}`,
    deadline: sql`due.${nameOf(requestReminders.deadline)}`,
    sentAt: sql`${ctx.now}::timestamptz`,
  };
  const { requestId, supplierId, deadline } = requestReminders;
  const { rows } = await ctx.db.execute<Reminder>(sql`
    ${insertSelect(requestReminders, columns)} from (${due} limit ${batchSize}) due
    on conflict do nothing
    returning ${requestId} as "requestId", ${supplierId} as "supplierId", ${deadline}::text as deadline`);
  return rows;
}
