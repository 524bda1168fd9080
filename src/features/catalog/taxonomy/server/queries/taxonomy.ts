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
  /** How it is drawn. */
  pack: PackDrawing;
}

/** What changes with an edition of the product alone: categories without their numbers of products, and attributes. */
export interface Taxonomy {
  nodes: Map<string, TaxonomyNode>;
  /** Below each category, in the order of the taxonomy. */
  children: Map<string, TaxonomyNode[]>;
  /** Groups that are also looked for under a tile. */
  alsoIn: Map<string, TaxonomyNode[]>;
  attributes: Map<string, typeof attributes.$inferSelect>;
  families: Map<string, string[]>;
}

interface Kept {
  taxonomy: Promise<Taxonomy>;
  readAt: number;
  /** How often somebody has asked for what was not there since. */
  misses: number;
}

const kept = new WeakMap<Database, Kept>();
const keptForMs = 60_000;
/** Addresses that lead nowhere are no reason to read everything again and again. */
const mostMisses = 5;

/** The taxonomy as this process keeps it for a minute; read anew when a category is asked for that it does not have. */
export async function taxonomyWith(db: Database, id?: string): Promise<Taxonomy> {
  const known = kept.get(db);
  if (known && Date.now() - known.readAt < keptForMs) {
    const taxonomy = await known.taxonomy;
    if (id === undefined || taxonomy.nodes.has(id) || known.misses >= mostMisses) return taxonomy;
  }
  const taxonomy = readTaxonomy(db);
  const isFresh = !known || Date.now() - known.readAt >= keptForMs;
  kept.set(db, {
    taxonomy,
    readAt: isFresh ? Date.now() : known.readAt,
    misses: isFresh ? 0 : known.misses + 1,
  });
  taxonomy.catch(() => kept.delete(db));
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
    children: grouped(nodes, ({ parentId }) => (parentId ? [parentId] : [])),
    alsoIn: grouped(nodes, ({ level, alsoIn }) => (level === 1 ? alsoIn : [])),
    attributes: new Map(definitions.map((one) => [one.key, one])),
    families: new Map(families.map(({ key, attributeKeys }) => [key, attributeKeys])),
  };
}

function grouped(nodes: readonly TaxonomyNode[], under: (node: TaxonomyNode) => readonly string[]) {
  const groups = new Map<string, TaxonomyNode[]>();
  for (const node of nodes)
    for (const place of under(node)) {
      const group = groups.get(place);
      if (group) group.push(node);
      else groups.set(place, [node]);
    }
  return groups;
}

/** Categories from the tile down, by the ids of a path. */
export const pathOf = ({ nodes }: Taxonomy, ids: readonly string[]): { id: string; name: string }[] =>
  ids
    .flatMap((id) => nodes.get(id) ?? [])
    .sort((a, b) => a.level - b.level)
    .map(({ id, name }) => ({ id, name }));
