import { and, asc, sql } from 'drizzle-orm';
import { categoryDrawing } from '#features/categories/rules/pack-drawing.ts';
import { fold, isStopWord, piecesOf } from '#features/search-index/rules/words.ts';
import { engineOf } from '#features/search-index/server/queries/engine.ts';
import {
  type CategoryNode,
  type Vocabulary,
  vocabularyOf,
} from '#features/search-index/server/queries/vocabulary.ts';
import { isPublicSupplier } from '#features/suppliers/server/queries.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
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
  const [vocabulary, completion, makers] = await Promise.all([
    vocabularyOf(kernel),
    completed(kernel, finished, beginning),
    listSupplierNames(kernel.database.db, text.trim()),
  ]);
  const { cards } = completion;
  const start = folded.slice(0, folded.length - beginning.length);
  return [
    ...completion.words
      .filter((word) => word !== beginning)
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

/** What the index knows that begins so; without the index, categories and suppliers are suggested all the same. */
async function completed(kernel: Kernel, finished: readonly string[], beginning: string) {
  try {
    const { words, productIds } = await engineOf(kernel).complete(finished, beginning);
    return { words, cards: await listCards(kernel.database.db, productIds.slice(0, most.products)) };
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
