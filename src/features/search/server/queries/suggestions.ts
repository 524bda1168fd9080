import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { categoryDrawing } from '#features/catalog/rules/pack-drawing.ts';
import { categories, products } from '#features/catalog/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { Suggestion } from '../../contract.ts';
import { correctedText, isCorrectable, likeText, unfinished, wordsOf } from '../../rules.ts';
import { searchWords } from '../tables.ts';

/** Categories, products and suppliers that begin the way the text does; ten at most. */
export async function listSuggestions(db: Database, text: string): Promise<Suggestion[]> {
  const words = unfinished(text);
  if (!words) return [];
  const [kinds, goods, makers] = await Promise.all([
    listCategoriesLike(db, text, 4),
    listProductsLike(db, words),
    listSuppliersLike(db, text),
  ]);
  return [
    ...kinds.map(({ id, name, family }) => ({
      kind: 'category' as const,
      label: name,
      note: 'Category',
      to: `/categories/${id}`,
      pack: categoryDrawing({ id, family }),
    })),
    ...goods.map(({ title, slug, supplier, pack }) => ({
      kind: 'product' as const,
      label: title,
      note: supplier,
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

/** Categories whose name is like the text, those with products first. */
export function listCategoriesLike(db: Database, text: string, limit: number) {
  return db
    .select({ id: categories.id, name: categories.name, family: categories.family })
    .from(categories)
    .where(
      and(
        gt(categories.level, 0),
        or(sql`${categories.name} ilike ${likeText(text.trim())}`, sql`${text} <% ${categories.name}`),
      ),
    )
    .orderBy(
      sql`${categories.productCount} = 0`,
      sql`word_similarity(${text}, ${categories.name}) desc`,
      desc(categories.productCount),
      asc(categories.position),
    )
    .limit(limit);
}

function listProductsLike(db: Database, words: string) {
  return db
    .select({
      title: products.title,
      slug: products.slug,
      pack: products.pack,
      supplier: suppliers.businessName,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        eq(products.isShown, true),
        eq(suppliers.isPublic, true),
        sql`${products.searchVector} @@ to_tsquery('english', unaccent(${words}))`,
      ),
    )
    .orderBy(desc(products.popularity), desc(products.id))
    .limit(4);
}

function listSuppliersLike(db: Database, text: string) {
  return db
    .select({ name: suppliers.businessName, slug: suppliers.slug, city: suppliers.city })
    .from(suppliers)
    .where(and(eq(suppliers.isPublic, true), sql`${suppliers.businessName} ilike ${likeText(text.trim())}`))
    .orderBy(asc(suppliers.businessName))
    .limit(2);
}

/** The text with its typing errors corrected by words that products use; null when there is nothing to correct. */
export async function correctSpelling(db: Database, text: string): Promise<string | null> {
  const words = [...new Set(wordsOf(text))].filter(isCorrectable);
  if (words.length === 0) return null;
  const known = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, words));
  const unknown = words.filter((word) => !known.some((one) => one.word === word));
  const nearest = await Promise.all(
    unknown.map(async (word) => [word, await findNearest(db, word)] as const),
  );
  return correctedText(
    text,
    new Map(nearest.flatMap(([word, near]) => (near ? [[word, near] as const] : []))),
  );
}

async function findNearest(db: Database, word: string): Promise<string | null> {
  const [near] = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    // Of another length it is another word: a telephone is no typing error.
    .where(sql`${searchWords.word} % ${word} and abs(length(${searchWords.word}) - ${word.length}::int) <= 2`)
    .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, desc(searchWords.uses))
    .limit(1);
  return near?.word ?? null;
}
