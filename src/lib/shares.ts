/**
 * Splits an amount in proportion to weights, in whole minor units whose sum is the amount exactly: what rounding
 * leaves over goes to the largest remainders, earlier parts first. Without any weight it is split evenly.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const [share, whole] =
    total === 0n ? [weights.map(() => 1n), BigInt(weights.length)] : [weights.map(BigInt), total];
  if (whole === 0n) return [];
  const amount = BigInt(amountMinor);
  const parts = share.map((weight) => (amount * weight) / whole);
  const remainders = share.map((weight, index) => ({ index, left: abs((amount * weight) % whole) }));
  let rest = amount - parts.reduce((sum, part) => sum + part, 0n);
  const step = rest < 0n ? -1n : 1n;
  for (const { index } of remainders.toSorted((a, b) => Number(b.left - a.left) || a.index - b.index)) {
    if (rest === 0n) break;
    parts[index] = (parts[index] ?? 0n) + step;
    rest -= step;
  }
  return parts.map(Number);
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** A share in hundredths of a per cent of an amount, rounded once, half away from zero. */
export function shareOf(amountMinor: number, basisPoints: number): number {
  const product = BigInt(amountMinor) * BigInt(basisPoints);
  const half = product < 0n ? -5000n : 5000n;
  return Number((product + half) / 10_000n);
}
