import { crumbFacts, pageMeta, shareImage } from '#web/page-meta.ts';
import { type CalculatorId, calculatorNamed, calculatorPath } from '../rules/calculators.ts';

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
