import { seeded } from '../marketplace/random.ts';
import type { SampleProduct } from './orders.ts';

export interface SampleDay {
  visitors: number;
  views: number;
  products: { productId: string; views: number; visitors: number }[];
  countries: { country: string; visitors: number }[];
}

/** Where the visitors of a plant in India come from, in parts of a thousand. */
const origins: readonly (readonly [country: string, share: number])[] = [
  ['IN', 590],
  ['US', 84],
  ['AE', 62],
  ['GB', 48],
  ['SG', 37],
  ['DE', 28],
  ['AU', 24],
  ['LK', 22],
  ['BD', 20],
  ['NL', 17],
  ['CO', 15],
  ['KE', 14],
  ['JP', 13],
  ['ZA', 12],
  ['FR', 8],
  ['ZZ', 6],
];

/** Visits of the store on one day; `share` is the part of the day that is over, 0 to 1. */
export function visitsOfDay(
  date: string,
  { products, share = 1 }: { products: readonly SampleProduct[]; share?: number },
): SampleDay {
  const random = seeded(`visits ${date}`);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const busy = weekday === 0 ? 0.45 : weekday === 6 ? 0.7 : 1;
  const visitors = Math.round((150 + random.int(90)) * busy * share);
  const rows = products.map(({ id, popularity }) => {
    const views = Math.round((2 + 26 * popularity + random.int(9)) * busy * share);
    return { productId: id, views, visitors: Math.ceil(views * 0.78) };
  });
  const countries = origins.map(([country, part]) => ({
    country,
    visitors: Math.round((visitors * part * (0.7 + 0.6 * random.next())) / 1000),
  }));
  const views = rows.reduce((sum, row) => sum + row.views, visitors);
  return { visitors, views, products: rows, countries: countries.filter((row) => row.visitors > 0) };
}
