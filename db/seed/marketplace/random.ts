/** Seeded random numbers: the same key gives the same sequence for ever. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** whole number, 0 ≤ x < n */
  int(n: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** low ≤ x ≤ high, a whole number above low */
  between(low: number, high: number): number;
  /** low ≤ x ≤ high, a number of steps above low */
  inSteps(range: { low: number; high: number; step: number }): number;
}

/** 32-bit hash of a text (FNV-1a with a final mix). */
function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32, keyed by a text. */
export function seeded(key: string): Random {
  let a = hash(key);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (n: number): number => Math.floor(next() * n);
  const inSteps: Random['inSteps'] = ({ low, high, step }) =>
    low + int(Math.floor((high - low) / step) + 1) * step;
  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('cannot pick from an empty list');
      return list[int(list.length)] as T;
    },
    chance: (probability) => next() < probability,
    between: (low, high) => inSteps({ low, high, step: 1 }),
    inSteps,
  };
}

/** A new list in an order that depends on the key alone. */
export function shuffled<T>(list: readonly T[], key: string): T[] {
  const r = seeded(key);
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = r.int(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
