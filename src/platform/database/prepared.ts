import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * A query with a name, made once for each pool: the database plans it once for each connection instead of at every call,
 * which for a join of small lookups takes longer than the lookups. Values come as `sql.placeholder('name')`.
 */
export function preparedFor<Query>(make: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>();
  return (db) => {
    const known = made.get(db) ?? make(db);
    made.set(db, known);
    return known;
  };
}

/**
 * The values of a list, for `= any(…)` and `unnest(…)` of a prepared statement. Handed over as it is, the planner looks
 * into it and finds every short list cheaper than one that it does not know: then it plans anew at every call, which
 * takes several times as long as the statement.
 */
export const listGiven = (name: string, type: 'text' | 'uuid'): SQL =>
  sql`array(select unnest(${sql.placeholder(name)}::${sql.raw(type)}[]))`;
