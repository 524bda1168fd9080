import { seeded } from '../marketplace/random.ts';
import type { SampleProduct } from './orders.ts';

export interface SampleDay {
  visitors: number;
  views: number;
  products: { productId: string; views: number; inquiries: number }[];
}

/** Visits of the store on one day; `share` is the part of the day that is over, 0 to 1. */
export function visitsOfDay(date: string, products: readonly SampleProduct[], share = 1): SampleDay {
  const random = seeded(`visits ${date}`);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const busy = weekday === 0 ? 0.45 : weekday === 6 ? 0.7 : 1;
  const visitors = Math.round((150 + random.int(90)) * busy * share);
  const rows = products.map(({ id, popularity }) => {
    const views = Math.round((2 + 26 * popularity + random.int(9)) * busy * share);
    return { productId: id, views, inquiries: random.chance(0.02 + 0.1 * popularity) ? 1 : 0 };
  });
  return { visitors, views: rows.reduce((sum, { views }) => sum + views, visitors), products: rows };
}
