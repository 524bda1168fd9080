import { sql } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import { createBatchedRead } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery, listPlaceholder } from '#platform/database/prepared-query.ts';
import type { AttributeDefinition } from '../../contract/attributes.ts';
import type { CategoryEntry } from '../../contract/category-views.ts';
import { productFieldKeys } from '../../rules/attributes.ts';
import { categories } from '../tables.ts';
import { getTaxonomy, resolvePath, type Taxonomy, type TaxonomyNode } from './taxonomy.ts';

const maxChildren = 100;
const maxNeighbours = 8;

const countsOf = createPreparedQuery((db) =>
  db
    .select({ id: categories.id, count: categories.productCount })
    .from(categories)
    .where(sql`${categories.id} = any(${listPlaceholder('ids', 'text')})`)
    .prepare('category_counts'),
);

const countOf = createBatchedRead<string, Map<string, number>>(async (db, lists) => {
  const ids = [...new Set(lists.flatMap((list) => list.split(' ')))];
  const rows = await countsOf(db).execute({ ids });
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return new Map(lists.map((list) => [list, counts]));
});

/** Returns a category for its page, with its path, children, neighbours and filters. */
export async function getCategory(db: Database, id: string) {
  const taxonomy = await getTaxonomy(db, id);
  const node = taxonomy.nodes.get(id);
  if (!node) throw notFound('Category');
  const children = childrenOf(taxonomy, node);
  const others = (taxonomy.children.get(node.parentId ?? '') ?? []).filter((other) => other !== node);
  const shown = [node, ...children, ...others].map((one) => one.id);
  const counts = (await countOf(db, shown.join(' '))) ?? new Map<string, number>();
  const entry = (one: TaxonomyNode): CategoryEntry => toEntry(one, counts.get(one.id) ?? 0);
  return {
    category: {
      ...entry(node),
      level: node.level,
      hsCode: node.hsCode,
      synonyms: node.synonyms.slice(0, 12),
      materials: node.materials,
    },
    path: resolvePath(taxonomy, node.path),
    children: children.map(entry),
    // Categories with products come first, so that an empty category links to useful ones.
    neighbours: others
      .map(entry)
      .sort((a, b) => b.productCount - a.productCount)
      .slice(0, maxNeighbours),
    filters: node.level === 0 ? [] : filtersOf(taxonomy, node),
  };
}

const toEntry = ({ id, name, description, pack }: TaxonomyNode, productCount: number): CategoryEntry => ({
  id,
  name,
  description,
  productCount,
  pack,
});

/** Returns the direct children. A tile also has groups of other tiles where buyers look for them. */
function childrenOf({ children, alsoIn }: Taxonomy, { id, level }: TaxonomyNode): TaxonomyNode[] {
  const own = children.get(id) ?? [];
  const further = level === 0 ? (alsoIn.get(id) ?? []).filter((node) => !own.includes(node)) : [];
  return [...own, ...further].slice(0, maxChildren);
}

/** Returns the filters for a category's products, those most important in the category first. */
function filtersOf(
  { attributes, families }: Taxonomy,
  { family, attributes: first }: TaxonomyNode,
): AttributeDefinition[] {
  if (!family) return [];
  return [...new Set([...first, ...(families.get(family) ?? [])])]
    .filter((key) => !productFieldKeys.includes(key))
    .flatMap((key) => attributes.get(key) ?? [])
    .filter(({ filterable }) => filterable);
}
