const worth = (gains: readonly number[]): number =>
  gains.slice(0, 10).reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);

/** Returns NDCG@10: the gains of the results compared with the best order of all gains; null if nothing is relevant. */
export function ndcgAt10(found: readonly number[], all: readonly number[]): number | null {
  const ideal = worth(all.toSorted((a, b) => b - a));
  return ideal === 0 ? null : worth(found) / ideal;
}

/** Returns the mean of numbers. */
export const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
