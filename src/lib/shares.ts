/**
 * Splits an amount in proportion to weights. The parts are whole minor units and add up to the amount exactly: the
 * rounding difference goes to the largest remainders, earlier parts first. If all weights are 0, it is split evenly.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const [share, whole] =
    total === 0n ? [weights.map(() => 1n), BigInt(weights.length)] : [weights.map(BigInt), total];
  if (whole === 0n) return [];
  const amount = BigInt(amountMinor);
  const parts = share.map((weight) => (amount * weight) / whole);
  const remainders = share.map((weight, index) => ({ index, left: abs((amount * weight) % whole) }));
  let unallocated = amount - parts.reduce((sum, part) => sum + part, 0n);
  const step = unallocated < 0n ? -1n : 1n;
  for (const { index } of remainders.toSorted((a, b) => Number(b.left - a.left) || a.index - b.index)) {
    if (unallocated === 0n) break;
    parts[index] = (parts[index] ?? 0n) + step;
    unallocated -= step;
  }
  return parts.map(Number);
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Returns a share, in hundredths of a percent, of an amount, rounded once and half away from zero. */
export function calculateShare(amountMinor: number, basisPoints: number): number {
  const product = BigInt(amountMinor) * BigInt(basisPoints);
  const half = product < 0n ? -5000n : 5000n;
  return Number((product + half) / 10_000n);
}
