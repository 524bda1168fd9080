import { attributeWords, unitWords } from '#features/catalog/taxonomy/rules/attributes.ts';
import { type Filters, type IndexAnswer, leadSteps, moqSteps } from '#features/search/index/rules/query.ts';
import {
  type AttributeRow,
  type CategoryNode,
  leavesUnder,
  type Vocabulary,
} from '#features/search/index/server/queries/vocabulary.ts';
import type { Facet, FacetValue } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';
import { type Counts, countsByKey, leastOf } from './facet-counts.ts';

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

interface Found {
  vocabulary: Vocabulary;
  counts: ReadonlyMap<string, Counts>;
}

/** Every facet with something to choose, in the order in which they are shown. */
export function facetsOf(vocabulary: Vocabulary, answer: IndexAnswer, filters: SearchFilters): Facet[] {
  const chosen = attributesOf(filters.attr);
  const attributes = new Set([...chosen.keys(), ...familyKeys(vocabulary, answer)]);
  const found: Found = { vocabulary, counts: countsByKey(vocabulary, { answer, attributes }) };
  const facets = [
    categoryFacet(found, filters),
    listFacet(found, { filter: 'material', label: 'Material', chosen: filters.material }),
    marksFacet(found, filters),
    stepFacet(answer, { filter: 'moq', label: 'Minimum order', chosen: filters.moq }),
    stepFacet(answer, { filter: 'leadDays', label: 'Lead time', chosen: filters.leadDays }),
    listFacet(found, { filter: 'country', label: 'Supplier country', chosen: filters.country }),
    listFacet(found, { filter: 'certification', label: 'Certification', chosen: filters.certification }),
    ...attributeFacets(found, { attributes, chosen }),
  ];
  return facets.filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen));
}

// Letters compared as they are: the collator of a language would cost more than the whole search.
const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || (a.label < b.label ? -1 : 1);

/** The level below the chosen category: tiles first, then groups, then leaves. A leaf shows its neighbours. */
function categoryFacet(
  { vocabulary: { categories, leaves }, counts: byKey }: Found,
  { category }: SearchFilters,
): Facet {
  const chosen = category ? categories.get(category) : undefined;
  const parent = chosen?.level === 2 ? chosen.path.at(-2) : chosen?.id;
  const level = parent ? (categories.get(parent)?.level ?? 0) + 1 : 1;
  const counts = new Map<CategoryNode, number>();
  const having = byKey.get('category') ?? [];
  for (let i = 0; i < having.length; i += 2) {
    const count = having[i + 1] ?? 0;
    const under = leaves[having[i] ?? 0]?.under ?? [];
    if (parent && !under.some((node) => node.id === parent)) continue;
    for (const node of under) if (node.level === level) counts.set(node, (counts.get(node) ?? 0) + count);
  }
  const values = [...counts]
    .filter(([node]) => !parent || node.path.includes(parent) || node.alsoIn.includes(parent))
    .map(([{ id, name }, count]) => ({ value: id, label: name, count, chosen: id === category }));
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

const listFacet = (found: Found, { filter, label, chosen }: ListFacet): Facet => ({
  filter,
  key: filter,
  label,
  help: null,
  values: valuesOf(found, { key: filter, chosen }),
});

/** What the results have of a key, and what was chosen of it even where none of them has it. */
function valuesOf(
  { vocabulary, counts }: Found,
  { key, chosen }: { key: string; chosen: readonly string[] },
): FacetValue[] {
  const having = counts.get(key) ?? [];
  // One more than are shown, since one may have no name.
  const least = leastOf(having, mostValues + 1);
  const values: FacetValue[] = [];
  for (let i = 0; i < having.length; i += 2) {
    const count = having[i + 1] ?? 0;
    const value = count < least ? '' : (vocabulary.values[having[i] ?? 0]?.value ?? '');
    if (value !== '') values.push({ value, label: value, count, chosen: chosen.includes(value) });
  }
  if (chosen.length > 0) {
    const counted = new Set(having.filter((_, i) => i % 2 === 0));
    for (const { id, value } of vocabulary.byKey.get(key) ?? [])
      if (value !== '' && !counted.has(id) && chosen.includes(value))
        values.push({ value, label: value, count: 0, chosen: true });
  }
  return values.toSorted(byCount).slice(0, mostValues);
}

const markWords = {
  verified: 'Verified suppliers',
  eco: 'Eco-friendly',
  custom: 'Custom print',
  sample: 'Samples available',
} as const;

function marksFacet({ vocabulary, counts }: Found, filters: SearchFilters): Facet {
  const values = Object.entries(markWords).flatMap(([mark, label]) => {
    const id = vocabulary.byKey.get('is')?.find(({ value }) => value === mark)?.id ?? impossible;
    const having = counts.get('is') ?? [];
    const place = having.findIndex((one, i) => i % 2 === 0 && one === id);
    const count = place === -1 ? 0 : (having[place + 1] ?? 0);
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
function attributeFacets(
  found: Found,
  { attributes, chosen }: { attributes: Iterable<string>; chosen: ReadonlyMap<string, readonly string[]> },
): Facet[] {
  const facets: Facet[] = [];
  for (const key of attributes) {
    if (facets.length === mostAttributes) break;
    const definition = found.vocabulary.attributes.get(key);
    if (!definition?.filterable || definition.type === 'text') continue;
    const values = attributeValues(found, { definition, chosen: chosen.get(key) ?? [] });
    if (values.length > 1 || values.some((one) => one.chosen))
      facets.push({ filter: 'attr', key, label: definition.label, help: definition.help, values });
  }
  return facets;
}

/** Values of one attribute with their counts: numbers in their order, words by how many have them. */
function attributeValues(
  found: Found,
  { definition, chosen }: { definition: AttributeRow; chosen: readonly string[] },
): FacetValue[] {
  const { key, type } = definition;
  const values = valuesOf(found, { key, chosen });
  const ordered = type === 'number' ? values.toSorted((a, b) => Number(a.value) - Number(b.value)) : values;
  return ordered.map((one) => ({
    ...one,
    value: `${key}:${one.value}`,
    label: labelOf(definition, one.value),
  }));
}

const labels = new WeakMap<AttributeRow, Map<string, string>>();

/** A value in words: formatting hundreds of numbers takes longer than a search, so each is done once. */
function labelOf(definition: AttributeRow, value: string): string {
  const known = labels.get(definition) ?? new Map<string, string>();
  labels.set(definition, known);
  const label =
    known.get(value) ??
    (definition.type === 'number'
      ? measureWords(Number(value), definition.unit)
      : attributeWords(definition, value));
  known.set(value, label);
  return label;
}

function familyKeys({ leaves, families }: Vocabulary, { values }: IndexAnswer): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (let i = 0; i < values.length; i += 2) {
    const leaf = leaves[values[i] ?? 0];
    if (!leaf) continue;
    const [family, count] = [leaf.family, values[i + 1] ?? 0];
    all += count;
    if (family) counts.set(family, (counts.get(family) ?? 0) + count);
  }
  const [main] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return main && main[1] * 2 >= all ? (families.get(main[0]) ?? []) : [];
}
