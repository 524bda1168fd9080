import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { inline } from '#platform/database/typed-sql.ts';
import type { Limits } from '../../contract.ts';
import { type FamilyGroup, limitsOf, type ProductFacts, type SoldBox } from '../../rules/derivation.ts';

const text = (key: string): SQL => sql`${products.attributes} ->> ${inline(key)}`;
const number = (key: string): SQL =>
  sql`case when jsonb_typeof(${products.attributes} -> ${inline(key)}) = 'number' then (${products.attributes} ->> ${inline(key)})::numeric end`;

/** SQL for the different values of an expression in the products of a store. */
const distinctValues = (expression: SQL) =>
  sql<string[]>`coalesce(array_agg(distinct ${expression}) filter (where ${expression} is not null), '{}')`;

const materialKeys = ['material', 'resin', 'liner_outer', 'board_type', 'paper_grade'];
const hasSize = sql`${categories.family} in ('corrugated_box', 'folding_carton') and ${number('inner_length')} > 0
  and ${number('inner_width')} > 0 and ${number('inner_height')} > 0`;

const volumeMl = sql`coalesce(${number('capacity_ml')}, 1000 * ${number('capacity_l')})`;

type LeafRow = [id: string, group: string | null, tile: string, family: string | null];
type VolumeRow = [family: string | null, ml: number];
type BoxRow = [family: string, style: string | null, ...size: [number, number, number], flute: string | null];

const columns = {
  supplierId: suppliers.id,
  country: suppliers.country,
  deliveryCapabilities: suppliers.deliveryCapabilities,
  leaves: sql<
    LeafRow[]
  >`coalesce(jsonb_agg(distinct jsonb_build_array(${categories.id}, ${categories.path}[2], ${categories.path}[1], ${categories.family})) filter (where ${products.id} is not null), '[]')`,
  materialLists: sql<(string | null)[][]>`coalesce(jsonb_agg(distinct jsonb_build_array(${sql.join(
    materialKeys.map(text),
    sql`, `,
  )})) filter (where ${products.id} is not null), '[]')`,
  // Glass has no material of its own in the taxonomy.
  hasGlass: sql<boolean>`coalesce(bool_or(${text('glass_type')} is not null), false)`,
  flutes: distinctValues(text('flute')),
  finishLists: sql<
    (string[] | null)[]
  >`coalesce(jsonb_agg(distinct ${products.attributes} -> 'finish') filter (where jsonb_typeof(${products.attributes} -> 'finish') = 'array'), '[]')`,
  boxes: sql<
    BoxRow[]
  >`coalesce(jsonb_agg(distinct jsonb_build_array(${categories.family}, ${text('style_code')}, ${number('inner_length')}, ${number('inner_width')}, ${number('inner_height')}, ${text('flute')})) filter (where ${hasSize}), '[]')`,
  volumes: sql<
    VolumeRow[]
  >`coalesce(jsonb_agg(distinct jsonb_build_array(${categories.family}, ${volumeMl})) filter (where ${volumeMl} > 0), '[]')`,
  maxPrintColors: sql<number | null>`ceil(least(max(${number('print_colours')}), 10))::int`,
  moq: sql<number | null>`min(${products.moq}) filter (where ${products.unit} = 'piece')`,
  leadTimeDays: sql<
    number | null
  >`least(percentile_disc(0.5) within group (order by ${products.leadTimeDays}), 365)`,
};

/** Returns the limits that stores show by their public products, by store. */
export async function deriveLimits(
  db: Database,
  supplierIds: readonly string[],
): Promise<Map<string, Limits>> {
  const groups = await listGroups(db);
  const rows = await db
    .select(columns)
    .from(suppliers)
    .leftJoin(
      products,
      and(eq(products.supplierId, suppliers.id), eq(products.isShown, true), isNull(products.archivedAt)),
    )
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(suppliers.id, [...supplierIds]))
    .groupBy(suppliers.id);
  return new Map(
    rows.map(({ leaves, materialLists, hasGlass, finishLists, boxes, volumes, ...row }) => {
      const facts: ProductFacts = {
        ...row,
        leaves: leaves.map(([id, group, tile, family]) => ({ id, group, tile, family })),
        materials: [...materialLists.flat().filter((name) => name !== null), ...(hasGlass ? ['Glass'] : [])],
        finishes: finishLists.flat().filter((name) => name !== null),
        boxes: boxes.map(toBox),
        volumes: volumes.map(([family, ml]) => ({ family, ml })),
      };
      return [row.supplierId, limitsOf(facts, groups)];
    }),
  );
}

/** Returns the groups of the taxonomy in which most categories belong to one family. */
async function listGroups(db: Database): Promise<FamilyGroup[]> {
  const counted = db
    .select({
      id: sql<string>`${categories.path}[2]`.as('group_id'),
      tile: sql<string>`${categories.path}[1]`.as('tile_id'),
      family: categories.family,
      share: sql<number>`count(*) / sum(count(*)) over (partition by ${categories.path}[2])`.as('share'),
    })
    .from(categories)
    .where(eq(categories.level, 2))
    .groupBy(sql`${categories.path}[2]`, sql`${categories.path}[1]`, categories.family)
    .as('counted');
  const rows = await db
    .select({ id: counted.id, tile: counted.tile, family: counted.family })
    .from(counted)
    .where(sql`${counted.share} > 0.5 and ${counted.family} is not null`)
    .orderBy(counted.id);
  return rows.map((row) => ({ ...row, family: row.family ?? '' }));
}

const toBox = ([family, style, lengthMm, widthMm, heightMm, flute]: BoxRow): SoldBox => ({
  family,
  style,
  lengthMm,
  widthMm,
  heightMm,
  flute,
});
