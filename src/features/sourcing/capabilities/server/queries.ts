import { and, eq, inArray } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import {
  getTaxonomy,
  resolvePath,
  type Taxonomy,
} from '#features/catalog/taxonomy/server/queries/taxonomy.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { invalidFields, notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Capabilities, Limits, NeedForm } from '../contract.ts';
import type { Need } from '../rules/checks.ts';
import { deriveLimits } from './queries/derived-limits.ts';
import { limitColumns } from './queries/limit-columns.ts';
import { storeCapabilities } from './tables.ts';

/** Returns what a store states; what its products show now, if its owner has not edited that yet. */
export async function getCapabilities(db: Database, supplierId: string): Promise<Capabilities> {
  const [row] = await db
    .select({ ...limitColumns, editedAt: storeCapabilities.editedAt })
    .from(storeCapabilities)
    .where(eq(storeCapabilities.supplierId, supplierId));
  if (row?.editedAt) {
    const { editedAt, ...limits } = row;
    return describe(db, { limits, editedAt });
  }
  const limits = (await deriveLimits(db, [supplierId])).get(supplierId);
  if (!limits) throw notFound('Store');
  return describe(db, { limits, editedAt: null });
}

async function describe(
  db: Database,
  { limits, editedAt }: { limits: Limits; editedAt: Date | null },
): Promise<Capabilities> {
  const taxonomy = await getTaxonomy(db);
  return {
    // Categories that a new taxonomy no longer has are left out.
    limits: { ...limits, categories: limits.categories.filter((id) => taxonomy.nodes.has(id)) },
    categories: limits.categories.flatMap((id) => {
      const node = taxonomy.nodes.get(id);
      if (!node) return [];
      const above = resolvePath(taxonomy, node.path.slice(0, -1)).map(({ name }) => name);
      return [{ id, name: node.name, path: above.join(' › ') }];
    }),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

/** Returns a need with the paths of its categories. Products stand for their category; unknown ids are refused. */
export async function resolveNeed(db: Database, { form, now }: { form: NeedForm; now: Date }): Promise<Need> {
  const { lines, ...rest } = form;
  const taxonomy = await getTaxonomy(db, lines.find(({ categoryId }) => categoryId)?.categoryId ?? undefined);
  const sold = await listSold(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  return {
    ...rest,
    today: marketDay(now),
    lines: lines.map(({ categoryId, productId, ...line }, index) => {
      const product = productId ? sold.get(productId) : undefined;
      if (productId && !product)
        throw refusal(`lines.${index}.productId`, 'This product is no longer available');
      return {
        ...line,
        title: line.title || (product?.title ?? ''),
        categoryPath: pathOf(taxonomy, { id: categoryId ?? product?.categoryId, index }),
      };
    }),
  };
}

const refusal = (path: string, message: string) => invalidFields([{ path, message }]);

function pathOf({ nodes }: Taxonomy, { id, index }: { id: string | undefined; index: number }): string[] {
  if (id === undefined) return [];
  const node = nodes.get(id);
  if (!node) throw refusal(`lines.${index}.categoryId`, 'Select a category');
  // Main categories are too broad: stores are found by the title instead.
  return node.level === 0 ? [] : node.path;
}

/** Returns public products with their categories, by id. */
async function listSold(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { title: string; categoryId: string }>();
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      categoryId: products.categoryId,
      isShown: products.isShown,
    })
    .from(products)
    .innerJoin(suppliers, and(eq(suppliers.id, products.supplierId), isPublicSupplier))
    .where(inArray(products.id, [...ids]));
  return new Map(rows.filter(({ isShown }) => isShown).map(({ id, ...product }) => [id, product]));
}

/** Returns whether all of these different ids are categories. */
export const areCategories = async (db: Database, ids: readonly string[]): Promise<boolean> =>
  ids.length === 0 || (await db.$count(categories, inArray(categories.id, [...ids]))) === ids.length;
