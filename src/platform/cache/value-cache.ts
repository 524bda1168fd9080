import { LRUCache } from 'lru-cache';
import { changingTag, everyPage, type PageTag } from '#lib/page-tags.ts';
import type { Database } from '../database/database.ts';
import type { Listener } from '../live/broadcast.ts';

/** Bounds the age of a value whose change was not broadcast. */
const maxAgeMs = 30_000;
const maxValues = 20;

interface CachedValue {
  value: Promise<unknown>;
  /** Changed since it was computed, by a change that callers need not see immediately. */
  isOutdated?: boolean;
  isRefreshing?: boolean;
}

type Values = LRUCache<PageTag, CachedValue>;

const caches = new WeakMap<Database, Values>();

/** Gives this pool of connections a cache, and drops values from it when a message names their tag, or after a gap. */
export function createValueCache(db: Database, live: Listener): void {
  const values: Values = new LRUCache({ max: maxValues, ttl: maxAgeMs });
  caches.set(db, values);
  live.onMessage((message) => {
    if (message.kind !== 'pages') return;
    if (message.tags.includes(everyPage)) values.clear();
    for (const tag of message.tags) values.delete(tag);
    for (const [tag, cached] of values.entries())
      if (message.tags.includes(changingTag(tag))) cached.isOutdated = true;
  });
  live.onGap(() => values.clear());
}

interface CacheQuery<Value> {
  /** The tag that drops the value: broadcast it in the transaction of each change. */
  tag: PageTag;
  /** False if computing the value again is cheap enough not to cache it. */
  isWorthCaching: (value: Value) => boolean;
  compute: () => Promise<Value>;
}

/**
 * Returns a value that takes work to compute, computed once for all callers until its tag is broadcast. A process that
 * broadcasts the tag drops its own value before it responds, so callers read their own writes. In a transaction the
 * value is always computed.
 */
export async function getOrCompute<Value>(
  db: Database,
  { tag, isWorthCaching, compute }: CacheQuery<Value>,
): Promise<Value> {
  const values = caches.get(db);
  if (!values) return compute();
  const cached = values.get(tag);
  if (cached) {
    if (cached.isOutdated) void refresh(values, { tag, compute });
    return cached.value as Promise<Value>;
  }
  const value = compute();
  const added: CachedValue = { value };
  values.set(tag, added);
  const isUseful = await value.then(isWorthCaching).catch(() => false);
  if (!isUseful && values.peek(tag) === added) values.delete(tag);
  return value;
}

/** Replaces a cached value by a newer one, unless it has been dropped or computing it has failed meanwhile. */
async function refresh(
  values: Values,
  { tag, compute }: { tag: PageTag; compute: () => Promise<unknown> },
): Promise<void> {
  const cached = values.peek(tag);
  if (!cached || cached.isRefreshing) return;
  Object.assign(cached, { isOutdated: false, isRefreshing: true });
  try {
    const value = await compute();
    const { isOutdated = false } = cached;
    if (values.peek(tag) === cached) values.set(tag, { value: Promise.resolve(value), isOutdated });
  } catch {
    // The next caller tries again, and gets the error once the cached value is too old.
    Object.assign(cached, { isOutdated: true, isRefreshing: false });
  }
}
