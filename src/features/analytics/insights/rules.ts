import type { SalesPeriod, SharePeriod } from './contract.ts';

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

/** Days after asking in which an order counts as the inquiry's. */
export const inquiryFollowDays = 90;

/** Minutes after which the same visitor's next look at a page is a new view. */
export const viewMinutes = 30;
/** Pages of which one visitor's looks are counted in a day, and visitors counted from one network. */
export const dayLimits = { pages: 200, visitors: 60 } as const;

/** Views that an inquiry is worth where products are compared by attention. */
export const inquiryWeight = 20;
/** Views that an order is worth there. */
export const orderWeight = 40;

interface Attention {
  views: number;
  inquiries: number;
  orders: number;
}

/** Attention of thirty days as 0 to 1. It grows ever slower: the hundredth view tells less than the first. */
export function attentionScore({ views, inquiries, orders }: Attention): number {
  const points = views + inquiryWeight * inquiries + orderWeight * orders;
  return Math.min(1, Math.log1p(points) / Math.log1p(5_000));
}

/** Moves popularity a quarter of the way to what the last thirty days say, so that one odd day does not turn a list over. */
export const nextPopularity = (before: number, score: number): number =>
  Math.round((before + (score - before) / 4) * 1000) / 1000;
