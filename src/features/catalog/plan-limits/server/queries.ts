import { type SQL, sql } from 'drizzle-orm';
import type { ProductStatus } from '#features/catalog/products/contract/product-words.ts';
import { firstImageId } from '#features/catalog/products/server/queries/product-cards.ts';
import { getShelf, rankOrder } from '#features/catalog/products/server/queries/shelf.ts';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { planOf } from '#features/stores/memberships/rules.ts';
import { getMembership } from '#features/stores/memberships/server/queries.ts';
import { containing } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublicPlaces, RankedProduct } from '../contract.ts';

interface Store {
  supplierId: string;
  now: Date;
}

/** How many places the plan of a store has, now and at the end of its cycle, and how many are taken. */
export async function getPublicPlaces(db: Database, store: Store): Promise<PublicPlaces> {
  const [membership, shelf] = await Promise.all([getMembership(db, store), getShelf(db, store.supplierId)]);
  const { productLimit, nextPlanId, cycleEndsAt } = membership;
  const next = nextPlanId && planOf(nextPlanId);
  const smaller = next && next.productLimit !== null && (productLimit ?? Infinity) > next.productLimit;
  return {
    limit: productLimit,
    next:
      smaller && cycleEndsAt ? { limit: next.productLimit ?? 0, plan: next.title, from: cycleEndsAt } : null,
    shown: shelf.shown,
    hidden: shelf.hidden,
  };
}

interface Ranked extends Record<string, unknown> {
  id: string;
  number: number;
  title: string;
  slug: string;
  pack: PackDrawing;
  imageId: string | null;
  status: ProductStatus;
  salesCount: number;
  createdAt: Date | string;
  shown: boolean;
  place: number;
}

interface Page extends Store {
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Products in the order in which they stay, each with its place: all of them for a search, else a page from an index. */
function ranked(supplierId: string, page?: { after: number; limit: number }): SQL {
  const own = sql`select * from products where supplier_id = ${supplierId} and deleted_at is null and (is_shown or hidden_by_plan_at is not null)`;
  if (!page) return sql`select own.*, row_number() over (order by ${rankOrder}) as place from (${own}) own`;
  const { after, limit } = page;
  return sql`select own.*, ${after}::int + row_number() over (order by ${rankOrder}) as place
    from (${own} order by ${rankOrder} limit ${limit} offset ${after}) own`;
}

/** The products of a store that are public or would be, in the order in which they stay. */
export async function listPublicPlaces(db: Database, { q, cursor, limit, ...store }: Page) {
  const places = await getPublicPlaces(db, store);
  const room = places.next?.limit ?? places.limit;
  const like = q ? containing(q) : null;
  const after = Number(cursor ?? 0);
  const { rows } = await db.execute<Ranked>(sql`
    select id, number, title, slug, pack, ${firstImageId} as "imageId", status, sales_count as "salesCount",
      created_at as "createdAt", is_shown as shown, place::int
    from (
      ${ranked(store.supplierId, like ? undefined : { after, limit: limit + 1 })}
    ) products
    where place > ${after} and (${like}::text is null or title ilike ${like})
    order by place limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  return {
    places,
    products: page.map(
      ({ place, imageId, createdAt, ...row }): RankedProduct => ({
        ...row,
        createdAt: new Date(createdAt).toISOString(),
        imageUrl: imageId && mediaUrl(imageId, 320),
        stays: places.next || places.limit === null ? room === null || place <= room : row.shown,
      }),
    ),
    nextCursor: rows.length > limit ? String(page.at(-1)?.place ?? 0) : null,
  };
}
