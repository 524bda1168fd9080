import type { OrderState } from '#features/orders/order-record/rules.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { lineTotalMinor } from '#lib/line-amount.ts';
import { type Tier, tierFor } from '#lib/money.ts';
import { type Random, seeded } from '../marketplace/random.ts';
import type { SampleBuyer } from './buyers.ts';

/** A product of the store, as the generator needs it. */
export interface SampleProduct {
  id: string;
  title: string;
  packagingType: string;
  unit: string;
  moq: number;
  orderMultiple: number;
  leadTimeDays: number;
  tiers: Tier[];
  popularity: number;
  hsCode?: string | null;
}

interface SampleLine {
  product: SampleProduct;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
}

export interface SampleOrder {
  buyer: SampleBuyer;
  paymentTerm: PaymentTerm;
  lines: SampleLine[];
  subtotalMinor: number;
  deliveryMinor: number;
  /** States it has gone through until now, the last being its state. */
  history: { status: OrderState; at: Date }[];
}

const hour = 3_600_000;
const day = 24 * hour;
/** Midnight in India, as a distance from midnight in UTC. */
const indiaOffset = 5.5 * hour;
const terms = [
  'Advance Payment',
  'Advance Payment',
  'Partial Payment',
  'Partial Payment',
  'Credit Payment',
  'COD',
] as const;

interface Trade {
  products: readonly SampleProduct[];
  buyers: readonly SampleBuyer[];
  now: Date;
}

/** Orders of one day in India (`YYYY-MM-DD`): the same for the same day, products and buyers, whenever it is asked for. */
export function ordersOfDay(date: string, { products, buyers, now }: Trade): SampleOrder[] {
  const random = seeded(`orders ${date}`);
  const midnight = new Date(`${date}T00:00:00Z`).getTime() - indiaOffset;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const season = 1 + 0.35 * Math.sin(((new Date(`${date}T00:00:00Z`).getUTCMonth() - 5) / 12) * 2 * Math.PI);
  const usual = (weekday === 0 ? 1 : 4) * season;
  const count = Math.round(usual + random.next() * 3);
  return Array.from({ length: count }, () =>
    makeOrder(random, { products, buyers, placedAt: midnight + 9 * hour + random.int(10 * hour) }),
  )
    .filter((order) => (order.history[0]?.at ?? now) <= now)
    .map((order) => ({ ...order, history: order.history.filter(({ at }) => at <= now) }));
}

const unanswered = 2;

/**
 * Returns the orders, the newest two of them without an answer. Buyers order in working hours and stores answer
 * within twelve hours, so that before the morning nothing would be left to confirm.
 */
export function leaveNewestUnanswered<Order extends SampleOrder>(made: readonly Order[]): Order[] {
  const placedAt = ({ history }: Order) => history[0]?.at.getTime() ?? 0;
  const newest = new Set(made.toSorted((a, b) => placedAt(b) - placedAt(a)).slice(0, unanswered));
  return made.map((order) => (newest.has(order) ? { ...order, history: order.history.slice(0, 1) } : order));
}

interface Pace {
  /** Share of the orders that are dispatched late. */
  lateShare?: number;
}

export function makeOrder(
  random: Random,
  { products, buyers, placedAt, lateShare }: Pick<Trade, 'products' | 'buyers'> & Pace & { placedAt: number },
): SampleOrder {
  const buyer = random.pick(buyers);
  const chosen = new Set(
    Array.from({ length: random.chance(0.25) ? 2 : 1 }, () => pickProduct(random, products)),
  );
  const lines = [...chosen].map((product) => makeLine(random, product));
  const subtotalMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const abroad = buyer.country !== 'IN';
  const leadTimeDays = Math.max(...lines.map(({ product }) => product.leadTimeDays));
  return {
    buyer,
    paymentTerm: random.pick(terms),
    lines,
    subtotalMinor,
    deliveryMinor: (abroad ? 1_200_000 : 90_000) + random.int(60) * 1_000,
    history: makeHistory(random, {
      placedAt,
      leadTimeDays,
      ...(lateShare === undefined ? {} : { lateShare }),
    }),
  };
}

function pickProduct(random: Random, products: readonly SampleProduct[]): SampleProduct {
  const best = [random.pick(products), random.pick(products), random.pick(products)];
  return best.reduce((a, b) => (b.popularity > a.popularity ? b : a));
}

function makeLine(random: Random, product: SampleProduct): SampleLine {
  const steps = random.int(4) * Math.ceil(product.moq / product.orderMultiple);
  const quantity = product.moq + steps * product.orderMultiple;
  const unitPriceMinor =
    tierFor(product.tiers, quantity)?.unitPriceMinor ?? product.tiers[0]?.unitPriceMinor ?? 0;
  return { product, quantity, unitPriceMinor, totalMinor: lineTotalMinor(quantity, unitPriceMinor) ?? 0 };
}

function makeHistory(
  random: Random,
  { placedAt, leadTimeDays, lateShare = 0.06 }: Pace & { placedAt: number; leadTimeDays: number },
): SampleOrder['history'] {
  const at = (status: OrderState, after: number) => ({ status, at: new Date(placedAt + after) });
  const placed = at('placed', 0);
  if (random.chance(0.04)) return [placed, at('cancelled', 20 * hour + random.int(day))];
  const [answer, slack] = [2 * hour + random.int(10 * hour), random.int(day)];
  const isLate = random.chance(lateShare);
  // Most orders leave on the last day that was promised or the day before, the others one to three days later.
  const dispatch = isLate
    ? (leadTimeDays + 1) * day + 2 * slack
    : Math.max(20 * hour, leadTimeDays * day - hour - slack);
  const delivery = dispatch + (2 + random.int(4)) * day;
  const started = answer + (dispatch - answer) * 0.2;
  return [
    placed,
    at('confirmed', answer),
    at('in_production', started),
    at('ready', dispatch - (dispatch - started) * 0.15),
    at('dispatched', dispatch),
    at('delivered', delivery),
    at('completed', delivery + 7 * day),
  ];
}

/** The dates from `first` to `last`, both included. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += day)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}
