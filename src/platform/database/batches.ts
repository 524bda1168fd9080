import type { Database } from './database.ts';

type Load<Key, Value> = (db: Database, keys: readonly Key[]) => Promise<Map<Key, Value>>;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value | undefined): void;
  reject(reason: unknown): void;
}

const mostUnderWay = 2;

/**
 * Reads single things many at a time: what is asked for while the database works makes up the next question. A
 * question never joins one that has been put already, so nobody reads what was there before he asked.
 */
export function batchedFor<Key, Value>(
  load: Load<Key, Value>,
  mostAtOnce = 32,
): (db: Database, key: Key) => Promise<Value | undefined> {
  const made = new WeakMap<Database, Batches<Key, Value>>();
  return (db, key) => {
    const batches = made.get(db) ?? new Batches<Key, Value>((keys) => load(db, keys), mostAtOnce);
    made.set(db, batches);
    return batches.ask(key);
  };
}

class Batches<Key, Value> {
  private readonly load: (keys: readonly Key[]) => Promise<Map<Key, Value>>;
  private readonly mostAtOnce: number;
  private waiting: Waiting<Key, Value>[] = [];
  private underWay = 0;
  private isCalled = false;

  constructor(load: (keys: readonly Key[]) => Promise<Map<Key, Value>>, mostAtOnce: number) {
    this.load = load;
    this.mostAtOnce = mostAtOnce;
  }

  ask(key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      this.call();
    });
  }

  /** Begins when all that has arrived by now has been read. */
  private call(): void {
    if (this.isCalled || this.underWay >= mostUnderWay) return;
    this.isCalled = true;
    setImmediate(() => {
      this.isCalled = false;
      const batch = this.waiting.splice(0, this.mostAtOnce);
      if (batch.length === 0) return;
      this.underWay += 1;
      void this.run(batch).then(() => {
        this.underWay -= 1;
        if (this.waiting.length > 0) this.call();
      });
      if (this.waiting.length > 0) this.call();
    });
  }

  private async run(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const found = await this.load([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      const [only, ...others] = batch;
      // One that cannot be answered spoils it for itself alone.
      if (others.length === 0) only?.reject(error);
      else for (const one of batch) await this.run([one]);
    }
  }
}
