import { data } from 'react-router';
import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import {
  type Answered,
  type Asked,
  answered,
  askedOf,
  given,
  type Starts,
  startsOf,
} from '../rules/asked.ts';
import { type CalculatorId, calculatorNamed, calculatorPath } from '../rules/calculators.ts';

/** Fields as they stand, what comes of them, and who sees them so. */
export interface WorkedForm<T> extends Answered<T> {
  asked: Asked;
  systems: UnitSystem[];
}

/**
 * What the address asks of a calculator, worked out. What is wrong with it is shown, and not kept.
 * A bare address holds an example in each system of units: the style sheet shows the chosen one, as it does with figures.
 */
export async function answerPage<T>(
  { request, starts }: { request: Request; starts: Starts },
  work: (figures: Asked) => Promise<{ data: T }>,
) {
  const url = new URL(request.url);
  const bare = url.search === '';
  const wanted = bare
    ? startsOf(starts)
    : [{ systems: [...unitSystems], asked: askedOf(url, starts.metric) }];
  const forms = await Promise.all(
    wanted.map(
      async (one): Promise<WorkedForm<T>> => ({ ...one, ...(await answered(work(given(one.asked)))) }),
    ),
  );
  const isWrong = forms.some(({ answer }) => answer === null);
  return data({ forms, origin: url.origin, bare }, { status: isWrong ? 400 : 200 });
}

interface Told {
  origin: string;
  description: string;
  /** An address with somebody’s own figures is not for search engines. */
  hidden: boolean;
}

/** What search engines read of a calculator. */
export function calculatorMeta(id: CalculatorId, { origin, description, hidden }: Told) {
  const { title } = calculatorNamed(id);
  const path = calculatorPath(id);
  return pageMeta({
    title: `${title} calculator`,
    description,
    url: `${origin}${path}`,
    image: shareImage('page', 'calculators'),
    noIndex: hidden,
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
