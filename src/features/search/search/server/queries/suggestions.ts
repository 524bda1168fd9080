import { and, asc, sql } from 'drizzle-orm';
import { categoryDrawing } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { fold, isStopWord, joinPieces, piecesOf, stemOf } from '#features/search/index/rules/words.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import {
  type CategoryNode,
  type Vocabulary,
  vocabularyOf,
} from '#features/search/index/server/queries/vocabulary.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Suggestion } from '../../contract.ts';
import { categoriesBeginning, popularCategories } from './categories.ts';
import { listCards } from './search.ts';

const maxSuggestions = { searches: 3, categories: 3, products: 4, suppliers: 2 };

/**
 * Returns suggestions for a text being typed: completions of the word, categories, products, suppliers; a few of each.
 */
export async function listSuggestions(kernel: Kernel, text: string): Promise<Suggestion[]> {
  const folded = fold(text);
  const words = piecesOf(folded)
    .map((piece) => piece.text)
    .slice(0, 6);
  const beginning = words.at(-1);
  if (!beginning) {
    const vocabulary = await vocabularyOf(kernel);
    return popularCategories(vocabulary).map((node) => categorySuggestion(vocabulary, node));
  }
  const finished = words.slice(0, -1).filter((word) => !isStopWord(word));
  const vocabulary = await vocabularyOf(kernel);
  const [completion, makers] = await Promise.all([
    completeFromIndex({ kernel, vocabulary }, { folded, finished, beginning }),
    listSupplierNames(kernel.database.db, text.trim()),
  ]);
  const { cards } = completion;
  const start = folded.slice(0, folded.length - beginning.length);
  return [
    ...completionsOf(finished.length > 0 ? wordsUsedIn(cards, completion.words) : completion.words, {
      beginning,
      unwritten: [joinedInNames(vocabulary), joinedInTitles(cards)],
    })
      .slice(0, maxSuggestions.searches)
      .map((word) => searchSuggestion(`${start}${word}`)),
    ...categoriesBeginning(vocabulary, words)
      .slice(0, maxSuggestions.categories)
      .map((node) => categorySuggestion(vocabulary, node)),
    ...cards.map(({ title, slug, supplier, pack }) => ({
      kind: 'product' as const,
      label: title,
      note: supplier.name,
      to: `/products/${slug}`,
      pack,
    })),
    ...makers.map(({ name, slug, city }) => ({
      kind: 'supplier' as const,
      label: name,
      note: city || null,
      to: `/suppliers/${slug}`,
      pack: null,
    })),
  ];
}

/** Returns the completions of a word: each once, in its most used form, and only in common spellings. */
function completionsOf(
  words: readonly string[],
  { beginning, unwritten }: { beginning: string; unwritten: readonly ReadonlySet<string>[] },
): string[] {
  const stems = new Set([stemOf(beginning)]);
  return words.filter((word) => {
    const stem = stemOf(word);
    if (stems.has(stem) || isStopWord(word) || unwritten.some((joined) => joined.has(word))) return false;
    stems.add(stem);
    return true;
  });
}

/** Keeps words that products combine with the words before: glass jars, but no glass jerrycans. */
function wordsUsedIn(cards: readonly { title: string }[], words: readonly string[]): readonly string[] {
  if (cards.length === 0) return words;
  const stems = new Set(cards.flatMap(({ title }) => piecesOf(fold(title)).map(({ text }) => stemOf(text))));
  return words.filter((word) => stems.has(stemOf(word)));
}

/** Returns words that the index joined, like `boxon` of `box-on-demand`, which no one writes like this. */
function joinedWords(texts: readonly string[]): ReadonlySet<string> {
  const [joined, written] = [new Set<string>(), new Set<string>()];
  for (const text of texts.map(fold)) {
    const pieces = piecesOf(text);
    for (const [i, piece] of pieces.entries()) {
      written.add(piece.text);
      const next = pieces[i + 1];
      const both = next && joinPieces(text, { one: piece, next });
      if (both) joined.add(both);
    }
  }
  for (const word of written) joined.delete(word);
  return joined;
}

const joinedInTitles = (cards: readonly { title: string }[]): ReadonlySet<string> =>
  joinedWords(cards.map(({ title }) => title));

const namesJoined = new WeakMap<Vocabulary, ReadonlySet<string>>();

function joinedInNames(vocabulary: Vocabulary): ReadonlySet<string> {
  const known =
    namesJoined.get(vocabulary) ??
    joinedWords([...vocabulary.categories.values()].flatMap(({ search }) => search));
  namesJoined.set(vocabulary, known);
  return known;
}

interface SuggestionContext {
  kernel: Kernel;
  vocabulary: Vocabulary;
}

interface TypedText {
  folded: string;
  finished: readonly string[];
  beginning: string;
}

/**
 * Returns products for a text with a measure: `12 oz` is one measure, not a number and the beginning of a word. Null
 * without a measure.
 */
async function findWithMeasures(
  { kernel, vocabulary }: SuggestionContext,
  text: string,
): Promise<string[] | null> {
  if (!/\d/.test(text)) return null;
  const engine = engineOf(kernel);
  const { concepts, hints, excluded, measures } = await parseQuery(
    { engine, vocabulary },
    { text, literal: true },
  );
  if (measures.length === 0) return null;
  const { ids } = await engine.search({
    concepts,
    hints,
    excluded,
    filters: { groups: [] },
    sort: 'relevance',
    offset: 0,
    limit: maxSuggestions.products,
    facets: false,
  });
  return ids;
}

/** Returns completions from the index; if it fails, categories and suppliers are still suggested. */
async function completeFromIndex(
  { kernel, vocabulary }: SuggestionContext,
  { folded, finished, beginning }: TypedText,
) {
  try {
    const { words, productIds } = await engineOf(kernel).complete(finished, beginning);
    const ids = (await findWithMeasures({ kernel, vocabulary }, folded)) ?? productIds;
    return { words, cards: await listCards(kernel.database.db, ids.slice(0, maxSuggestions.products)) };
  } catch (error) {
    kernel.log.warn({ err: error }, 'suggestions go without the search index');
    return { words: [], cards: [] };
  }
}

const listSupplierNames = (db: Database, text: string) =>
  db
    .select({ name: suppliers.businessName, slug: suppliers.slug, city: suppliers.city })
    .from(suppliers)
    .where(and(isPublicSupplier, sql`${suppliers.businessName} ilike ${containsPattern(text)}`))
    .orderBy(asc(suppliers.businessName))
    .limit(maxSuggestions.suppliers);

const searchSuggestion = (label: string): Suggestion => ({
  kind: 'search',
  label,
  note: null,
  to: `/search?q=${encodeURIComponent(label)}`,
  pack: null,
});

const categorySuggestion = (
  { categories }: Vocabulary,
  { id, name, family, path }: CategoryNode,
): Suggestion => ({
  kind: 'category',
  label: name,
  note: categories.get(path.at(-2) ?? '')?.name ?? 'Category',
  to: `/categories/${id}`,
  pack: categoryDrawing({ id, family }),
});
