import type { SalesPeriod, SharePeriod } from './contract.ts';

/** Days of a store begin at midnight in India: its currency is the rupee. */
export const storeTimeZone = 'Asia/Kolkata';

const dayMs = 86_400_000;
const indiaOffsetMs = 5.5 * 3_600_000;

/** How much of the store's day is over, 0 to 1. */
export const shareOfDayOver = (now: Date): number => ((now.getTime() + indiaOffsetMs) % dayMs) / dayMs;

/** Change in percent, one decimal; null when there was nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return Math.round(((now - before) / before) * 1000) / 10;
}

interface Span {
  unit: 'month' | 'day';
  count: number;
}

/** How many points a period has, and how long each is; the last one is the present month or day. */
export const salesSpans: Record<SalesPeriod, Span> = {
  '12m': { unit: 'month', count: 12 },
  '6m': { unit: 'month', count: 6 },
  '30d': { unit: 'day', count: 30 },
  '7d': { unit: 'day', count: 7 },
};

/** Days looked back; null for all time. */
export const shareDays: Record<SharePeriod, number | null> = { all: null, '7d': 7, '30d': 30, '3m': 90 };
