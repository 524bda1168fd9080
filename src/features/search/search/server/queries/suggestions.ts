import { and, asc, sql } from 'drizzle-orm';
import { categoryDrawing } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { fold, isStopWord, joinedWith, piecesOf, stemOf } from '#features/search/index/rules/words.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { understand } from '#features/search/index/server/queries/understand.ts';
import {
  type CategoryNode,
  type Vocabulary,
  vocabularyOf,
} from '#features/search/index/server/queries/vocabulary.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { containing } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Suggestion } from '../../contract.ts';
import { categoriesBeginning, popularCategories } from './categories.ts';
import { listCards } from './search-products.ts';

const most = { searches: 3, categories: 3, products: 4, suppliers: 2 };

/** What somebody may be about to type: ways to finish the word, categories, products, suppliers; few of each. */
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
    completed({ kernel, vocabulary }, { folded, finished, beginning }),
    listSupplierNames(kernel.database.db, text.trim()),
  ]);
  const { cards } = completion;
  const start = folded.slice(0, folded.length - beginning.length);
  return [
    ...endingsOf(finished.length > 0 ? wordsIn(cards, completion.words) : completion.words, {
      beginning,
      unwritten: [joinedInNames(vocabulary), joinedIn(cards)],
    })
      .slice(0, most.searches)
      .map((word) => searchSuggestion(`${start}${word}`)),
    ...categoriesBeginning(vocabulary, words)
      .slice(0, most.categories)
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

/** Ways to finish a word: each once, in the form that is used most, and only as people write it. */
function endingsOf(
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

/** After other words only what stands beside them in products goes on: glass jars, and no glass jerrycans. */
function wordsIn(cards: readonly { title: string }[], words: readonly string[]): readonly string[] {
  if (cards.length === 0) return words;
  const stems = new Set(cards.flatMap(({ title }) => piecesOf(fold(title)).map(({ text }) => stemOf(text))));
  return words.filter((word) => stems.has(stemOf(word)));
}

/** Words that the index joined, like `boxon` of `box-on-demand`: found either way, and written so by nobody. */
function joinedWords(texts: readonly string[]): ReadonlySet<string> {
  const [joined, written] = [new Set<string>(), new Set<string>()];
  for (const text of texts.map(fold)) {
    const pieces = piecesOf(text);
    for (const [i, piece] of pieces.entries()) {
      written.add(piece.text);
      const next = pieces[i + 1];
      const both = next && joinedWith(text, piece, next);
      if (both) joined.add(both);
    }
  }
  for (const word of written) joined.delete(word);
  return joined;
}

const joinedIn = (cards: readonly { title: string }[]): ReadonlySet<string> =>
  joinedWords(cards.map(({ title }) => title));

const namesJoined = new WeakMap<Vocabulary, ReadonlySet<string>>();

function joinedInNames(vocabulary: Vocabulary): ReadonlySet<string> {
  const known =
    namesJoined.get(vocabulary) ??
    joinedWords([...vocabulary.categories.values()].flatMap(({ search }) => search));
  namesJoined.set(vocabulary, known);
  return known;
}

interface Known {
  kernel: Kernel;
  vocabulary: Vocabulary;
}

interface Typed {
  folded: string;
  finished: readonly string[];
  beginning: string;
}

/** `12 oz` is one measure, not a figure and the beginning of a word: found as a search finds it. Null without one. */
async function withMeasures({ kernel, vocabulary }: Known, text: string): Promise<string[] | null> {
  if (!/\d/.test(text)) return null;
  const engine = engineOf(kernel);
  const { concepts, hints, excluded, measures } = await understand(
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
    limit: most.products,
    facets: false,
  });
  return ids;
}

/** What the index knows that begins so; without the index, categories and suppliers are suggested all the same. */
async function completed({ kernel, vocabulary }: Known, { folded, finished, beginning }: Typed) {
  try {
    const { words, productIds } = await engineOf(kernel).complete(finished, beginning);
    const ids = (await withMeasures({ kernel, vocabulary }, folded)) ?? productIds;
    return { words, cards: await listCards(kernel.database.db, ids.slice(0, most.products)) };
  } catch (error) {
    kernel.log.warn({ err: error }, 'suggestions go without the search index');
    return { words: [], cards: [] };
  }
}

const listSupplierNames = (db: Database, text: string) =>
  db
    .select({ name: suppliers.businessName, slug: suppliers.slug, city: suppliers.city })
    .from(suppliers)
    .where(and(isPublicSupplier, sql`${suppliers.businessName} ilike ${containing(text)}`))
    .orderBy(asc(suppliers.businessName))
    .limit(most.suppliers);

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
