import { formatNumber } from '#lib/formats.ts';
import type { AttributeDefinition } from '../contract/attributes.ts';
import { unitSymbol } from './attributes.ts';

interface AnsweredQuestion {
  question: string;
  answer: string;
}

interface CategoryStatistics {
  productCount: number;
  supplierCount: number;
  unit: string;
  leastMoq: number;
  usualMoq: number;
  fastDays: number;
  slowDays: number;
  withSamples: number;
  toPrint: number;
}

interface CategoryDetails {
  category: {
    name: string;
    description: string;
    hsCode: string | null;
    synonyms: readonly string[];
    materials: readonly string[];
  };
  definitions: readonly AttributeDefinition[];
  /** Statistics of its products; null if it has none. */
  facts: CategoryStatistics | null;
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });
const formatAmount = (quantity: number, unit: string): string =>
  `${formatNumber(quantity)} ${unit === 'kg' || quantity === 1 ? unit : `${unit}s`}`;
const formatDays = (number: number): string => `${number} ${number === 1 ? 'day' : 'days'}`;
/** Returns a category's name for use within a sentence: `plastic bottles`, but `PET bottles`. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

/** Returns common questions of buyers about a category, answered only from its data. */
export function categoryQuestions({ category, definitions, facts }: CategoryDetails): AnsweredQuestion[] {
  const it = inSentence(category.name);
  return [
    ...orderingQuestions(it, facts),
    ...specificationQuestions(it, definitions),
    ...(category.synonyms.length > 1
      ? [
          {
            question: `What else are ${it} called?`,
            answer: `They are also called ${listFormat.format(category.synonyms.slice(0, 6))}. Search finds them under these names too.`,
          },
        ]
      : []),
    ...(category.materials.length > 0
      ? [
          {
            question: `What are ${it} made of?`,
            answer: `Usually ${listFormat.format(category.materials.slice(0, 6).map(inSentence))}. Check the product for its exact material.`,
          },
        ]
      : []),
    ...(category.hsCode
      ? [
          {
            question: `Which HS code do ${it} have?`,
            answer: `Most fall under ${category.hsCode.slice(0, 4)}${category.hsCode.length > 4 ? `.${category.hsCode.slice(4)}` : ''} of the Harmonized System 2022. Confirm the code with the seller and with customs in your country.`,
          },
        ]
      : []),
  ];
}

function orderingQuestions(it: string, facts: CategoryStatistics | null): AnsweredQuestion[] {
  if (!facts)
    return [
      {
        question: `How do I find a supplier of ${it}?`,
        answer: `No supplier lists ${it} right now. Request quotes with size, quantity and delivery location. Up to ten matching suppliers will see it and reply. It’s free.`,
      },
    ];
  const { supplierCount, unit, leastMoq, usualMoq, fastDays, slowDays, withSamples, toPrint } = facts;
  return [
    {
      question: `What is the minimum order for ${it}?`,
      answer:
        leastMoq === usualMoq
          ? `${formatAmount(leastMoq, unit)}, with the ${supplierCount === 1 ? 'supplier' : `${formatNumber(supplierCount)} suppliers`} here.`
          : `It starts at ${formatAmount(leastMoq, unit)}. Half of the products can be ordered from ${formatAmount(usualMoq, unit)} or fewer.`,
    },
    {
      question: `How long do ${it} take to make?`,
      answer:
        fastDays === slowDays
          ? `${formatDays(fastDays)} from order to dispatch. Transit time is extra.`
          : `Usually ${fastDays} to ${formatDays(slowDays)} from order to dispatch; transit time is extra. Custom print takes longest.`,
    },
    {
      question: `Can I get a sample of ${it}, or have them printed?`,
      answer: `${formatShare(withSamples)} of these products are available as samples, and ${formatShare(toPrint).toLowerCase()} can be printed with your design. Check the product page.`,
    },
  ];
}

function formatShare(percent: number): string {
  if (percent >= 98) return 'All';
  if (percent <= 2) return 'Hardly any';
  return `${percent}%`;
}

/** Returns the question which details a supplier needs, with the test standards. */
function specificationQuestions(it: string, definitions: readonly AttributeDefinition[]): AnsweredQuestion[] {
  const first = definitions.filter(({ type }) => type !== 'table').slice(0, 6);
  if (first.length < 2) return [];
  const measured = first
    .filter(({ standard }) => standard)
    .map(({ label, standard }) => `${label} by ${standard}`);
  const figures = first.map(({ label, unit }) => {
    const sign = unitSymbol(unit);
    return sign ? `${inSentence(label)} in ${sign}` : inSentence(label);
  });
  return [
    {
      question: `What should I include when I request a quote for ${it}?`,
      answer: `Include quantity, delivery location and: ${listFormat.format(figures)}.${measured.length > 0 ? ` Measured: ${listFormat.format(measured)}.` : ''}`,
    },
  ];
}

/** Returns the questions as structured data for search engines. */
export const questionFacts = (questions: readonly AnsweredQuestion[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
