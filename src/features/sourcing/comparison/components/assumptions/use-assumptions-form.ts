import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { parseTypedNumber, parseTypedWhole } from '#lib/parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import {
  type Assumptions,
  assumptionsForm,
  type FreightLeg,
  type LegBasis,
  type LegCost,
  type Route,
} from '../../contract/assumptions.ts';
import type { Comparison } from '../../contract.ts';
import { customsTerritory } from '../../rules/duty.ts';

/** The cost of a leg as it is typed; an empty value means that it is not known. */
interface LegInput {
  basis: LegBasis;
  value: string;
}

/** The form as it is typed. Its fields have the names of the contract, so that errors appear at them. */
interface AssumptionsInput {
  currency: string;
  /** Empty if it is not known. */
  destination: string;
  /** In percent. */
  moneyRateBasisPoints: string;
  routes: { origin: string; legs: Record<FreightLeg, LegInput>; transitDays: string }[];
  duties: { origin: string; hsCode: string; basisPoints: string }[];
}

const legInput = (cost: LegCost | null | undefined, currency: string): LegInput => ({
  basis: cost?.basis ?? 'thousand',
  value: cost ? legValue(cost, currency) : '',
});

const legValue = ({ basis, value }: LegCost, currency: string): string =>
  basis === 'percent' ? String(value / 100) : formatTypedMinor(value, currency);

/** Returns the assumptions as they are typed, with a route for each country that suppliers quote from. */
function inputOf(comparison: Comparison): AssumptionsInput {
  const { assumptions, quotes } = comparison;
  const { currency, destination, moneyRateBasisPoints, routes } = assumptions;
  const origins = new Set([
    ...quotes.map(({ supplier }) => supplier.country),
    ...routes.map((one) => one.origin),
  ]);
  return {
    currency,
    destination: destination ?? '',
    moneyRateBasisPoints: String(moneyRateBasisPoints / 100),
    routes: [...origins].map((origin) => {
      const route = routes.find((one) => one.origin === origin);
      const legOf = (leg: FreightLeg): LegInput => legInput(route?.legs[leg], currency);
      return {
        origin,
        legs: {
          export: legOf('export'),
          main: legOf('main'),
          insurance: legOf('insurance'),
          import: legOf('import'),
        },
        transitDays: String(route?.transitDays ?? ''),
      };
    }),
    duties: dutyInputs(comparison),
  };
}

/** Returns a duty for each subheading and origin of quoted goods that cross a border. */
function dutyInputs({ assumptions, quotes, facts }: Comparison): AssumptionsInput['duties'] {
  const { destination, duties } = assumptions;
  const home = destination === null ? null : customsTerritory(destination);
  const inputs = new Map(
    duties.map(({ origin, hsCode, basisPoints }) => [
      `${origin} ${hsCode}`,
      { origin, hsCode, basisPoints: String(basisPoints / 100) },
    ]),
  );
  for (const { lines, supplier } of quotes) {
    for (const { productId } of lines) {
      const { hsCode, origin } = facts.products[productId] ?? { hsCode: '', origin: supplier.country };
      const key = `${origin} ${hsCode}`;
      if (customsTerritory(origin) !== home && !inputs.has(key))
        inputs.set(key, { origin, hsCode, basisPoints: '' });
    }
  }
  return [...inputs.values()];
}

/** Returns the schema that turns what is typed into assumptions. Routes and duties without a value are left out. */
const schemaFor = (weights: Assumptions['weights']) =>
  z.pipe(
    z.transform(
      (input: AssumptionsInput): Assumptions => ({
        currency: input.currency,
        destination: input.destination || null,
        moneyRateBasisPoints: toBasisPoints(input.moneyRateBasisPoints || '0'),
        routes: input.routes.map((route) => toRoute(route, input.currency)),
        duties: input.duties.flatMap(({ origin, hsCode, basisPoints }) =>
          basisPoints.trim() === '' ? [] : [{ origin, hsCode, basisPoints: toBasisPoints(basisPoints) }],
        ),
        weights,
      }),
    ),
    assumptionsForm,
  );

const toBasisPoints = (percent: string): number => {
  const points = parseTypedNumber(percent) * 100;
  const rounded = Math.round(points);
  return Math.abs(points - rounded) < 1e-6 ? rounded : Number.NaN;
};

function toRoute({ origin, legs, transitDays }: AssumptionsInput['routes'][number], currency: string): Route {
  const costOf = ({ basis, value }: LegInput): LegCost | null => {
    if (value.trim() === '') return null;
    return { basis, value: basis === 'percent' ? toBasisPoints(value) : parseTypedMinor(value, currency) };
  };
  return {
    origin,
    legs: {
      export: costOf(legs.export),
      main: costOf(legs.main),
      insurance: costOf(legs.insurance),
      import: costOf(legs.import),
    },
    transitDays: transitDays.trim() === '' ? null : parseTypedWhole(transitDays),
  };
}

export type AssumptionsForm = ReturnType<typeof useAssumptionsForm>['form'];

/** Returns the form of the assumptions. The weights stay as they were saved. */
export function useAssumptionsForm(comparison: Comparison) {
  const { subject, id, assumptions } = comparison;
  const { weights } = assumptions;
  const { revalidate } = useRevalidator();
  const resolver = useMemo(() => standardSchemaResolver(schemaFor(weights)), [weights]);
  return useFormAction<AssumptionsInput, Assumptions>({
    resolver,
    form: `assumptions:${id}`,
    defaultValues: inputOf(comparison),
    send: (form) => api.quoteComparison.saveAssumptions({ ...form, subject, id }),
    success: 'Assumptions saved.',
    failure: 'The assumptions could not be saved. What you typed is still here. Please try again.',
    onSuccess: () => revalidate(),
  });
}
