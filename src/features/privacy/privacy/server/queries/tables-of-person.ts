import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Rows of one table that are about a person, under the table's name. */
export interface PersonalRows {
  table: string;
  where: SQL;
}

interface Reference {
  table: string;
  column: string;
  cascades: boolean;
}

/** Tables that refer to another one, as the database itself knows them. */
async function referencesTo(db: Database, target: string): Promise<Reference[]> {
  const { rows } = await db.execute<{ table_name: string; column_name: string; cascades: boolean }>(sql`
    select c.conrelid::regclass::text as table_name, a.attname::text as column_name, c.confdeltype = 'c' as cascades
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass and array_length(c.conkey, 1) = 1
    order by 1, 2`);
  return rows.map((row) => ({ table: row.table_name, column: row.column_name, cascades: row.cascades }));
}

const matches = (column: string, value: SQL): SQL => sql`t.${sql.identifier(column)} = ${value}`;

/** What belongs to a conversation or an order is told with it; both sides see it anyway. */
const told: Record<string, readonly string[]> = {
  inquiries: ['inquiry_messages'],
  orders: ['order_lines', 'order_dispatches', 'order_payments', 'order_invoices'],
};
const untold = new Set(['search_docs', 'search_values', 'supplier_decisions', 'data_exports']);

/**
 * Everything that is kept about an account, and about the store that it owns. The tables are asked of the
 * database, so that what a new feature keeps about people is told as well, without anybody thinking of it.
 */
export async function listPersonalRows(
  db: Database,
  { accountId, supplierId }: { accountId: string; supplierId: string | null },
): Promise<PersonalRows[]> {
  const me = sql`${accountId}::uuid`;
  const store = sql`${supplierId}::uuid`;
  const own = [
    ...(await referencesTo(db, 'accounts')).map(({ table, column }) => ({
      table,
      where: matches(column, me),
    })),
    ...(supplierId
      ? (await referencesTo(db, 'suppliers')).map(({ table, column }) => ({
          table,
          where: matches(column, store),
        }))
      : []),
  ];
  const byTable = new Map<string, SQL[]>([['accounts', [sql`t.id = ${me}`]]]);
  for (const { table, where } of own.filter((rows) => !untold.has(rows.table)))
    byTable.set(table, [...(byTable.get(table) ?? []), where]);
  const first = [...byTable].map(([table, conditions]) => ({
    table,
    where: sql.join(conditions, sql` or `),
  }));
  const second: PersonalRows[] = [];
  for (const { table, where } of first) {
    for (const { table: child, column } of told[table] ? await referencesTo(db, table) : []) {
      if (!told[table]?.includes(child)) continue;
      const parents = sql`select t.id from ${sql.identifier(table)} t where ${where}`;
      second.push({ table: child, where: sql`t.${sql.identifier(column)} in (${parents})` });
    }
  }
  return [...first.filter(({ table }) => !second.some((rows) => rows.table === table)), ...second];
}

/**
 * Tables whose rows are a person's alone: they refer to the account and go with it (`onDelete: 'cascade'`).
 * Files are let go by their own rules, since products and conversations may show them.
 */
export async function listOwnTables(db: Database): Promise<{ table: string; column: string }[]> {
  const all = await referencesTo(db, 'accounts');
  return all.filter(({ table, cascades }) => cascades && !['stored_files', 'file_readers'].includes(table));
}
