import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { AttributeType } from '../../contract/attributes.ts';
import { commonFamily } from '../queries.ts';
import { attributeFamilies, attributes, categories } from '../tables.ts';

/** A node of `taxonomy/categories.json`. */
interface TaxonomyNode {
  id: string;
  name: string;
  parent: string | null;
  level: number;
  position: number;
  tile: string;
  description: string;
  registration_category?: string;
  attribute_family?: string;
  attributes?: string[];
  also_in?: string[];
  synonyms?: string[];
  materials?: string[];
  hs_code?: string;
}

interface TaxonomyAttribute {
  key: string;
  label: string;
  type: string;
  unit?: string;
  standard?: string;
  help?: string;
  filterable: boolean;
  values?: string[];
}

/** The taxonomy files as they are parsed. */
export interface Taxonomy {
  categories: { nodes: TaxonomyNode[] };
  attributes: {
    attributes: TaxonomyAttribute[];
    common_attributes: string[];
    families: { key: string; label: string; attributes: string[] }[];
  };
}

/** Inserts or updates categories and attributes from the taxonomy. */
export async function loadTaxonomy(
  db: Database,
  { categories: tree, attributes: given }: Taxonomy,
): Promise<void> {
  const common = { key: commonFamily, label: 'Every product', attributes: given.common_attributes };
  await upsertAttributes(db, given.attributes);
  const families = [...given.families, common].map(({ key, label, attributes: attributeKeys }) => ({
    key,
    label,
    attributeKeys,
  }));
  await db
    .insert(attributeFamilies)
    .values(families)
    .onConflictDoUpdate({
      target: attributeFamilies.key,
      set: { label: sql`excluded.label`, attributeKeys: sql`excluded.attribute_keys` },
    });
  const parents = new Map(tree.nodes.map(({ id, parent }) => [id, parent]));
  // Parents first, because children refer to them.
  for (const level of [0, 1, 2])
    await upsertCategories(
      db,
      tree.nodes.filter((node) => node.level === level),
      parents,
    );
}

async function upsertAttributes(db: Database, given: readonly TaxonomyAttribute[]): Promise<void> {
  const rows = given.map(({ key, label, type, unit, standard, help, filterable, values }) => ({
    key,
    label,
    filterable,
    type: type as AttributeType,
    unit: unit ?? null,
    standard: standard ?? null,
    help: help ?? null,
    options: values ?? [],
  }));
  await db
    .insert(attributes)
    .values(rows)
    .onConflictDoUpdate({
      target: attributes.key,
      set: {
        label: sql`excluded.label`,
        type: sql`excluded.type`,
        unit: sql`excluded.unit`,
        standard: sql`excluded.standard`,
        help: sql`excluded.help`,
        filterable: sql`excluded.filterable`,
        options: sql`excluded.options`,
      },
    });
}

async function upsertCategories(
  db: Database,
  nodes: readonly TaxonomyNode[],
  parents: ReadonlyMap<string, string | null>,
): Promise<void> {
  for (let start = 0; start < nodes.length; start += 500) {
    const rows = nodes.slice(start, start + 500).map((node) => ({
      id: node.id,
      name: node.name,
      level: node.level,
      position: node.position,
      tile: node.tile,
      description: node.description,
      parentId: node.parent,
      path: pathOf(node.id, parents),
      family: node.attribute_family ?? null,
      attributes: node.attributes ?? [],
      registrationCategory: node.registration_category ?? null,
      alsoIn: node.also_in ?? [],
      synonyms: node.synonyms ?? [],
      materials: node.materials ?? [],
      hsCode: node.hs_code ?? null,
    }));
    await db
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({
        target: categories.id,
        set: {
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          path: sql`excluded.path`,
          alsoIn: sql`excluded.also_in`,
          synonyms: sql`excluded.synonyms`,
          materials: sql`excluded.materials`,
          attributes: sql`excluded.attributes`,
          family: sql`excluded.family`,
          position: sql`excluded.position`,
        },
      });
  }
}

function pathOf(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [id] : [...pathOf(parent, parents), id];
}
