import * as z from 'zod/mini';
import {
  defaultScoreWeights,
  type ScoreWeights,
  scoreWeights,
} from '#features/sourcing/requests/contract/request-form.ts';
import { isCountryCode } from '#lib/countries.ts';

/** The parts of a journey from the supplier to the buyer, in the order in which they are paid. */
export const freightLegs = ['export', 'main', 'insurance', 'import'] as const;
export type FreightLeg = (typeof freightLegs)[number];

export const legLabels: Record<FreightLeg, string> = {
  export: 'Pickup and export handling',
  main: 'Main carriage',
  insurance: 'Insurance',
  import: 'Import handling and delivery',
};

/** Ways to state the cost of a leg: an amount per 1,000 pieces, a share of the goods, or an amount per item ordered. */
export const legBases = ['thousand', 'percent', 'order'] as const;
export type LegBasis = (typeof legBases)[number];

export const legBasisLabels: Record<LegBasis, string> = {
  thousand: 'per 1,000 pieces',
  percent: '% of goods',
  order: 'per item ordered',
};

export const scoreCriteria = ['price', 'leadTime', 'trackRecord', 'sustainability'] as const;
export type ScoreCriterion = (typeof scoreCriteria)[number];

const maxRoutes = 30;
const maxDutyOverrides = 60;

const country = z.string().check(z.refine(isCountryCode, 'Select a country'));
const whole = (message: string, most: number) =>
  z.number(message).check(z.int(message), z.gte(0, message), z.lte(most, 'This is too large'));

/** Minor units of the currency of the comparison, or hundredths of a percent. */
const legCost = z.object({ basis: z.enum(legBases), value: whole('Enter an amount', 1_000_000_000) });
export type LegCost = z.infer<typeof legCost>;

/** Costs of the journey from a country; null for those that are not known. */
const route = z.object({
  origin: country,
  legs: z.object({
    export: z.nullable(legCost),
    main: z.nullable(legCost),
    insurance: z.nullable(legCost),
    import: z.nullable(legCost),
  }),
  transitDays: z.nullable(whole('Enter a whole number of days', 365)),
});
export type Route = z.infer<typeof route>;

/** A rate that the buyer has entered for goods of a subheading from a country. */
const dutyOverride = z.object({
  origin: country,
  /** Up to six digits of the HS code; empty for products without one. */
  hsCode: z.string().check(z.regex(/^\d{0,6}$/, 'Enter an HS code')),
  basisPoints: whole('Enter a rate', 100_000),
});

export type Weights = ScoreWeights;

const isUnique = <Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean =>
  new Set(items.map(keyOf)).size === items.length;

/** Assumptions of a buyer on costs that a quote does not contain. */
export const assumptionsForm = z.object({
  /** Currency of the comparison and of all amounts below, ISO 4217. */
  currency: z.string('Select a currency').check(z.regex(/^[A-Z]{3}$/, 'Select a currency')),
  /** Country of delivery, for the duty; null if it is not known. */
  destination: z.nullable(country),
  /** Annual cost of money in hundredths of a percent. */
  moneyRateBasisPoints: whole('Enter a rate', 10_000),
  routes: z.array(route).check(
    z.maxLength(maxRoutes),
    z.refine((routes) => isUnique(routes, ({ origin }) => origin), 'Enter each country once'),
  ),
  duties: z.array(dutyOverride).check(
    z.maxLength(maxDutyOverrides),
    z.refine((duties) => isUnique(duties, (one) => `${one.origin} ${one.hsCode}`), 'Enter each rate once'),
  ),
  weights: scoreWeights,
});
export type Assumptions = z.infer<typeof assumptionsForm>;

/** Returns the assumptions of a buyer who has not entered any. */
export const defaultAssumptions = ({
  currency,
  destination,
}: Pick<Assumptions, 'currency' | 'destination'>): Assumptions => ({
  currency,
  destination,
  moneyRateBasisPoints: 0,
  routes: [],
  duties: [],
  weights: defaultScoreWeights,
});
