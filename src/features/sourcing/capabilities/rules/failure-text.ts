import { countryName } from '#lib/country-name.ts';
import { formatCount } from '#lib/formats.ts';
import type { Constraint } from '../contract/constraints.ts';

/** A limit of a store that a request exceeds. */
export interface Failure {
  constraint: Constraint;
  /** Index of the line; null for what concerns the whole request. */
  line: number | null;
  needed: number | string | string[];
  limit: number | string | string[];
  /** The failure as the buyer reads it: `MOQ 5,000, you need 1,000`. */
  message: string;
}

type Values = Pick<Failure, 'needed' | 'limit'>;

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });
const maxListed = 4;

/** Returns a number with its groups, or the entries of a list, the first four of a long one. */
function textOf(value: Failure['needed']): string {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value === 'string') return value;
  const rest = value.length - maxListed;
  return listFormat.format(rest > 1 ? [...value.slice(0, maxListed), `${rest} more`] : value);
}
/** Returns names of materials or finishes within a sentence: `gloss varnish and spot UV`, but `PET`. */
const wordsOf = (names: Failure['needed']): string =>
  textOf([names].flat().map((name) => `${name}`.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())));
const namesOf = (codes: Failure['needed']): string =>
  textOf([codes].flat().map((code) => countryName(`${code}`)));
const mm = (value: Failure['needed']): string => `${textOf(value)}\u00a0mm`;
const ml = (value: Failure['needed']): string => `${textOf(value)}\u00a0ml`;
const days = (value: Failure['needed']): string => `${textOf(value)}\u00a0${value === 1 ? 'day' : 'days'}`;
const colors = (value: Failure['needed']): string =>
  `${textOf(value)} print ${value === 1 ? 'color' : 'colors'}`;

const buyerTexts: Record<Constraint, (values: Values & { title: string }) => string> = {
  category: ({ title }) =>
    title ? `Doesn’t list “${title}” among what it makes` : 'Doesn’t list this category',
  material: ({ needed, limit }) => `Works with ${wordsOf(limit)}, you need ${wordsOf(needed)}`,
  flute: ({ needed, limit }) => `Makes ${textOf(limit)} flute, you need ${textOf(needed)}`,
  'blank-long-max': ({ needed, limit }) => `Blank ${mm(needed)}, maximum ${mm(limit)}`,
  'blank-short-max': ({ needed, limit }) => `Blank ${mm(needed)} on the short side, maximum ${mm(limit)}`,
  'blank-long-min': ({ needed, limit }) => `Blank ${mm(needed)}, minimum ${mm(limit)}`,
  'blank-short-min': ({ needed, limit }) => `Blank ${mm(needed)} on the short side, minimum ${mm(limit)}`,
  volume: ({ needed, limit }) => `Volume ${ml(needed)}, maximum ${ml(limit)}`,
  colors: ({ needed, limit }) => `${colors(needed)}, maximum ${textOf(limit)}`,
  finish: ({ needed, limit }) => `Offers ${wordsOf(limit)}, you need ${wordsOf(needed)}`,
  moq: ({ needed, limit }) => `MOQ ${textOf(limit)}, you need ${textOf(needed)}`,
  capacity: ({ needed, limit }) => `Makes ${textOf(limit)} pieces a month, you need ${textOf(needed)}`,
  'lead-time': ({ needed, limit }) => `Ready in ${days(limit)}, you need it in ${days(needed)}`,
  country: ({ needed }) => `Doesn’t deliver to ${namesOf(needed)}`,
  incoterm: ({ needed, limit }) => `Offers ${textOf(limit)}, you need ${textOf(needed)}`,
};

/** Returns a failure as the buyer reads it: `Blank 2,610 mm, maximum 2,400 mm`. */
export const describeFailure = (constraint: Constraint, values: Values & { title: string }): string =>
  buyerTexts[constraint](values);

const statedTexts: Record<Constraint, (values: Values) => string> = {
  category: () => 'You don’t list this category',
  material: ({ needed, limit }) => `You state ${wordsOf(limit)}, but not ${wordsOf(needed)}`,
  flute: ({ needed, limit }) => `You state ${textOf(limit)} flute, but not ${textOf(needed)}`,
  'blank-long-max': ({ limit }) => `You state a maximum of ${mm(limit)}`,
  'blank-short-max': ({ limit }) => `You state a maximum of ${mm(limit)} on the short side`,
  'blank-long-min': ({ limit }) => `You state a minimum of ${mm(limit)}`,
  'blank-short-min': ({ limit }) => `You state a minimum of ${mm(limit)} on the short side`,
  volume: ({ limit }) => `You state a maximum of ${ml(limit)}`,
  colors: ({ limit }) => `You state a maximum of ${colors(limit)}`,
  finish: ({ needed, limit }) => `You state ${wordsOf(limit)}, but not ${wordsOf(needed)}`,
  moq: ({ limit }) => `You state an MOQ of ${textOf(limit)}`,
  capacity: ({ limit }) => `You state a capacity of ${textOf(limit)} pieces a month`,
  'lead-time': ({ limit }) => `You state a lead time of ${days(limit)}`,
  country: ({ needed }) => `You don’t list ${namesOf(needed)} among the countries you serve`,
  incoterm: ({ needed, limit }) => `You state ${textOf(limit)}, but not ${textOf(needed)}`,
};

/** Returns a failure as the supplier reads it: `You state a maximum of 2,400 mm`; of derived limits, what they come from. */
export function describeOwnFailure(
  { constraint, needed, limit }: Failure,
  { isDerived }: { isDerived: boolean },
): string {
  const text = statedTexts[constraint]({ needed, limit });
  return isDerived ? text.replace('You state', 'Your products show') : text;
}
