import DataLoader from 'dataloader';
import type { Database } from './database.ts';

type Load<Key, Value> = (keys: readonly Key[]) => Promise<Map<Key, Value>>;

/**
 * Returns a function that reads one record by key and combines the calls of one moment into one query. A call never
 * joins a query that has started, so it reads everything written before it. A key that fails does so alone.
 */
export function createBatchedRead<Key, Value>(
  load: (db: Database, keys: readonly Key[]) => Promise<Map<Key, Value>>,
  maxBatchSize = 32,
): (db: Database, key: Key) => Promise<Value | undefined> {
  const loaders = new WeakMap<Database, DataLoader<Key, Value | undefined>>();
  const createLoader = (db: Database) =>
    new DataLoader<Key, Value | undefined>((keys) => loadEach((some) => load(db, some), keys), {
      cache: false,
      maxBatchSize,
      // Runs once all requests that have arrived are read, so that simultaneous ones share a query.
      batchScheduleFn: setImmediate,
    });
  return (db, key) => {
    const loader = loaders.get(db) ?? createLoader(db);
    loaders.set(db, loader);
    return loader.load(key);
  };
}

/** Returns a value or an error for each key, in order. After a failed query, each key is read by itself. */
async function loadEach<Key, Value>(
  load: Load<Key, Value>,
  keys: readonly Key[],
): Promise<(Value | undefined | Error)[]> {
  try {
    const values = await load([...new Set(keys)]);
    return keys.map((key) => values.get(key));
  } catch (error) {
    if (keys.length === 1) return [error as Error];
    const results = [];
    for (const key of keys) results.push(...(await loadEach(load, [key])));
    return results;
  }
}
