import type { SalesPeriod, SharePeriod } from './contract.ts';

/** Returns the change in percent with one decimal; null if there was nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return Math.round(((now - before) / before) * 1000) / 10;
}

interface Span {
  unit: 'month' | 'day';
  count: number;
}

/** Number of points of each period, and the length of a point. The last point is the current month or day. */
export const salesSpans: Record<SalesPeriod, Span> = {
  '12m': { unit: 'month', count: 12 },
  '6m': { unit: 'month', count: 6 },
  '30d': { unit: 'day', count: 30 },
  '7d': { unit: 'day', count: 7 },
};

/** Number of days covered by each period; null for all time. */
export const sharePeriodDays: Record<SharePeriod, number | null> = {
  all: null,
  '7d': 7,
  '30d': 30,
  '3m': 90,
};

/** Number of days after an inquiry within which an order counts as its result. */
export const inquiryConversionDays = 90;

/** Minutes after which another visit by the same visitor to the same page counts as a new view. */
export const repeatViewMinutes = 30;
/** Daily limits: pages counted for one visitor, and visitors counted from one network. */
export const dailyVisitLimits = { pages: 200, visitors: 60 } as const;

/** Number of views that one inquiry is worth in attention scores. */
export const inquiryWeight = 20;
/** Number of views that one order is worth in attention scores. */
export const orderWeight = 40;

interface AttentionCounts {
  views: number;
  inquiries: number;
  orders: number;
}

/**
 * Returns the attention of thirty days as a score from 0 to 1. The growth flattens, because the hundredth view says
 * less than the first.
 */
export function attentionScore({ views, inquiries, orders }: AttentionCounts): number {
  const points = views + inquiryWeight * inquiries + orderWeight * orders;
  return Math.min(1, Math.log1p(points) / Math.log1p(5_000));
}

/**
 * Returns the new popularity: a quarter of the way to the score of the last thirty days, so that one unusual day does
 * not reorder a list.
 */
export const nextPopularity = (before: number, score: number): number =>
  Math.round((before + (score - before) / 4) * 1000) / 1000;
