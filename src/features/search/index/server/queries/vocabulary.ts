import { readFileSync } from 'node:fs';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { categoryCountTag } from '#features/catalog/products/contract.ts';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { attributeFamilies, attributes, categories } from '#features/catalog/taxonomy/server/tables.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { arrayParam } from '#platform/database/typed-sql.ts';
import type { Kernel } from '#platform/kernel.ts';
import { fitsSize, isNear, type Measure, sizeText } from '../../rules/measures.ts';
import { fold, stemOf, termsOf } from '../../rules/words.ts';
import { searchDocs, searchValues } from '../tables.ts';

interface Value {
  id: number;
  key: string;
  value: string;
  number: number | null;
}
export interface CategoryNode {
  id: string;
  name: string;
  level: number;
  path: string[];
  alsoIn: string[];
  family: string | null;
  productCount: number;
  /** Folded name and trade terms, for completions. */
  search: string[];
}
export type AttributeRow = typeof attributes.$inferSelect;

/** A leaf category: its number as a value, its family, and every category above it. */
interface Leaf {
  id: number;
  family: string | null;
  under: CategoryNode[];
}

/** Data for parsing queries: values with their numbers, the category tree, attributes. */
export interface Vocabulary {
  /** By number: a search looks up thousands, which takes a fifth of the time in an array compared with a map. */
  values: (Value | undefined)[];
  byKey: Map<string, Value[]>;
  categories: Map<string, CategoryNode>;
  attributes: Map<string, AttributeRow>;
  families: Map<string, string[]>;
  /** Leaf categories of products, by number. */
  leaves: (Leaf | undefined)[];
}

interface CachedVocabulary {
  vocabulary: Vocabulary;
  lastId: number;
  readAt: number;
}
const cachedVocabularies = new WeakMap<Kernel, CachedVocabulary>();
const watchedKernels = new WeakSet<Kernel>();
/** Milliseconds for which new values may be missed; none in tests. */
const maxAgeMs = 3000;

/** Returns the vocabulary of this process, including recent additions. */
export async function vocabularyOf(kernel: Kernel): Promise<Vocabulary> {
  const { db } = kernel.database;
  watchCategoryCounts(kernel);
  const known = cachedVocabularies.get(kernel);
  const now = Date.now();
  if (known && kernel.config.mode !== 'test' && now - known.readAt < maxAgeMs) return known.vocabulary;
  const vocabulary = known && kernel.config.mode !== 'test' ? known.vocabulary : await readVocabulary(db);
  const lastId = await addValues(db, {
    vocabulary,
    after: known?.vocabulary === vocabulary ? known.lastId : 0,
  });
  cachedVocabularies.set(kernel, { vocabulary, lastId, readAt: now });
  return vocabulary;
}

/** Reads the categories again after their product counts have changed. */
function watchCategoryCounts(kernel: Kernel): void {
  if (watchedKernels.has(kernel)) return;
  watchedKernels.add(kernel);
  kernel.live.onMessage((message) => {
    if (message.kind === 'pages' && message.tags.includes(categoryCountTag))
      cachedVocabularies.delete(kernel);
  });
  kernel.live.onGap(() => void cachedVocabularies.delete(kernel));
}

async function readVocabulary(db: Database): Promise<Vocabulary> {
  const [nodes, definitions, families] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position)),
    db.select().from(attributes),
    db.select().from(attributeFamilies),
  ]);
  return {
    values: [],
    byKey: new Map(),
    leaves: [],
    categories: new Map(
      nodes.map((node) => [node.id, { ...node, search: [node.name, ...node.synonyms].map(fold) }]),
    ),
    attributes: new Map(definitions.map((one) => [one.key, one])),
    families: new Map(families.map(({ key, attributeKeys }) => [key, attributeKeys])),
  };
}

async function addValues(
  db: Database,
  { vocabulary, after }: { vocabulary: Vocabulary; after: number },
): Promise<number> {
  const rows = await db
    .select()
    .from(searchValues)
    .where(gt(searchValues.id, after))
    .orderBy(asc(searchValues.id));
  for (const row of rows) {
    vocabulary.values[row.id] = row;
    const same = vocabulary.byKey.get(row.key) ?? [];
    same.push(row);
    vocabulary.byKey.set(row.key, same);
    if (row.key !== 'category') continue;
    const node = vocabulary.categories.get(row.value);
    if (!node) continue;
    const under = [...new Set([...node.path, ...node.alsoIn])];
    vocabulary.leaves[row.id] = {
      id: row.id,
      family: node.family,
      under: under.flatMap((id) => vocabulary.categories.get(id) ?? []),
    };
  }
  return rows.at(-1)?.id ?? after;
}

/** Returns the numbers of the leaf categories under a category, including those also listed under its tile. */
export const leavesUnder = ({ leaves }: Vocabulary, category: string): number[] =>
  leaves.flatMap((leaf) => (leaf?.under.some((node) => node.id === category) ? [leaf.id] : []));

/** Returns the values that match a measure; closer ones have more weight. */
export function valuesNear(
  { byKey }: Vocabulary,
  { kind, sides, or = [], attributes, tolerance }: Measure,
): { id: number; weight: number }[] {
  if (kind === 'size')
    return (byKey.get('@size') ?? []).flatMap(({ id, value }) => {
      const fits = (wanted: number[]) => fitsSize(value, { sides: wanted, tolerance });
      if (fits(sides)) return [{ id, weight: value === sizeText(sides) ? 1 : 0.75 }];
      return or.some(fits) ? [{ id, weight: 0.75 }] : [];
    });
  return attributes
    .flatMap(({ key, value: wanted }) =>
      (byKey.get(key) ?? []).flatMap(({ id, value, number }) => {
        if (kind === 'ply')
          return value === String(wanted) || value.includes(`(${wanted} ply)`) ? [{ id, weight: 1 }] : [];
        if (number === null || !isNear(number, { expected: wanted, tolerance })) return [];
        return [{ id, weight: 1 - (0.35 * Math.abs(wanted - number)) / (wanted * tolerance || 1) }];
      }),
    )
    .toSorted((a, b) => b.weight - a.weight);
}

/** Returns the facet that a value belongs to: each mark is its own facet. */
export const facetOf = ({ key, value }: Pick<Value, 'key' | 'value'>): string =>
  key === 'is' ? `is:${value}` : key;

/** A phrase in any of the languages, and its meaning in English. */
interface Synonym {
  words: string[];
  /** Other ways to say it, as lexemes. */
  means: { lexemes: string[]; weight: number }[];
}

interface SynonymFile {
  terms: ({ en: string; variants: string[] } & Record<'es' | 'fr' | 'de' | 'it' | 'pt' | 'hi', string>)[];
}
const languages = ['es', 'fr', 'de', 'it', 'pt', 'hi'] as const;
let synonyms: Map<string, Synonym[]> | null = null;

/** Returns synonyms by the first word of the phrase, longest phrase first. */
export function synonymsByFirst(): Map<string, Synonym[]> {
  synonyms ??= readSynonyms();
  return synonyms;
}

/** Returns the phrase with synonyms that starts at a word, if any. */
export function synonymAt(words: readonly { text: string }[], at: number): Synonym | undefined {
  const first = words[at];
  const candidates = first ? synonymsByFirst().get(stemOf(first.text)) : undefined;
  return candidates?.find((one) => one.words.every((word, i) => stemOf(words[at + i]?.text ?? '') === word));
}

/** Returns the English meanings of a foreign word, as lexemes: `glas` is a jar, and glass. */
export const englishMeanings = (word: string): (readonly string[])[] =>
  (
    synonymsByFirst()
      .get(stemOf(word))
      ?.find(({ words }) => words.length === 1)?.means ?? []
  ).flatMap(({ lexemes, weight }) => (weight > 0.5 ? [lexemes] : []));

const lexemesOf = (phrase: string): string[] => [...new Set(termsOf(phrase).map(({ word }) => stemOf(word)))];
const wordsOf = (phrase: string): string[] => termsOf(phrase).map(({ word }) => stemOf(word));

function readSynonyms(): Map<string, Synonym[]> {
  const file = new URL('../../../../../../db/seed/taxonomy/synonyms.json', import.meta.url);
  const { terms } = JSON.parse(readFileSync(file, 'utf8')) as SynonymFile;
  const byFirst = new Map<string, Synonym[]>();
  const add = (phrase: string, means: Synonym['means']) => {
    const words = wordsOf(phrase);
    const [first] = words;
    if (!first) return;
    const same = byFirst.get(first) ?? [];
    const known = same.find((one) => one.words.join(' ') === words.join(' '));
    if (known) known.means.push(...means);
    else same.push({ words, means: [...means] });
    byFirst.set(
      first,
      same.toSorted((a, b) => b.words.length - a.words.length),
    );
  };
  for (const { en, variants, ...others } of terms) {
    add(
      en,
      variants.map((variant) => ({ lexemes: lexemesOf(variant), weight: 0.5 })),
    );
    for (const variant of variants) add(variant, [{ lexemes: lexemesOf(en), weight: 0.5 }]);
    // A foreign word means the English one, with nearly full weight.
    for (const language of languages) add(others[language], [{ lexemes: lexemesOf(en), weight: 0.9 }]);
  }
  const everyday = new URL('../../../../../../db/seed/taxonomy/everyday-words.json', import.meta.url);
  const { words } = JSON.parse(readFileSync(everyday, 'utf8')) as { words: Record<string, string> };
  for (const [en, others] of Object.entries(words))
    for (const other of others.split(' ')) add(other, [{ lexemes: lexemesOf(en), weight: 0.9 }]);
  return byFirst;
}

/** True if the supplier is public. */
export const isListed = async (db: Database, supplierId: string): Promise<boolean> =>
  (await db.$count(suppliers, and(eq(suppliers.id, supplierId), isPublicSupplier))) > 0;

/** Returns every product of a supplier, public or not. */
export async function listProductIds(db: Database, supplierId: string): Promise<string[]> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.supplierId, supplierId));
  return rows.map(({ id }) => id);
}

/** Returns the categories in which products are listed, with those above them. */
export async function listPlacements(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: sql<string>`unnest(${products.placements})` })
    .from(products)
    .where(sql`${products.id} = any(${arrayParam(ids, 'uuid')})`);
  return rows.map(({ category }) => category);
}

/**
 * Returns public products that are missing in the index, and indexed ones that are not public; a few thousand at most.
 */
export async function listMissed(db: Database): Promise<string[]> {
  const shown = db
    .select({ id: sql<string>`${products.id}`.as('shown_id') })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(isPublicProduct)
    .as('shown');
  const indexed = db
    .select({ id: sql<string>`${searchDocs.productId}`.as('indexed_id') })
    .from(searchDocs)
    .where(eq(searchDocs.isGone, false))
    .as('indexed');
  const rows = await db
    .select({ id: sql<string>`coalesce(${shown.id}, ${indexed.id})` })
    .from(shown)
    .fullJoin(indexed, eq(indexed.id, shown.id))
    .where(or(isNull(shown.id), isNull(indexed.id)))
    .limit(5000);
  return rows.map(({ id }) => id);
}

/** Returns the names of categories, including trade terms. */
export async function listCategoryNames(db: Database): Promise<string[]> {
  const rows = await db.select({ name: categories.name, synonyms: categories.synonyms }).from(categories);
  return rows.flatMap(({ name, synonyms }) => [name, ...synonyms]);
}
