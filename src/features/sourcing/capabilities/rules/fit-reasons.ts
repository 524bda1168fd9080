import { formatCount } from '#lib/formats.ts';
import type { Limits } from '../contract.ts';

interface ReasonSource {
  limits: Limits;
  /** Paths of the categories that are sought, from the tile down. */
  paths: readonly (readonly string[])[];
  /** The product by which a title was found. */
  soldTitle: string | null;
  nameOf: (categoryId: string) => string | null;
}

const maxReasons = 4;

/** Returns why a store fits, for the buyer, from the strongest reason to the weakest. */
export function reasonsFor({ limits, paths, soldTitle, nameOf }: ReasonSource): string[] {
  const made = paths.flatMap((path) => {
    const id = path.findLast((one) => limits.categories.includes(one));
    return id ? (nameOf(id) ?? []) : [];
  });
  const { moq, leadTimeDays } = limits;
  return [
    ...[...new Set(made)].slice(0, 2).map((name) => `Makes ${name}`),
    ...(soldTitle === null ? [] : [`Sells “${soldTitle}”`]),
    ...(moq === null ? [] : [moqReason(moq)]),
    ...(leadTimeDays === null ? [] : [leadTimeReason(leadTimeDays)]),
  ].slice(0, maxReasons);
}

const moqReason = (moq: number): string =>
  moq === 1 ? 'From 1\u00a0piece' : `From ${formatCount(moq)}\u00a0pieces`;

function leadTimeReason(days: number): string {
  if (days === 0) return 'Ready immediately';
  return `Ready in ${days}\u00a0${days === 1 ? 'day' : 'days'}`;
}
