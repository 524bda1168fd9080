import type { Random } from '../random.ts';
import type { CoreSupplier } from './core-supplier.ts';
import type { Trade } from './trades.ts';

const SIZE: Record<string, string> = {
  '1-10': 'a small family team',
  '11-50': 'a team of about thirty',
  '51-200': 'about 120 people',
  '201-500': 'about 300 people',
  '501-1000': 'about 700 people',
  '1000+': 'more than a thousand people',
};

/** Two or three sentences from year, place, goods and buyers. */
export function aboutFor(
  base: CoreSupplier,
  { trade, ...options }: { trade: Trade; r: Random; dealer: boolean },
): string {
  const { r, dealer } = options;
  const makes = r.pick(trade.makes),
    buyers = r.pick(trade.buyers),
    machine = r.pick(trade.machines);
  const who = SIZE[base.staff] ?? 'a small team';
  const first = dealer
    ? r.pick([
        `${base.name} stocks ${makes} in ${base.city} and delivers within ${r.pick(['two', 'three', 'four'])} days.`,
        `Since ${base.since}, ${base.name} has sourced from ${r.pick(['six', 'nine', 'a dozen'])} manufacturers for ${buyers} around ${base.city}.`,
      ])
    : r.pick([
        `${base.name} has made ${makes} in ${base.city} since ${base.since}, with ${who}.`,
        `Founded in ${base.since}, ${base.name} supplies ${buyers} with ${makes}.`,
        `From ${base.city}, ${base.name} ships ${makes} to ${buyers}.`,
      ]);
  const second = r.pick([
    dealer
      ? `Part cartons are available, and ${r.pick(['samples are on display at the counter', 'private labels are printed within a day', 'items not in stock are ordered weekly'])}.`
      : `Equipment includes ${article(machine)}, and ${r.pick(['each lot is tested before dispatch', 'samples take about a week', 'short setups make small orders economical', 'a night shift runs repeat orders'])}.`,
    `${r.pick(['Repeat orders', 'Stock sizes', 'Standard items'])} ship within ${r.pick(['three', 'five', 'seven'])} working days; new designs take ${r.pick(['two', 'three', 'four'])} weeks.`,
    `${r.pick(['Most customers', 'Its oldest customers', 'Two out of three customers'])} are ${buyers} within ${r.pick(['100', '200', '400'])} km.`,
  ]);
  const third = r.chance(0.5)
    ? ` ${r.pick(['Drawings and samples are free with the first order.', 'Quotes state weight, material and tolerance.', 'Every complaint is answered with a test report.', 'Part loads ship twice a week.', 'Rooftop solar supplies half of the power.', 'Visits are welcome by appointment.'])}`
    : '';
  return `${first} ${second}${third}`;
}

const article = (machine: string): string =>
  /s$|lines?$|cavities|halls?$|tables|looms|presses|kilns|meters/.test(machine) || /^\d/.test(machine)
    ? machine
    : `${/^[aeio]/i.test(machine) ? 'an' : 'a'} ${machine}`;
