import { formatCount, formatDate } from '#lib/formats.ts';
import type { Savings } from '../contract.ts';

interface Formula {
  label: string;
  /** One to three sentences. */
  formula: string;
  /** The items behind the figure, and the percentage. */
  scope: string;
}

/** Returns how each figure is calculated, with the items that it is calculated from. */
export function formulasOf({
  items,
  percents,
  currency,
  ratesMonth,
}: Pick<Savings, 'items' | 'percents' | 'currency' | 'ratesMonth'>): Formula[] {
  const scopeOf = (count: number, percent: number | null): string =>
    `${formatCount(count)} of ${formatCount(items.awarded)} ${items.awarded === 1 ? 'item' : 'items'}${percent === null ? '' : `, ${percent}%`}.`;
  const month = formatDate(ratesMonth, { style: 'month' });
  return [
    {
      label: 'Awarded value',
      formula: `The totals of the awarded quotes, with one-off charges and quoted freight, before tax and duty, in ${currency} at ${month} rates.`,
      scope: `${formatCount(items.awarded - items.leftOut)} of ${formatCount(items.awarded)} ${items.awarded === 1 ? 'item' : 'items'}.`,
    },
    {
      label: 'Saved vs. average quote',
      formula:
        'The average total of all suppliers who quoted the same quantity of the same item, minus the awarded total, where at least two suppliers quoted it. Quotes with different Incoterms are compared by landed cost if your comparison has it for all of them; otherwise, only those count that include the same freight and duty as the award. Items without such a quote have no average (–).',
      scope: scopeOf(items.compared, percents.average),
    },
    {
      label: 'Negotiated',
      formula:
        'The total in the first version of the awarded quote, minus the total in the version that you accepted, for the same quantity of the same item.',
      scope: scopeOf(items.revised, percents.negotiated),
    },
    {
      label: 'Saved vs. target',
      formula:
        'Your target price minus the awarded unit price, times the quantity, without one-off charges and freight.',
      scope: scopeOf(items.targeted, percents.target),
    },
  ];
}
