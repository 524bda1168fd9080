import { aliasedTable, and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { RequestState } from '../../contract.ts';
import { categoryRequests } from '../tables.ts';

const parents = aliasedTable(categories, 'parents');
const assignedCategories = aliasedTable(categories, 'places');

const columns = {
  id: categoryRequests.id,
  name: categoryRequests.name,
  example: categoryRequests.example,
  state: categoryRequests.state,
  createdAt: categoryRequests.createdAt,
  decidedAt: categoryRequests.decidedAt,
  note: categoryRequests.note,
  parent: { id: parents.id, name: parents.name },
  category: { id: assignedCategories.id, name: assignedCategories.name },
};
const storeColumns = { slug: suppliers.slug, name: suppliers.businessName, isPublic: suppliers.isPublic };

const selectRequests = (db: Database) =>
  db
    .select({ ...columns, store: storeColumns })
    .from(categoryRequests)
    .innerJoin(suppliers, eq(suppliers.id, categoryRequests.supplierId))
    .leftJoin(parents, eq(parents.id, categoryRequests.parentId))
    .leftJoin(assignedCategories, eq(assignedCategories.id, categoryRequests.categoryId))
    .$dynamic();

interface RequestsPageQuery {
  cursor?: string | undefined;
  limit: number;
}

const toRequestsPage = <Row extends { id: string }>(rows: Row[], limit: number) => ({
  requests: rows.slice(0, limit),
  nextCursor: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
});

/** Returns the requests of one store, newest first. */
export async function listRequests(
  db: Database,
  { supplierId, cursor, limit }: RequestsPageQuery & { supplierId: string },
) {
  const rows = await selectRequests(db)
    .where(
      and(eq(categoryRequests.supplierId, supplierId), cursor ? lt(categoryRequests.id, cursor) : undefined),
    )
    .orderBy(desc(categoryRequests.id))
    .limit(limit + 1);
  return toRequestsPage(
    rows.map(({ store: _store, ...row }) => row),
    limit,
  );
}

/** Returns the requests of all stores in one state: waiting ones oldest first, answered ones newest first. */
export async function listQueue(
  db: Database,
  { state, cursor, limit }: RequestsPageQuery & { state: RequestState },
) {
  const waits = state === 'waiting';
  const beyond = waits ? gt : lt;
  const rows = await selectRequests(db)
    .where(and(eq(categoryRequests.state, state), cursor ? beyond(categoryRequests.id, cursor) : undefined))
    .orderBy(waits ? asc(categoryRequests.id) : desc(categoryRequests.id))
    .limit(limit + 1);
  return toRequestsPage(
    rows.map((row) => ({ ...row, store: { ...row.store, isPublic: row.store.isPublic ?? false } })),
    limit,
  );
}

/** Returns a request with the details that notifications about it need. */
export async function findRequest(db: Database, id: string) {
  const [row] = await selectRequests(db).where(eq(categoryRequests.id, id));
  return row ?? null;
}
