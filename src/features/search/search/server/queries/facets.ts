import { plainFieldEntries } from '#features/catalog/products/contract/plain-fields.ts';
import { formatAttribute, unitSymbol } from '#features/catalog/taxonomy/rules/attributes.ts';
import { type IndexResult, leadSteps, moqSteps } from '#features/search/index/rules/query.ts';
import type {
  AttributeRow,
  CategoryNode,
  Vocabulary,
} from '#features/search/index/server/queries/vocabulary.ts';
import { formatNumber } from '#lib/formats.ts';
import type { Facet, FacetValue } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';
import { countsByKey, type FacetCounts, minimumCountOf } from './facet-counts.ts';
import { attributesOf, impossibleValue } from './index-filters.ts';

const maxValues = 40;
const maxAttributes = 8;
interface FacetData {
  vocabulary: Vocabulary;
  counts: ReadonlyMap<string, FacetCounts>;
}

/** Returns every facet with something to select, in display order. */
export function facetsOf(
  vocabulary: Vocabulary,
  { answer, filters }: { answer: IndexResult; filters: SearchFilters },
): Facet[] {
  const chosen = attributesOf(filters.attr);
  const attributes = new Set([
    ...chosen.keys(),
    ...plainFieldEntries.map(([, { column }]) => column.key),
    ...familyKeys(vocabulary, answer),
  ]);
  const found: FacetData = { vocabulary, counts: countsByKey(vocabulary, { answer, attributes }) };
  const facets = [
    categoryFacet(found, filters),
    listFacet(found, { filter: 'material', label: 'Material', chosen: filters.material }),
    marksFacet(found, { filters, count: answer.count }),
    stepFacet(answer, { filter: 'moq', label: 'Minimum order', chosen: filters.moq }),
    stepFacet(answer, { filter: 'leadDays', label: 'Lead time', chosen: filters.leadDays }),
    listFacet(found, { filter: 'country', label: 'Supplier country', chosen: filters.country }),
    listFacet(found, { filter: 'certification', label: 'Certification', chosen: filters.certification }),
    ...attributeFacets(found, { attributes, chosen }),
  ];
  return facets.filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen));
}

// Plain comparison, because a locale-aware collator would cost more than the whole search.
const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || (a.label < b.label ? -1 : 1);

/**
 * Returns the level below the selected category: tiles first, then groups, then leaf categories. A leaf category shows
 * its siblings.
 */
function categoryFacet(
  { vocabulary: { categories, leaves }, counts: byKey }: FacetData,
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

const listFacet = (found: FacetData, { filter, label, chosen }: ListFacet): Facet => ({
  filter,
  key: filter,
  label,
  help: null,
  values: facetValues(found, { key: filter, chosen }),
});

/** Returns the values of a key among the results, and the selected ones even if no result has them. */
function facetValues(
  { vocabulary, counts }: FacetData,
  { key, chosen }: { key: string; chosen: readonly string[] },
): FacetValue[] {
  const having = counts.get(key) ?? [];
  // One more than are shown, because one may have no label.
  const least = minimumCountOf(having, maxValues + 1);
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
  return values.toSorted(byCount).slice(0, maxValues);
}

const markLabels = {
  verified: 'Verified suppliers',
  eco: 'Eco-friendly',
  custom: 'Custom print',
  sample: 'Samples available',
} as const;

function marksFacet(
  { vocabulary, counts }: FacetData,
  { filters, count: resultCount }: { filters: SearchFilters; count: number },
): Facet {
  const values = Object.entries(markLabels).flatMap(([mark, label]) => {
    const id = vocabulary.byKey.get('is')?.find(({ value }) => value === mark)?.id ?? impossibleValue;
    const having = counts.get('is') ?? [];
    const index = having.findIndex((one, i) => i % 2 === 0 && one === id);
    const count = index === -1 ? 0 : (having[index + 1] ?? 0);
    const chosen = filters[mark as keyof typeof markLabels];
    // Where every result is from a verified supplier, the filter would not change anything.
    const isUseful = count > 0 && (mark !== 'verified' || count !== resultCount);
    return isUseful || chosen ? [{ value: mark, label, count, chosen }] : [];
  });
  return { filter: 'mark', key: 'mark', label: 'Highlights', help: null, values };
}

interface StepFacet {
  filter: 'moq' | 'leadDays';
  label: string;
  chosen: number | undefined;
}

/** Returns cumulative steps, each including those below it: `Up to 500`. */
function stepFacet({ steps }: IndexResult, { filter, label, chosen }: StepFacet): Facet {
  const ends = filter === 'moq' ? moqSteps : leadSteps;
  let below = 0;
  const values = ends.map((end, i) => {
    below += steps[filter][i] ?? 0;
    const stepLabel = filter === 'moq' ? `Up to ${formatNumber(end)}` : `Within ${end} days`;
    return { value: String(end), label: stepLabel, count: below, chosen: chosen === end };
  });
  return {
    filter,
    key: filter,
    label,
    help: null,
    values: values.filter(({ count, chosen: isChosen }) => count > 0 || isChosen),
  };
}

const formatMeasure = (value: number, unit: string | null): string =>
  `${formatNumber(value, 4)}\u00a0${unitSymbol(unit)}`.trim();

/**
 * Returns facets for the attributes of the packaging family that is selected or most frequent, if they distinguish
 * results.
 */
function attributeFacets(
  found: FacetData,
  { attributes, chosen }: { attributes: Iterable<string>; chosen: ReadonlyMap<string, readonly string[]> },
): Facet[] {
  const facets: Facet[] = [];
  for (const key of attributes) {
    if (facets.length === maxAttributes) break;
    const definition = found.vocabulary.attributes.get(key);
    if (!definition?.filterable || definition.type === 'text') continue;
    const values = attributeValues(found, { definition, chosen: chosen.get(key) ?? [] });
    if (values.length > 1 || values.some((one) => one.chosen))
      facets.push({ filter: 'attr', key, label: definition.label, help: definition.help, values });
  }
  return facets;
}

/** Returns the values of an attribute with their counts: numbers in numeric order, words by count. */
function attributeValues(
  found: FacetData,
  { definition, chosen }: { definition: AttributeRow; chosen: readonly string[] },
): FacetValue[] {
  const { key, type } = definition;
  const values = facetValues(found, { key, chosen });
  const ordered = type === 'number' ? values.toSorted((a, b) => Number(a.value) - Number(b.value)) : values;
  return ordered.map((one) => ({
    ...one,
    value: `${key}:${one.value}`,
    label: labelOf(definition, one.value),
  }));
}

const labels = new WeakMap<AttributeRow, Map<string, string>>();

/** Returns the label of a value. Cached, because formatting hundreds of numbers takes longer than a search. */
function labelOf(definition: AttributeRow, value: string): string {
  const known = labels.get(definition) ?? new Map<string, string>();
  labels.set(definition, known);
  const label =
    known.get(value) ??
    (definition.type === 'number'
      ? formatMeasure(Number(value), definition.unit)
      : formatAttribute(definition, value));
  known.set(value, label);
  return label;
}

function familyKeys({ leaves, families }: Vocabulary, { values }: IndexResult): string[] {
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
