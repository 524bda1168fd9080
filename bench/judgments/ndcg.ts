const worth = (gains: readonly number[]): number =>
  gains.slice(0, 10).reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);

/** NDCG@10: the gains of what came, in its order, against the best order of all gains; null where nothing is wanted. */
export function ndcgAt10(found: readonly number[], all: readonly number[]): number | null {
  const ideal = worth(all.toSorted((a, b) => b - a));
  return ideal === 0 ? null : worth(found) / ideal;
}

/** The mean of numbers. */
export const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
