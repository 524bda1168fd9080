import type { Random } from '../random.ts';
import { seeded, shuffled } from '../random.ts';
import type { SeedPlant } from '../types.ts';
import { PLACES, placeIn } from './places/places.ts';
import type { Trade } from './trades.ts';

const SCALE: Record<string, number> = {
  '1-10': 0.15,
  '11-50': 0.35,
  '51-200': 0.7,
  '201-500': 1,
  '501-1000': 1.6,
  '1000+': 2.4,
};

/** The equipment of a dealer, who has no machines. */
const DEPOT = [
  'racked warehouse with four docks',
  'slitting and re-packing tables',
  'two delivery vans',
  'counter with samples',
  'label printer for private marks',
] as const;

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** Another city of the same state, if we know one; else any of the country. */
function nearby(country: string, { city, r }: { city: string; r: Random }): string {
  const state = placeIn(country, { r, city }).state;
  const kin = (PLACES[country] ?? []).filter((place) => place.state === state && place.city !== city);
  return kin.length > 0 ? r.pick(kin).city : placeIn(country, { r }).city;
}

/** One to three plants; the first stands where the company is registered. */
export function plantsFor(
  key: string,
  {
    trade,
    ...options
  }: { trade: Trade; country: string; city: string; since: number; staff: string; dealer: boolean },
): SeedPlant[] {
  const r = seeded(`plants:${key}`);
  const scale = SCALE[options.staff] ?? 0.5;
  const count = scale < 0.5 ? 1 : scale < 1 ? r.pick([1, 1, 2]) : r.pick([1, 2, 2, 3]);
  const [main = '', other = '', ...rest] = options.dealer ? DEPOT : trade.machines;
  const machines = [main, ...shuffled([other, ...rest], `machines:${key}`)];
  const [text, low, high, step] = options.dealer
    ? (['{n} pallet places', 400, 6000, 200] as const)
    : trade.capacity;
  const plants: SeedPlant[] = [];
  const cities = new Set([options.city]);
  for (let i = 0; i < count; i++) {
    const city = i === 0 ? options.city : nearby(options.country, { city: options.city, r });
    if (i > 0 && cities.has(city)) continue;
    cities.add(city);
    const share = (i === 0 ? 1 : 0.55) * scale;
    const amount = Math.max(
      step < 1 ? step : low * 0.25,
      Math.round(((low + (high - low) * r.next() * 0.7) * share) / step) * step,
    );
    plants.push({
      city,
      country: options.country,
      sinceYear: Math.min(2025, options.since + i * r.between(4, 14)),
      areaM2: Math.round((900 + 9000 * share * (0.6 + r.next())) / 50) * 50,
      machines:
        i === 0
          ? machines.slice(0, Math.max(2, Math.min(4, Math.round(4 * share))))
          : machines.slice(i, i + 2),
      capacity: text.replace('{n}', grouped(Math.max(1, Math.round(amount)))),
    });
  }
  return plants;
}
