import { data } from 'react-router';
import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { type CalculatorId, calculatorNamed, calculatorPath } from '../rules/calculators.ts';
import {
  type CalculatorResult,
  type FieldValues,
  fieldValuesOf,
  filledIn,
  type StartValues,
  settleCalculation,
  startValuesOf,
} from '../rules/field-values.ts';

/** The values of the fields, the result, and the unit systems for which they are shown. */
export interface WorkedForm<T> extends CalculatorResult<T> {
  values: FieldValues;
  systems: UnitSystem[];
}

interface Calculator {
  request: Request;
  starts: StartValues;
  /** For search engines; stated here, so that the scripts of the page do without it. */
  description: string;
}

/**
 * Calculates from the query of the URL. Invalid values are shown with their message and are not cached.
 * Without a query there is an example for each unit system, of which the stylesheet shows the selected one.
 */
export async function loadCalculator<T>(
  { request, starts, description }: Calculator,
  work: (figures: FieldValues) => Promise<{ data: T }>,
) {
  const url = new URL(request.url);
  const bare = url.search === '';
  const wanted = bare
    ? startValuesOf(starts)
    : [{ systems: [...unitSystems], values: fieldValuesOf(url, starts.metric) }];
  const forms = await Promise.all(
    wanted.map(
      async (one): Promise<WorkedForm<T>> => ({
        ...one,
        ...(await settleCalculation(work(filledIn(one.values)))),
      }),
    ),
  );
  const isWrong = forms.some(({ result }) => result === null);
  return data({ forms, origin: url.origin, description, bare }, { status: isWrong ? 400 : 200 });
}

interface CalculatorMeta {
  origin: string;
  description: string;
  /** False if the URL has figures of a person, which search engines should not index. */
  bare: boolean;
}

/** Returns the metadata of a calculator for search engines. */
export function calculatorMeta(id: CalculatorId, loaded: CalculatorMeta | undefined) {
  const { origin, description, bare } = loaded ?? { origin: '', description: '', bare: false };
  const { title } = calculatorNamed(id);
  const path = calculatorPath(id);
  return pageMeta({
    title: `${title} calculator`,
    description,
    url: `${origin}${path}`,
    image: shareImage('page', 'calculators'),
    noIndex: !bare,
    structuredData: [
      {
        '@type': 'WebApplication',
        name: `${title} calculator`,
        description,
        url: `${origin}${path}`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
      },
      breadcrumbListData(origin, [
        { name: 'Calculators', path: '/calculators' },
        { name: title, path },
      ]),
    ],
  });
}
