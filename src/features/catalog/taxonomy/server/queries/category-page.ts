import { sql } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import { batchedFor } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { listGiven, preparedFor } from '#platform/database/prepared.ts';
import type { AttributeDefinition } from '../../contract/attributes.ts';
import type { CategoryEntry } from '../../contract/category-views.ts';
import { statedElsewhere } from '../../rules/attributes.ts';
import { categories } from '../tables.ts';
import { pathOf, type Taxonomy, type TaxonomyNode, taxonomyWith } from './taxonomy.ts';

const mostChildren = 100;
const mostNeighbours = 8;

const countsOf = preparedFor((db) =>
  db
    .select({ id: categories.id, count: categories.productCount })
    .from(categories)
    .where(sql`${categories.id} = any(${listGiven('ids', 'text')})`)
    .prepare('category_counts'),
);

const countOf = batchedFor<string, Map<string, number>>(async (db, lists) => {
  const ids = [...new Set(lists.flatMap((list) => list.split(' ')))];
  const rows = await countsOf(db).execute({ ids });
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return new Map(lists.map((list) => [list, counts]));
});

/** A category for its page: where it stands, what is below it, what its products can be filtered by. */
export async function getCategory(db: Database, id: string) {
  const taxonomy = await taxonomyWith(db, id);
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
    path: pathOf(taxonomy, node.path),
    children: children.map(entry),
    // Where there is something first, so that an empty category leads on.
    neighbours: others
      .map(entry)
      .sort((a, b) => b.productCount - a.productCount)
      .slice(0, mostNeighbours),
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

/** What stands directly below; a tile also shows the groups that belong to another but are looked for here. */
function childrenOf({ children, alsoIn }: Taxonomy, { id, level }: TaxonomyNode): TaxonomyNode[] {
  const own = children.get(id) ?? [];
  const further = level === 0 ? (alsoIn.get(id) ?? []).filter((node) => !own.includes(node)) : [];
  return [...own, ...further].slice(0, mostChildren);
}

/** What its products can be narrowed by, what matters most here first. */
function filtersOf(
  { attributes, families }: Taxonomy,
  { family, attributes: first }: TaxonomyNode,
): AttributeDefinition[] {
  if (!family) return [];
  return [...new Set([...first, ...(families.get(family) ?? [])])]
    .filter((key) => !statedElsewhere.includes(key))
    .flatMap((key) => attributes.get(key) ?? [])
    .filter(({ filterable }) => filterable);
}
