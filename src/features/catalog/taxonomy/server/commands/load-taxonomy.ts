import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { excluded } from '#platform/database/typed-sql.ts';
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
      set: {
        label: excluded(attributeFamilies.label),
        attributeKeys: excluded(attributeFamilies.attributeKeys),
      },
    });
  const parents = new Map(tree.nodes.map(({ id, parent }) => [id, parent]));
  // Parents first, because children refer to them.
  for (const level of [0, 1, 2])
    await upsertCategories(db, { nodes: tree.nodes.filter((node) => node.level === level), parents });
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
  { nodes, parents }: { nodes: readonly TaxonomyNode[]; parents: ReadonlyMap<string, string | null> },
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
          name: excluded(categories.name),
          description: excluded(categories.description),
          path: excluded(categories.path),
          alsoIn: excluded(categories.alsoIn),
          synonyms: excluded(categories.synonyms),
          materials: excluded(categories.materials),
          attributes: excluded(categories.attributes),
          family: excluded(categories.family),
          position: excluded(categories.position),
        },
      });
  }
}

function pathOf(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [id] : [...pathOf(parent, parents), id];
}
