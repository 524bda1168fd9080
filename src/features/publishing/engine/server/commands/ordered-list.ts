import { and, getTableName, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';

type OrderedTable = PgTable & { id: PgColumn; slug: PgColumn; position: PgColumn; deletedAt: PgColumn };

/** Returns the position after the last entry. The lock is held until the commit, so that it is given out only once. */
export async function nextPosition(db: Transaction, table: OrderedTable): Promise<number> {
  await lockPositions(db, table);
  const [last] = await db.select({ position: sql<number>`coalesce(max(${table.position}), -1)` }).from(table);
  return (last?.position ?? -1) + 1;
}

interface MoveInput {
  table: OrderedTable;
  /** Column whose values have an order each; left out: one order for the whole table. */
  within?: AnyPgColumn | undefined;
  id: string;
  direction: 'up' | 'down';
}

/**
 * Swaps an entry with its neighbour above or below and renumbers all; at the end of the list nothing changes.
 * @returns the moved entry, or null if it does not exist
 */
export async function moveInList(
  db: Transaction,
  { table, within, id, direction }: MoveInput,
): Promise<{ slug: string } | null> {
  await lockPositions(db, table);
  const rows = await db
    .select({ id: sql<string>`${table.id}`, slug: sql<string>`${table.slug}` })
    .from(table)
    .where(
      and(
        isNull(table.deletedAt),
        within && sql`${within} = (select ${within} from ${table} where ${table.id} = ${id})`,
      ),
    )
    .orderBy(table.position, table.id);
  const index = rows.findIndex((row) => row.id === id);
  const [moved] = index < 0 ? [] : rows.splice(index, 1);
  if (!moved) return null;
  rows.splice(Math.max(0, direction === 'up' ? index - 1 : index + 1), 0, moved);
  const ids = JSON.stringify(rows.map((row) => row.id));
  await db.execute(sql`
    update ${table} set position = wanted.place - 1
    from jsonb_array_elements_text(${ids}::jsonb) with ordinality as wanted(id, place)
    where ${table.id} = wanted.id::uuid and ${table.position} <> wanted.place - 1`);
  return moved;
}

/** Only one transaction at a time may assign positions in a list. */
const lockPositions = (db: Transaction, table: OrderedTable) =>
  lockUntilCommit(db, `order:${getTableName(table)}`);
