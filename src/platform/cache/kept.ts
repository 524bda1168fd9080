import { changingTag, everyPage, type PageTag } from '#lib/page-tags.ts';
import type { Database } from '../database/database.ts';
import type { Listener } from '../live/broadcast.ts';

/** Milliseconds: the net under a change that was not told of. */
const maxAge = 30_000;
/** Of several stores, those asked for last. */
const most = 20;

interface Kept {
  value: Promise<unknown>;
  until: number;
  /** Changes since it was made that nobody needs to see at once. */
  isOld?: boolean;
  isBeingRemade?: boolean;
}

const keptFor = new WeakMap<Database, Map<PageTag, Kept>>();

/** Drops what this pool of connections has kept as soon as a message says that it changed, and all of it after a gap. */
export function dropKept(db: Database, live: Listener): void {
  const all = new Map<PageTag, Kept>();
  keptFor.set(db, all);
  live.onMessage((message) => {
    if (message.kind !== 'pages') return;
    if (message.tags.includes(everyPage)) all.clear();
    for (const tag of message.tags) all.delete(tag);
    for (const [tag, known] of all) if (message.tags.includes(changingTag(tag))) known.isOld = true;
  });
  live.onGap(() => all.clear());
}

interface Question<Value> {
  /** What drops it: the tag of a broadcast in the transaction of whatever changes it. */
  tag: PageTag;
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
  if (known && known.until > Date.now()) {
    if (known.isOld) void remake(all, tag, make);
    return known.value as Promise<Value>;
  }
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

/** Puts a newer value into the place of the one that is kept, unless that has been dropped or has failed meanwhile. */
async function remake(all: Map<PageTag, Kept>, tag: PageTag, make: () => Promise<unknown>): Promise<void> {
  const known = all.get(tag);
  if (!known || known.isBeingRemade) return;
  Object.assign(known, { isOld: false, isBeingRemade: true });
  try {
    const value = await make();
    if (all.get(tag) !== known) return;
    const { isOld = false } = known;
    all.set(tag, { value: Promise.resolve(value), until: Date.now() + maxAge, isOld });
  } catch {
    // Whoever asks next tries it again, and hears what is wrong once what is kept is too old.
    Object.assign(known, { isOld: true, isBeingRemade: false });
  }
}
