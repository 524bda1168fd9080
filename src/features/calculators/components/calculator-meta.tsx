import { data } from 'react-router';
import { crumbFacts, pageMeta, shareImage } from '#web/page-meta.ts';
import { type Asked, answered, askedOf, given } from '../rules/asked.ts';
import { type CalculatorId, calculatorNamed, calculatorPath } from '../rules/calculators.ts';

/** What the address asks of a calculator, worked out. What is wrong with it is shown, and not kept. */
export async function answerPage<T>(
  { request, defaults }: { request: Request; defaults: Asked },
  work: (figures: Asked) => Promise<{ data: T }>,
) {
  const url = new URL(request.url);
  const asked = askedOf(url, defaults);
  const found = await answered(work(given(asked)));
  return data(
    { ...found, asked, origin: url.origin, bare: url.search === '' },
    { status: found.answer ? 200 : 400 },
  );
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
    hidden,
    facts: [
      {
        '@type': 'WebApplication',
        name: `${title} calculator`,
        description,
        url: `${origin}${path}`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
      },
      crumbFacts(origin, [
        { name: 'Calculators', path: '/calculators' },
        { name: title, path },
      ]),
    ],
  });
}
