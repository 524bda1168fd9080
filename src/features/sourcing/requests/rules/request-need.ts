import { packagingSpecification } from '#features/packaging/specification/contract.ts';
import type { NeedForm } from '#features/sourcing/capabilities/contract.ts';
import { incotermCodes } from '#lib/incoterms.ts';
import type { RequestContent } from '../contract/request-form.ts';
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
