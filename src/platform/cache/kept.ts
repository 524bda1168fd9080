import type { Database } from '../database/database.ts';
import type { Listener } from '../live/broadcast.ts';

/** Milliseconds: the net under a change that was not told of. */
const maxAge = 30_000;
/** Of several stores, those asked for last. */
const most = 20;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

const keptFor = new WeakMap<Database, Map<string, Kept>>();

/** Drops what this pool of connections has kept as soon as a message says that it changed, and all of it after a gap. */
export function dropKept(db: Database, live: Listener): void {
  const all = new Map<string, Kept>();
  keptFor.set(db, all);
  live.onMessage((message) => {
    if (message.kind === 'pages') for (const tag of message.tags) all.delete(tag);
  });
  live.onGap(() => all.clear());
}

interface Question<Value> {
  /** What drops it: the tag of a broadcast in the transaction of whatever changes it. */
  tag: string;
  /** Whether making it again would take long enough to keep it. */
  isWorthKeeping: (value: Value) => boolean;
}

/**
 * A value that takes work to make, made once for all who ask for it until what it is made of changes. Whoever has just
 * changed that reads it anew: his own process drops it before it answers him. In a transaction it is always made.
 */
export async function keep<Value>(
  db: Database,
  { tag, isWorthKeeping }: Question<Value>,
  make: () => Promise<Value>,
): Promise<Value> {
  const all = keptFor.get(db);
  if (!all) return make();
  const known = all.get(tag);
  if (known && known.until > Date.now()) return known.value as Promise<Value>;
  const made: Kept = { value: make(), until: Date.now() + maxAge };
  all.delete(tag);
  all.set(tag, made);
  for (const oldest of all.keys()) {
    if (all.size <= most) break;
    all.delete(oldest);
  }
  const forget = () => all.get(tag) === made && all.delete(tag);
  try {
    const value = (await made.value) as Value;
    if (!isWorthKeeping(value)) forget();
    return value;
  } catch (error) {
    forget();
    throw error;
  }
}
