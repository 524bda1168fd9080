import { and, eq, isNull, sql } from 'drizzle-orm';
import { defineTag, type PageTag, recordTag } from '#lib/page-tags.ts';
import { keep } from '#platform/cache/kept.ts';
import type { Database } from '#platform/database/database.ts';
import { lowStock } from '../../rules/status.ts';
import { products } from '../tables.ts';

/** What a store has on its shelf in one category, deleted products left out. */
interface ShelfCounts {
  /** Not put away, and of these each state. */
  all: number;
  active: number;
  inactive: number;
  outOfStock: number;
  lowStock: number;
  /** Shown to buyers, but without what they look for: a description that tells something, a specification, a picture. */
  incomplete: number;
  hiddenByPlan: number;
  archived: number;
  /** For buyers to see, and of these the well described, tiered and pictured ones. */
  shown: number;
  told: number;
  tiered: number;
  pictured: number;
  /** Pieces in stock, and products without room in the plan, put away or not. */
  pieces: number;
  hidden: number;
}

interface ShelfCategory extends ShelfCounts {
  id: string;
  name: string;
}

const conditions: Record<Exclude<keyof ShelfCounts, 'pieces'>, string> = {
  all: 'archived_at is null',
  active: "archived_at is null and status = 'active'",
  inactive: "archived_at is null and status = 'inactive'",
  outOfStock: 'archived_at is null and stock = 0',
  lowStock: `archived_at is null and stock > 0 and stock <= ${lowStock}`,
  incomplete: 'archived_at is null and is_shown and not (is_told and is_specified and picture_count > 0)',
  hiddenByPlan: 'archived_at is null and hidden_by_plan_at is not null',
  archived: 'archived_at is not null',
  shown: 'is_shown',
  told: 'is_shown and is_told',
  tiered: 'is_shown and is_tiered',
  pictured: 'is_shown and picture_count > 0',
  hidden: 'hidden_by_plan_at is not null',
};
const figures = [
  ...Object.entries(conditions).map(([name, is]) => `(count(*) filter (where ${is}))::int as "${name}"`),
  'sum(stock)::float8 as pieces',
].join(', ');

/** Stores up to this size are counted in less time than it takes to remember them. */
const smallStore = 1_000;

/** Tag by which what is counted of a store is dropped: whoever writes its products broadcasts it. */
export const shelfTag = (supplierId: string): PageTag => recordTag(shelvesTag, supplierId);

const shelvesTag = defineTag('catalog.shelf');

interface Shelf extends ShelfCounts {
  /** The categories a store has products in, by name. */
  categories: readonly ShelfCategory[];
}

/** What a store has, all in all and by category: one walk through an index that holds all of it. */
export function getShelf(db: Database, supplierId: string): Promise<Shelf> {
  return keep(db, { tag: shelfTag(supplierId), isWorthKeeping: isLarge }, async () => {
    const { rows } = await db.execute(sql`
      select category.id, category.name, shelf.*
      from (select category_id, ${sql.raw(figures)} from products where supplier_id = ${supplierId} and deleted_at is null group by 1) shelf
      join categories category on category.id = shelf.category_id order by category.name, category.id`);
    const categories = rows as unknown as ShelfCategory[];
    return { ...sumOf(categories), categories };
  });
}

const isLarge = ({ all, archived }: ShelfCounts): boolean => all + archived > smallStore;

const names = [...Object.keys(conditions), 'pieces'] as (keyof ShelfCounts)[];

const sumOf = (categories: readonly ShelfCategory[]): ShelfCounts => {
  const total = (name: keyof ShelfCounts): number =>
    categories.reduce((sum, category) => sum + category[name], 0);
  return Object.fromEntries(names.map((name) => [name, total(name)])) as unknown as ShelfCounts;
};

/**
 * Who stays public when there is not room for all: what the owner chose, then what is public already, then what
 * sells best, then the newest.
 */
export const rankOrder = sql.raw(
  'plan_preference desc, is_shown desc, sales_count desc, created_at desc, id desc',
);

/** Products of a store that buyers may see, as far as the products decide. */
export const countShown = (db: Database, supplierId: string): Promise<number> =>
  db.$count(
    products,
    // Nothing deleted is shown; said so that the index of a store's own products serves.
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), eq(products.isShown, true)),
  );
