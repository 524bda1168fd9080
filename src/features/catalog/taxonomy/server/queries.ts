import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { AttributeDefinition } from '../contract/attributes.ts';
import type { CategoryEntry, CategoryTile } from '../contract/category-views.ts';
import { productFieldKeys } from '../rules/attributes.ts';
import { categoryDrawing } from '../rules/pack-drawing.ts';
import { getTaxonomy, resolvePath } from './queries/taxonomy.ts';
import { attributeFamilies, attributes, categories } from './tables.ts';

/** Family that holds the attributes common to all products. */
export const commonFamily = 'common';

type CategoryRow = typeof categories.$inferSelect;

const toEntry = ({
  id,
  name,
  description,
  productCount,
  family,
}: Pick<CategoryRow, 'id' | 'name' | 'description' | 'productCount' | 'family'>): CategoryEntry => ({
  id,
  name,
  description,
  productCount,
  pack: categoryDrawing({ id, family }),
});

/** Returns the tiles of the home page, each with its groups. */
export async function listTiles(db: Database): Promise<CategoryTile[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(lte(categories.level, 1))
    .orderBy(asc(categories.position));
  const groupsOf = (tile: string) =>
    rows
      .filter(({ parentId }) => parentId === tile)
      .map(({ id, name, productCount }) => ({ id, name, productCount }));
  return rows
    .filter(({ level }) => level === 0)
    .map((tile) => ({ ...toEntry(tile), groups: groupsOf(tile.id) }));
}

interface DefinitionsQuery {
  family: string | null;
  /** Keys of the attributes to list first. */
  first: readonly string[];
  /** Includes the attributes common to all products. */
  common: boolean;
}

/** Returns the attribute definitions of a family in the order of the form. */
export async function listDefinitions(
  db: Database,
  { family, first, common }: DefinitionsQuery,
): Promise<AttributeDefinition[]> {
  const wanted = [...(family ? [family] : []), ...(common ? [commonFamily] : [])];
  if (wanted.length === 0) return [];
  const families = await db.select().from(attributeFamilies).where(inArray(attributeFamilies.key, wanted));
  const ordered = formKeys({ first, families: wanted }, families);
  if (ordered.length === 0) return [];
  const rows = await db.select().from(attributes).where(inArray(attributes.key, ordered));
  return rows.sort((a, b) => ordered.indexOf(a.key) - ordered.indexOf(b.key));
}

/** Returns the attribute keys of a form in their order. */
function formKeys(
  { first, families }: { first: readonly string[]; families: readonly string[] },
  known: readonly (typeof attributeFamilies.$inferSelect)[],
): string[] {
  const keys = [
    ...first,
    ...families.flatMap((family) => known.find(({ key }) => key === family)?.attributeKeys ?? []),
  ];
  return [...new Set(keys)].filter((key) => !productFieldKeys.includes(key));
}

/** Returns a lookup of attribute definitions by leaf, for many products of many categories. */
export async function definitionsByLeaf(db: Database): Promise<(leafId: string) => AttributeDefinition[]> {
  const leaves = await db
    .select({ id: categories.id, family: categories.family, first: categories.attributes })
    .from(categories)
    .where(eq(categories.level, 2));
  const families = await db.select().from(attributeFamilies);
  const byKey = new Map((await db.select().from(attributes)).map((row) => [row.key, row]));
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const known = new Map<string, AttributeDefinition[]>();
  return (leafId) => {
    const before = known.get(leafId);
    if (before) return before;
    const leaf = byId.get(leafId);
    const orderedKeys = leaf
      ? formKeys({ first: leaf.first, families: [leaf.family ?? '', commonFamily] }, families)
      : [];
    const definitions = orderedKeys.flatMap((key) => byKey.get(key) ?? []);
    known.set(leafId, definitions);
    return definitions;
  };
}

/** Returns a leaf with the fields needed to save a product in it. */
export async function findLeaf(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.level, 2)));
  return row ?? null;
}

/** Returns a category of any level, or null. */
export async function findCategory(db: Database, id: string) {
  const [row] = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.id, id));
  return row ?? null;
}

/** Returns leaves by id, in no particular order. */
export const listLeaves = (db: Database, ids: readonly string[]) =>
  db
    .select()
    .from(categories)
    .where(and(inArray(categories.id, [...ids]), eq(categories.level, 2)));

/** Returns a leaf with the attribute definitions of its form. */
export async function getCategoryForm(db: Database, id: string) {
  const leaf = await findLeaf(db, id);
  if (!leaf) throw notFound('Category');
  const [path, definitions] = await Promise.all([
    getTaxonomy(db, leaf.id).then((taxonomy) => resolvePath(taxonomy, leaf.path)),
    listDefinitions(db, { family: leaf.family, first: leaf.attributes, common: true }),
  ]);
  return {
    category: { id: leaf.id, name: leaf.name, family: leaf.family ?? '', hsCode: leaf.hsCode },
    path,
    attributes: definitions,
  };
}

/** Returns leaves by name or trade term, best match first. */
export async function searchLeaves(db: Database, text: string) {
  const words = text.toLowerCase();
  if (words.length < 2) return [];
  const like = containsPattern(words);
  // Similarity is only used for words: a style code either matches or does not.
  const near = /\d/.test(words) ? undefined : gt(sql`word_similarity(${words}, ${categories.name})`, 0.5);
  const synonyms = sql`lower(array_to_string(${categories.synonyms} || ${categories.tradeTerms}, ' | '))`;
  const rows = await db
    .select({ id: categories.id, name: categories.name, path: categories.path })
    .from(categories)
    .where(
      and(
        eq(categories.level, 2),
        or(sql`lower(${categories.name}) like ${like}`, sql`${synonyms} like ${like}`, near),
      ),
    )
    .orderBy(
      sql`lower(${categories.name}) like ${like} desc`,
      sql`word_similarity(${words}, ${categories.name}) desc`,
      desc(categories.productCount),
      asc(categories.position),
    )
    .limit(20);
  const names = new Map(
    (
      await listNames(
        db,
        rows.flatMap(({ path }) => path.slice(0, -1)),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return rows.map(({ id, name, path }) => ({
    id,
    name,
    path: path
      .slice(0, -1)
      .map((part) => names.get(part) ?? part)
      .join(' › '),
  }));
}

function listNames(db: Database, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return Promise.resolve([]);
  return db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, wanted));
}

/**
 * Returns the leaf whose name is closest to a title, preferably within the named registration categories; null if there
 * are none.
 */
export async function guessLeaf(
  db: Database,
  { title, named }: { title: string; named: readonly string[] },
): Promise<string | null> {
  const close = sql`word_similarity(${title.toLowerCase()}, lower(${categories.name} || ' ' || array_to_string(${categories.synonyms}, ' ')))`;
  const find = (within: boolean) =>
    db
      .select({ id: categories.id })
      .from(categories)
      .where(
        and(
          eq(categories.level, 2),
          within ? inArray(categories.registrationCategory, [...named]) : undefined,
        ),
      )
      .orderBy(desc(close), desc(categories.productCount), categories.position)
      .limit(1);
  const [ticked] = named.length > 0 ? await find(true) : [];
  return ticked?.id ?? (await find(false))[0]?.id ?? null;
}
