import { packagingSpecification } from '#features/packaging/specification/contract.ts';
import type { NeedForm } from '#features/sourcing/capabilities/contract.ts';
import { incotermCodes } from '#lib/incoterms.ts';
import type { Audience, RequestContent } from '../contract/request-form.ts';
import { formOf, type RequestInput } from './request-input.ts';

/** Returns what a request needs, as stores are matched with it. */
export const needOf = ({ lines, places, incoterm, requiredBy }: RequestContent): NeedForm => ({
  lines: lines.map(({ title, productId, categoryId, specification, quantities }) => ({
    title,
    productId,
    categoryId,
    specification: specification ?? null,
    quantities,
  })),
  countries: [...new Set(places.map(({ country }) => country))],
  incoterm: incoterm ?? null,
  requiredBy: requiredBy ?? null,
});

/** Returns what is typed so far as far as it can be read; null without a single item. */
export function typedNeedOf(input: RequestInput): NeedForm | null {
  const { lines, places, incoterm, requiredBy } = formOf(input);
  const described = lines.filter(({ title, categoryId }) => title.trim() !== '' || categoryId);
  if (described.length === 0) return null;
  return {
    lines: described.map(({ title, productId, categoryId, specification, quantities }) => ({
      title: title.trim(),
      ...(productId && { productId }),
      ...(categoryId && { categoryId }),
      specification: readable(specification),
      quantities: quantities.filter((quantity) => Number.isInteger(quantity) && quantity > 0),
    })),
    countries: [...new Set(places.map(({ country }) => country).filter((code) => /^[A-Z]{2}$/.test(code)))],
    incoterm: incotermCodes.find((code) => code === incoterm) ?? null,
    requiredBy: requiredBy && /^\d{4}-\d\d-\d\d$/.test(requiredBy) ? requiredBy : null,
  };
}

/** Returns a specification without the fields that are not complete yet. */
function readable(specification: unknown): NeedForm['lines'][number]['specification'] {
  if (typeof specification !== 'object' || specification === null) return null;
  const parsed = packagingSpecification.safeParse(specification);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const rest = Object.fromEntries(Object.entries(specification).filter(([field]) => !wrong.has(field)));
  return packagingSpecification.safeParse(rest).data ?? null;
}

interface MatchCount {
  /** The number of suppliers who can make it. */
  total: number;
  /** The best of them. */
  matches: readonly { supplierId: string }[];
}

/** Returns the matching suppliers without those that are invited already. */
export function othersThan<
  Match extends { supplierId: string },
  Found extends { total: number; matches: Match[] },
>(invited: readonly { id: string }[], found: Found): Found {
  const matches = found.matches.filter(({ supplierId }) => !invited.some(({ id }) => id === supplierId));
  return { ...found, matches, total: found.total - (found.matches.length - matches.length) };
}

/** Returns how many suppliers match, as a sentence. */
export function summaryOf(found: MatchCount | null, audience: Audience): string {
  if (!found) return 'Describe an item or select a category to see who can make it.';
  if (found.total === 0) return 'No supplier meets all of it.';
  const suppliers = `${found.total} ${found.total === 1 ? 'supplier matches' : 'suppliers match'}`;
  if (audience === 'invited') return `${suppliers}, but only those you choose receive it.`;
  return found.total > found.matches.length
    ? `${suppliers}. The best ${found.matches.length} receive it.`
    : `${suppliers}.`;
}

/** Returns how many suppliers match besides those that are invited, as a sentence. */
export function otherSummaryOf(others: MatchCount, found: MatchCount): string {
  if (others.total === 0 && found.total > 0) return 'You have invited every supplier who meets all of it.';
  return summaryOf(others, 'invited');
}
