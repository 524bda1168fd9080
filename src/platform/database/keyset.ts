import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#lib/errors.ts';

/** One order of a list: by a column, then by id, so that every row has one place. */
export interface KeysetOrder {
  column: AnyPgColumn | SQL;
  /** PostgreSQL type of the column, for reading the cursor back. */
  type: 'real' | 'integer' | 'timestamptz' | 'text';
  descending: boolean;
  /** A column that never falls as `column` rises, and how to compute it: an index on it serves the order in steps. */
  band?: { column: AnyPgColumn; of: (value: number) => SQL };
}

interface Position {
  value: string | number;
  id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const control = /[\u0000-\u001f]/;

/** The place after a row, as text for an address. */
export const cursorAfter = ({ value, id }: { value: string | number | Date; id: string }): string =>
  Buffer.from(JSON.stringify([value instanceof Date ? value.toISOString() : value, id])).toString(
    'base64url',
  );

/** Reads a cursor; one that somebody has changed is refused. */
function readCursor(cursor: string, type: KeysetOrder['type']): Position {
  const refused = new AppError('invalid', 'This page does not exist. Start from the first page.', {
    reason: 'bad_cursor',
  });
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw refused;
  }
  const [value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if (typeof id !== 'string' || !uuid.test(id) || !fits(value, type)) throw refused;
  return { value, id };
}

function fits(value: unknown, type: KeysetOrder['type']): value is string | number {
  if (type === 'integer')
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2_147_483_647;
  if (type === 'real') return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e30;
  if (typeof value !== 'string' || value.length > 300 || control.test(value)) return false;
  return type === 'text' || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
}

/** Returns the position of a cursor, for a prepared statement. */
export const positionOf = ({ type }: Pick<KeysetOrder, 'type'>, cursor: string): Position =>
  readCursor(cursor, type);

/** Rows after the cursor in this order; undefined for the first page. */
export function afterCursor(
  { column, type, descending, band }: KeysetOrder,
  { id, cursor }: { id: AnyPgColumn; cursor: string | undefined },
): SQL | undefined {
  if (!cursor) return undefined;
  const position = readCursor(cursor, type);
  const compare = sql.raw(descending ? '<' : '>');
  const isAfter = sql`(${column}, ${id}) ${compare} (${position.value}::${sql.raw(type)}, ${position.id}::uuid)`;
  return band ? sql`${isAfter} and ${band.column} ${compare}= ${band.of(Number(position.value))}` : isAfter;
}

/** `order by` of a keyset order. */
export function keysetOrder({ column, descending, band }: KeysetOrder, id: AnyPgColumn): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const order = sql`${column} ${direction}, ${id} ${direction}`;
  return band ? sql`${band.column} ${direction}, ${order}` : order;
}
