import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Returns a function that prepares a named query once per pool. The database plans it once per connection instead of on
 * every call, which for a join of small lookups takes longer than the lookups. Values are `sql.placeholder('name')`.
 */
export function createPreparedQuery<Query>(make: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? make(db);
    queries.set(db, query);
    return query;
  };
}

/**
 * Returns a list parameter for `= any(…)` and `unnest(…)` in a prepared statement. If the list were passed directly,
 * the planner would look into it, estimate every short list as cheaper than an unknown one, and plan again on every
 * call, which takes several times as long as the statement.
 */
export const listPlaceholder = (name: string, type: 'text' | 'uuid'): SQL =>
  sql`array(select unnest(${sql.placeholder(name)}::${sql.raw(type)}[]))`;
