import { lookLength } from './look.ts';

/** Number of bits in a signature. */
export const signatureBits = 256;

/** Yields pseudo-random numbers that are the same everywhere, because stored signatures must stay comparable. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  while (true) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

let cachedPlanes: readonly Int8Array[] | null = null;

/** Returns a plane through the space of looks for each bit. */
function planes(): readonly Int8Array[] {
  if (cachedPlanes) return cachedPlanes;
  const stream = numbers(0x5eed);
  cachedPlanes = Array.from({ length: signatureBits }, () =>
    Int8Array.from({ length: lookLength }, () => ((stream.next().value as number) & 1 ? 1 : -1)),
  );
  return cachedPlanes;
}

/**
 * Returns on which side of each plane a look lies, as `0` and `1`. Similar looks share most of their bits (M. Charikar,
 * Similarity Estimation Techniques from Rounding Algorithms, 2002), and a database counts differing bits quickly.
 */
export const signatureOf = (look: Int8Array): string =>
  planes()
    .map((plane) => (side(plane, look) >= 0 ? '1' : '0'))
    .join('');

function side(plane: Int8Array, look: Int8Array): number {
  let sum = 0;
  for (let index = 0; index < lookLength; index += 1) sum += (plane[index] ?? 0) * (look[index] ?? 0);
  return sum;
}
