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
