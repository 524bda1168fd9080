import { attributeWords, unitWords } from '#features/categories/rules/attributes.ts';
import {
  countWith,
  type Filters,
  type IndexAnswer,
  leadSteps,
  moqSteps,
} from '#features/search-index/rules/query.ts';
import {
  leavesUnder,
  type Value,
  type Vocabulary,
} from '#features/search-index/server/queries/vocabulary.ts';
import type { Facet, FacetValue } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';

const mostValues = 40;
const mostAttributes = 8;
const impossible = -1;
const number = new Intl.NumberFormat('en-US');

const idsOf = ({ byKey }: Vocabulary, key: string, wanted: readonly string[]): number[] => {
  const ids = (byKey.get(key) ?? []).filter(({ value }) => wanted.includes(value)).map(({ id }) => id);
  return ids.length > 0 ? ids : [impossible];
};

/** Filters as the engines take them: each facet a group of numbered values. A value that nobody has finds nothing. */
export function filtersOf(vocabulary: Vocabulary, filters: SearchFilters): Filters {
  const { category, attr, quantity, priceFrom, priceTo, moq, leadDays } = filters;
  const groups: Filters['groups'] = [];
  if (category !== undefined) {
    const leaves = leavesUnder(vocabulary, category);
    groups.push({ facet: 'category', values: leaves.length > 0 ? leaves : [impossible] });
  }
  for (const key of ['country', 'material', 'certification'] as const)
    if (filters[key].length > 0) groups.push({ facet: key, values: idsOf(vocabulary, key, filters[key]) });
  for (const [key, wanted] of attributesOf(attr))
    groups.push({ facet: key, values: idsOf(vocabulary, key, wanted) });
  for (const mark of ['verified', 'eco', 'custom', 'sample'] as const)
    if (filters[mark]) groups.push({ facet: `is:${mark}`, values: idsOf(vocabulary, 'is', [mark]) });
  return {
    groups: groups.slice(0, 20),
    quantity,
    moq,
    leadDays,
    priceFrom: minor(priceFrom),
    priceTo: minor(priceTo),
  };
}

const minor = (major: number | undefined): number | undefined =>
  major === undefined ? undefined : Math.min(Math.round(major * 100), 2_000_000_000);

/** `flute:B`, `flute:C` → flute: B, C. */
function attributesOf(attr: readonly string[]): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const one of attr) {
    const at = one.indexOf(':');
    const key = at > 0 ? one.slice(0, at) : '';
    if (!/^[a-z][a-z0-9_]{0,60}$/.test(key)) continue;
    byKey.set(key, [...(byKey.get(key) ?? []), one.slice(at + 1)]);
  }
  return byKey;
}

/** Every facet with something to choose, in the order in which they are shown. */
export function facetsOf(vocabulary: Vocabulary, answer: IndexAnswer, filters: SearchFilters): Facet[] {
  const facets = [
    categoryFacet(vocabulary, answer, filters),
    listFacet(vocabulary, answer, { filter: 'material', label: 'Material', chosen: filters.material }),
    marksFacet(vocabulary, answer, filters),
    stepFacet(answer, { filter: 'moq', label: 'Minimum order', chosen: filters.moq }),
    stepFacet(answer, { filter: 'leadDays', label: 'Lead time', chosen: filters.leadDays }),
    listFacet(vocabulary, answer, { filter: 'country', label: 'Supplier country', chosen: filters.country }),
    listFacet(vocabulary, answer, {
      filter: 'certification',
      label: 'Certification',
      chosen: filters.certification,
    }),
    ...attributeFacets(vocabulary, answer, filters),
  ];
  return facets.filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen));
}

// Letters compared as they are: the collator of a language would cost more than the whole search.
const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || (a.label < b.label ? -1 : 1);

/** The level below the chosen category: tiles first, then groups, then leaves. A leaf shows its neighbours. */
function categoryFacet(
  { categories, placements }: Vocabulary,
  answer: IndexAnswer,
  { category }: SearchFilters,
): Facet {
  const chosen = category ? categories.get(category) : undefined;
  const parent = chosen?.level === 2 ? chosen.path.at(-2) : chosen?.id;
  const counts = new Map<string, number>();
  for (const [id, under] of placements) {
    if (parent && !under.includes(parent)) continue;
    const count = countWith(answer, 'category', id);
    if (count === 0) continue;
    for (const one of under) counts.set(one, (counts.get(one) ?? 0) + count);
  }
  const level = parent ? (categories.get(parent)?.level ?? 0) + 1 : 1;
  const values = [...counts].flatMap(([id, count]) => {
    const node = categories.get(id);
    return node?.level === level && (!parent || node.path.includes(parent) || node.alsoIn.includes(parent))
      ? [{ value: id, label: node.name, count, chosen: id === category }]
      : [];
  });
  return {
    filter: 'category',
    key: 'category',
    label: 'Category',
    help: null,
    values: values.toSorted(byCount).slice(0, 14),
  };
}

interface ListFacet {
  filter: 'country' | 'material' | 'certification';
  label: string;
  chosen: readonly string[];
}

function listFacet({ byKey }: Vocabulary, answer: IndexAnswer, { filter, label, chosen }: ListFacet): Facet {
  return {
    filter,
    key: filter,
    label,
    help: null,
    values: valuesOf(byKey.get(filter) ?? [], answer, { facet: filter, chosen }),
  };
}

function valuesOf(
  values: readonly Value[],
  answer: IndexAnswer,
  { facet, chosen }: { facet: string; chosen: readonly string[] },
): FacetValue[] {
  return values
    .flatMap(({ id, value }) => {
      const count = countWith(answer, facet, id);
      const isChosen = chosen.includes(value);
      return value !== '' && (count > 0 || isChosen)
        ? [{ value, label: value, count, chosen: isChosen }]
        : [];
    })
    .toSorted(byCount)
    .slice(0, mostValues);
}

const markWords = {
  verified: 'Verified suppliers',
  eco: 'Eco-friendly',
  custom: 'Custom print',
  sample: 'Samples available',
} as const;

function marksFacet({ byKey }: Vocabulary, answer: IndexAnswer, filters: SearchFilters): Facet {
  const values = Object.entries(markWords).flatMap(([mark, label]) => {
    const id = byKey.get('is')?.find(({ value }) => value === mark)?.id ?? impossible;
    const count = countWith(answer, `is:${mark}`, id);
    const chosen = filters[mark as keyof typeof markWords];
    return count > 0 || chosen ? [{ value: mark, label, count, chosen }] : [];
  });
  return { filter: 'mark', key: 'mark', label: 'Good to know', help: null, values };
}

interface StepFacet {
  filter: 'moq' | 'leadDays';
  label: string;
  chosen: number | undefined;
}

/** Steps hold what lies below them as well: `Up to 500`. */
function stepFacet({ steps }: IndexAnswer, { filter, label, chosen }: StepFacet): Facet {
  const ends = filter === 'moq' ? moqSteps : leadSteps;
  let below = 0;
  const values = ends.map((end, i) => {
    below += steps[filter][i] ?? 0;
    const words = filter === 'moq' ? `Up to ${number.format(end)}` : `Within ${end} days`;
    return { value: String(end), label: words, count: below, chosen: chosen === end };
  });
  return {
    filter,
    key: filter,
    label,
    help: null,
    values: values.filter(({ count, chosen: isChosen }) => count > 0 || isChosen),
  };
}

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const measureWords = (value: number, unit: string | null): string =>
  `${decimals.format(value)}\u00a0${unitWords(unit)}`.trim();

/** Attributes of the kind of packaging that most results are, or that was chosen: those that tell results apart. */
function attributeFacets(vocabulary: Vocabulary, answer: IndexAnswer, filters: SearchFilters): Facet[] {
  const chosen = attributesOf(filters.attr);
  const keys = [...new Set([...chosen.keys(), ...familyKeys(vocabulary, answer)])];
  return keys
    .flatMap((key) => {
      const definition = vocabulary.attributes.get(key);
      if (!definition?.filterable || definition.type === 'text') return [];
      const known = vocabulary.byKey.get(key) ?? [];
      const values = valuesOf(known, answer, { facet: key, chosen: chosen.get(key) ?? [] });
      const numbers = new Map(known.map(({ value, number: of }) => [value, of]));
      const ordered =
        definition.type === 'number'
          ? values.toSorted((a, b) => (numbers.get(a.value) ?? 0) - (numbers.get(b.value) ?? 0))
          : values;
      const worded = ordered.map((one) => ({
        ...one,
        value: `${key}:${one.value}`,
        label:
          definition.type === 'number'
            ? measureWords(Number(one.value), definition.unit)
            : attributeWords(definition, one.value),
      }));
      return [
        { filter: 'attr' as const, key, label: definition.label, help: definition.help, values: worded },
      ];
    })
    .filter(({ values }) => values.length > 1 || values.some((one) => one.chosen))
    .slice(0, mostAttributes);
}

function familyKeys({ categories, placements, families }: Vocabulary, answer: IndexAnswer): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const [id, under] of placements) {
    const count = answer.values.get(id) ?? 0;
    const family = under.map((one) => categories.get(one)).find((node) => node?.level === 2)?.family;
    all += count;
    if (family) counts.set(family, (counts.get(family) ?? 0) + count);
  }
  const [main] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return main && main[1] * 2 >= all ? (families.get(main[0]) ?? []) : [];
}
