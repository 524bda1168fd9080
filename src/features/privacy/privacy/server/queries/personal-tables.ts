import { type SQL, sql } from 'drizzle-orm';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { isSealedOn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { isUnreadBy } from '#features/trust/reviews/server/queries/unread-reviews.ts';
import { marketDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';

/** Rows of one table that are about a person. */
export interface PersonalRows {
  table: string;
  where: SQL;
}

interface Reference {
  table: string;
  column: string;
  cascades: boolean;
}

/** Returns the tables that refer to a table, from the database's foreign keys. */
async function listReferences(db: Database, target: string): Promise<Reference[]> {
  const { rows } = await db.execute<{ table_name: string; column_name: string; cascades: boolean }>(sql`
    select c.conrelid::regclass::text as table_name, a.attname::text as column_name, c.confdeltype = 'c' as cascades
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass and array_length(c.conkey, 1) = 1
    order by 1, 2`);
  return rows.map((row) => ({ table: row.table_name, column: row.column_name, cascades: row.cascades }));
}

const matches = (column: string, value: SQL): SQL => sql`t.${sql.identifier(column)} = ${value}`;

/** Child tables that are exported with a conversation, a quote or an order; both sides can see them anyway. */
const childTables: Record<string, readonly string[]> = {
  inquiries: ['inquiry_messages'],
  quotes: ['quote_versions'],
  requests: ['request_versions'],
  receipts: ['receipt_lines'],
  orders: [
    'order_lines',
    'order_proof_versions',
    'order_proof_decisions',
    'order_amendments',
    'order_dispatches',
    'order_payments',
    'order_invoices',
  ],
};
/** Rows that the account cannot read now, although they are about it: sealed quotes, and reviews that wait for its own. */
const unreadableRows: Record<string, (me: SQL, day: string) => SQL> = {
  quotes: (me, day) => sql`t.id in (
    select ${quotes.id} from ${quotes} join ${requests} on ${requests.id} = ${quotes.requestId}
    where ${quotes.buyerAccountId} = ${me} and ${isSealedOn(day)})`,
  reviews: (me) => isUnreadBy(me),
};
const excludedTables = new Set(['search_docs', 'search_values', 'supplier_decisions', 'data_exports']);

/**
 * Returns everything stored about an account and the store that it owns. The tables are taken from the database's
 * foreign keys, so that tables of new features are included automatically.
 */
export async function listPersonalRows(
  db: Database,
  { accountId, supplierId, now }: { accountId: string; supplierId: string | null; now: Date },
): Promise<PersonalRows[]> {
  const me = sql`${accountId}::uuid`;
  const store = sql`${supplierId}::uuid`;
  const own = [
    ...(await listReferences(db, 'accounts')).map(({ table, column }) => ({
      table,
      where: matches(column, me),
    })),
    ...(supplierId
      ? (await listReferences(db, 'suppliers')).map(({ table, column }) => ({
          table,
          where: matches(column, store),
        }))
      : []),
  ];
  const byTable = new Map<string, SQL[]>([['accounts', [sql`t.id = ${me}`]]]);
  for (const { table, where } of own.filter((rows) => !excludedTables.has(rows.table)))
    byTable.set(table, [...(byTable.get(table) ?? []), where]);
  const first = [...byTable].map(([table, conditions]) => {
    const unreadable = unreadableRows[table]?.(me, marketDay(now)) ?? sql`false`;
    return { table, where: sql`(${sql.join(conditions, sql` or `)}) and not (${unreadable})` };
  });
  const second: PersonalRows[] = [];
  for (const { table, where } of first) {
    for (const { table: child, column } of childTables[table] ? await listReferences(db, table) : []) {
      if (!childTables[table]?.includes(child)) continue;
      const parents = sql`select t.id from ${sql.identifier(table)} t where ${where}`;
      second.push({ table: child, where: sql`t.${sql.identifier(column)} in (${parents})` });
    }
  }
  return [...first.filter(({ table }) => !second.some((rows) => rows.table === table)), ...second];
}

/**
 * Returns tables whose rows belong only to an account: they refer to it and are deleted with it (`onDelete:
 * 'cascade'`). Files are released separately, because products and conversations may show them.
 */
export async function listAccountTables(db: Database): Promise<{ table: string; column: string }[]> {
  const all = await listReferences(db, 'accounts');
  return all.filter(({ table, cascades }) => cascades && !['stored_files', 'file_readers'].includes(table));
}
