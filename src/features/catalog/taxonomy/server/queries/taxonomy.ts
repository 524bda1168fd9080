import { asc } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { PackDrawing } from '../../contract/pack-drawing.ts';
import { categoryDrawing } from '../../rules/pack-drawing.ts';
import { attributeFamilies, attributes, categories } from '../tables.ts';

const nodeColumns = {
  id: categories.id,
  parentId: categories.parentId,
  level: categories.level,
  path: categories.path,
  name: categories.name,
  description: categories.description,
  family: categories.family,
  attributes: categories.attributes,
  alsoIn: categories.alsoIn,
  synonyms: categories.synonyms,
  materials: categories.materials,
  hsCode: categories.hsCode,
};

type StoredNode = Pick<typeof categories.$inferSelect, keyof typeof nodeColumns>;

export interface TaxonomyNode extends StoredNode {
  /** Its illustration. */
  pack: PackDrawing;
}

/** Taxonomy data that changes only with a new release: categories without product counts, and attributes. */
export interface Taxonomy {
  nodes: Map<string, TaxonomyNode>;
  /** Children of each category, in the order of the taxonomy. */
  children: Map<string, TaxonomyNode[]>;
  /** Groups of other tiles that are also listed under a tile. */
  alsoIn: Map<string, TaxonomyNode[]>;
  attributes: Map<string, typeof attributes.$inferSelect>;
  families: Map<string, string[]>;
}

interface CachedTaxonomy {
  taxonomy: Promise<Taxonomy>;
  readAt: number;
  /** Number of reloads for unknown categories since `readAt`. */
  misses: number;
}

const cache = new WeakMap<Database, CachedTaxonomy>();
const cacheMs = 60_000;
/** Limits the reloads that requests for invalid URLs can cause. */
const maxMisses = 5;

/** Returns the taxonomy, cached in this process for a minute; reloads it if it lacks the given category. */
export async function getTaxonomy(db: Database, id?: string): Promise<Taxonomy> {
  const known = cache.get(db);
  if (known && Date.now() - known.readAt < cacheMs) {
    const taxonomy = await known.taxonomy;
    if (id === undefined || taxonomy.nodes.has(id) || known.misses >= maxMisses) return taxonomy;
  }
  const taxonomy = readTaxonomy(db);
  const isFresh = !known || Date.now() - known.readAt >= cacheMs;
  cache.set(db, {
    taxonomy,
    readAt: isFresh ? Date.now() : known.readAt,
    misses: isFresh ? 0 : known.misses + 1,
  });
  taxonomy.catch(() => cache.delete(db));
  return taxonomy;
}

async function readTaxonomy(db: Database): Promise<Taxonomy> {
  const [stored, definitions, families] = await Promise.all([
    db.select(nodeColumns).from(categories).orderBy(asc(categories.position)),
    db.select().from(attributes),
    db.select().from(attributeFamilies),
  ]);
  const nodes = stored.map((node): TaxonomyNode => ({ ...node, pack: categoryDrawing(node) }));
  return {
    nodes: new Map(nodes.map((node) => [node.id, node])),
    children: groupNodes(nodes, ({ parentId }) => (parentId ? [parentId] : [])),
    alsoIn: groupNodes(nodes, ({ level, alsoIn }) => (level === 1 ? alsoIn : [])),
    attributes: new Map(definitions.map((one) => [one.key, one])),
    families: new Map(families.map(({ key, attributeKeys }) => [key, attributeKeys])),
  };
}

function groupNodes(nodes: readonly TaxonomyNode[], under: (node: TaxonomyNode) => readonly string[]) {
  const groups = new Map<string, TaxonomyNode[]>();
  for (const node of nodes)
    for (const place of under(node)) {
      const group = groups.get(place);
      if (group) group.push(node);
      else groups.set(place, [node]);
    }
  return groups;
}

/** Returns the categories of a path, from the tile down. */
export const resolvePath = ({ nodes }: Taxonomy, ids: readonly string[]): { id: string; name: string }[] =>
  ids
    .flatMap((id) => nodes.get(id) ?? [])
    .sort((a, b) => a.level - b.level)
    .map(({ id, name }) => ({ id, name }));
