import { type Column, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { AnyPgTable } from 'drizzle-orm/pg-core';

// Parts of statements that Drizzle's builders cannot express. Tables and columns are always references, so that
// renaming a column fails the type check wherever it is used.

const casing = new CasingCache('snake_case');

/** Returns the name of a column in the database. */
export const columnName = (column: Column): string => casing.getColumnCasing(column);

/** SQL for the name of a column without its table, as needed in column lists, after `set` and after `as`. */
export const nameOf = (column: Column): SQL => sql`${sql.identifier(columnName(column))}`;

/** SQL for the names of columns without their tables, separated by commas. */
export const namesOf = (columns: readonly Column[]): SQL => commaSeparated(columns.map(nameOf));

const commaSeparated = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `);

/** SQL for a constant of ours, written into the statement so that the planner and `group by` see it. */
export const inline = (value: string | number): SQL => sql`${value}`.inlineParams();

/** SQL for constants of ours, separated by commas, as `in (…)` takes them. */
export const inlineList = (values: readonly (string | number)[]): SQL => commaSeparated(values.map(inline));

/** SQL for a list as a single parameter: the statement stays the same whatever its length. */
export const arrayParam = (values: readonly string[], type: 'text' | 'uuid'): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;

/** Expressions by the key of their column; all columns that an insert requires are required. */
type ColumnExpressions<T extends AnyPgTable> = { [K in keyof T['$inferInsert']]: SQLWrapper };

/**
 * SQL for `insert into table (columns) select expressions`, to be followed by `from`. Drizzle's `insert().select()`
 * requires an expression for every column; this one leaves the others at their defaults.
 */
export function insertSelect<T extends AnyPgTable>(table: T, expressions: ColumnExpressions<T>): SQL {
  const columns: Record<string, Column> = getTableColumns(table);
  const given = Object.entries<SQLWrapper>(expressions).flatMap(([key, expression]) => {
    const column = columns[key];
    return column ? [{ column, expression }] : [];
  });
  return sql`insert into ${table} (${namesOf(given.map(({ column }) => column))}) select ${commaSeparated(given.map(({ expression }) => expression))}`;
}

/** SQL for `on conflict (target) do update set update`. */
export const onConflict = (target: readonly Column[], update: SQL): SQL =>
  sql`on conflict (${namesOf(target)}) do update set ${update}`;

/** SQL for the value that an insert with a conflict would have written. */
export const excluded = <T extends Column>(column: T): SQL<T['_']['data']> =>
  sql<T['_']['data']>`excluded.${nameOf(column)}`;

/** SQL after `set`: replaces the columns by the values that the insert would have written. */
export const setExcluded = (columns: readonly Column[]): SQL =>
  commaSeparated(columns.map((column) => sql`${nameOf(column)} = ${excluded(column)}`));

/** SQL after `set`: adds the values that the insert would have written to the columns. */
export const addExcluded = (columns: readonly Column[]): SQL =>
  commaSeparated(columns.map((column) => sql`${nameOf(column)} = ${column} + ${excluded(column)}`));

/** Condition after `set`: at least one of the columns changes, so that unchanged rows are not written again. */
export const differsFromExcluded = (columns: readonly Column[]): SQL =>
  sql`(${commaSeparated(columns)}) is distinct from (${commaSeparated(columns.map(excluded))})`;

type RecordType =
  | 'uuid'
  | 'text'
  | 'text[]'
  | 'integer'
  | 'integer[]'
  | 'bigint'
  | 'real'
  | 'boolean'
  | 'timestamptz'
  | 'jsonb';

/** Rows of the program as a table: `from` goes after `from` or `join`, the fields are its columns. */
type Recordset<Key extends string> = { from: SQL } & Record<Key, SQL>;

/** SQL for rows passed to a statement as a single JSON parameter, with the type of each field that is used. */
export function recordset<Row, Key extends Extract<keyof Row, string>>(
  rows: readonly Row[],
  { alias, types }: { alias: string; types: Record<Key, RecordType> },
): Recordset<Key> {
  const fields = Object.entries<RecordType>(types);
  const columns = fields.map(([key, type]) => sql`${sql.identifier(key)} ${sql.raw(type)}`);
  const from = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.identifier(alias)}(${commaSeparated(columns)})`;
  const references = fields.map(([key]) => [key, sql`${sql.identifier(alias)}.${sql.identifier(key)}`]);
  return { from, ...(Object.fromEntries(references) as Record<Key, SQL>) };
}
