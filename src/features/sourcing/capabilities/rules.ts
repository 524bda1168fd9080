import type { Limits } from './contract.ts';
import { type Check, checksOf, isFailed, type Need } from './rules/checks.ts';
import { describeFailure, type Failure } from './rules/failure-text.ts';

interface Fit {
  /** 0 to 100: limits that are met count fully, limits that are not stated three quarters. */
  score: number;
  /** Limits that the request exceeds; none for a match. */
  failures: Failure[];
}

/** Returns a function that compares a need with the limits of a store, for comparing it with many stores. */
export function fitsFor(need: Need): (limits: Limits) => Fit {
  const checks = checksOf(need);
  return (limits) => {
    const failures: Failure[] = [];
    let sum = 0;
    for (const check of checks) {
      const score = check.score(limits);
      sum += score;
      if (isFailed(score)) failures.push(failureOf(check, { limits, need }));
    }
    return { score: checks.length === 0 ? 100 : Math.round((100 * sum) / checks.length), failures };
  };
}

/** Returns how well a store can meet a need, and which of its limits the need exceeds. */
export const fitOf = (limits: Limits, need: Need): Fit => fitsFor(need)(limits);

function failureOf(
  { constraint, line, values }: Check,
  { limits, need }: { limits: Limits; need: Need },
): Failure {
  const compared = values(limits);
  const title = line === null ? '' : (need.lines[line]?.title ?? '');
  return {
    constraint,
    line,
    ...compared,
    message: describeFailure(constraint, { ...compared, title }),
  };
}

/** Orders stores that can meet a need: best fit first, then those that reply sooner. */
export const byFit = (a: RankedFit, b: RankedFit): number =>
  b.fit.score - a.fit.score || replyHours(a) - replyHours(b) || idOrder(a, b);

/** Orders stores that cannot meet a need: fewest failures first, then the nearest limits, then those that reply sooner. */
export const byNearness = (a: RankedFit, b: RankedFit): number =>
  a.fit.failures.length - b.fit.failures.length || byFit(a, b);

export interface RankedFit {
  supplierId: string;
  fit: Fit;
  responseHours: number | null;
}

const replyHours = ({ responseHours }: RankedFit): number => responseHours ?? Number.MAX_SAFE_INTEGER;
const idOrder = (a: RankedFit, b: RankedFit): number => (a.supplierId < b.supplierId ? -1 : 1);
