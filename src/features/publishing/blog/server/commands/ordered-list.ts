import { getTableName, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';

type OrderedTable = PgTable & { id: PgColumn; slug: PgColumn; position: PgColumn; deletedAt: PgColumn };

/** The place after the last one; nobody else is given it before the commit. */
export async function endOfList(db: Transaction, table: OrderedTable): Promise<number> {
  await lockOrder(db, table);
  const [last] = await db.select({ position: sql<number>`coalesce(max(${table.position}), -1)` }).from(table);
  return (last?.position ?? -1) + 1;
}

interface Move {
  table: OrderedTable;
  id: string;
  direction: 'up' | 'down';
}

/**
 * Changes places with the neighbour above or below; at the end of the list nothing happens. All are numbered anew.
 * @returns what was moved, or null when there is no such entry
 */
export async function moveInList(
  db: Transaction,
  { table, id, direction }: Move,
): Promise<{ slug: string } | null> {
  await lockOrder(db, table);
  const rows = await db
    .select({ id: sql<string>`${table.id}`, slug: sql<string>`${table.slug}` })
    .from(table)
    .where(isNull(table.deletedAt))
    .orderBy(table.position, table.id);
  const place = rows.findIndex((row) => row.id === id);
  const [moved] = place < 0 ? [] : rows.splice(place, 1);
  if (!moved) return null;
  rows.splice(Math.max(0, direction === 'up' ? place - 1 : place + 1), 0, moved);
  const ids = JSON.stringify(rows.map((row) => row.id));
  await db.execute(sql`
    update ${table} set position = wanted.place - 1
    from jsonb_array_elements_text(${ids}::jsonb) with ordinality as wanted(id, place)
    where ${table.id} = wanted.id::uuid and ${table.position} <> wanted.place - 1`);
  return moved;
}

/** Places in a list are given one at a time. */
const lockOrder = (db: Transaction, table: OrderedTable) =>
  lockUntilCommit(db, `order:${getTableName(table)}`);
