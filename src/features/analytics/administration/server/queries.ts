import { and, count, eq, gt, gte, isNull, lte, min, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { categoryRequests } from '#features/catalog/category-requests/server/tables.ts';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { articles } from '#features/publishing/blog/server/tables.ts';
import { helpMessages } from '#features/publishing/help/server/tables.ts';
import { sessionRequests } from '#features/publishing/mentors/server/tables.ts';
import { news } from '#features/publishing/news/server/tables.ts';
import { jobApplications, jobs } from '#features/publishing/vacancies/server/tables.ts';
import { storeBankAccounts } from '#features/stores/bank-details/server/tables.ts';
import { certificates } from '#features/stores/certificates/server/tables.ts';
import { membershipInvoices } from '#features/stores/memberships/server/tables.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { defineTag } from '#lib/page-tags.ts';
import { getOrCompute } from '#platform/cache/value-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { type AdminOverview, type AdminTask, adminTasks } from '../contract.ts';

interface Task {
  from: PgTable;
  where: SQL | undefined;
}

/** Jobs without a supplier were posted by admins. */
const isPostedByAdmins = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobApplications.jobId} and ${jobs.supplierId} is null)`;

const tasksAt = (now: Date): Record<AdminTask, Task> => ({
  applications: { from: suppliers, where: eq(suppliers.status, 'submitted') },
  certificates: { from: certificates, where: eq(certificates.status, 'submitted') },
  bankAccounts: {
    from: storeBankAccounts,
    where: and(sql`${storeBankAccounts.state} = 'in_review'`, isNull(storeBankAccounts.replacedAt)),
  },
  categoryRequests: { from: categoryRequests, where: sql`${categoryRequests.state} = 'waiting'` },
  messages: { from: helpMessages, where: eq(helpMessages.state, 'open') },
  mentorSessions: { from: sessionRequests, where: eq(sessionRequests.status, 'new') },
  jobApplications: {
    from: jobApplications,
    where: and(eq(jobApplications.status, 'received'), isPostedByAdmins),
  },
  invoices: {
    from: membershipInvoices,
    where: and(isNull(membershipInvoices.paidAt), isNull(membershipInvoices.writtenOffAt)),
  },
  blogDrafts: { from: articles, where: eq(articles.isDraft, true) },
  scheduledPosts: { from: articles, where: and(eq(articles.isDraft, false), gt(articles.publishedAt, now)) },
  newsDrafts: { from: news, where: eq(news.isDraft, true) },
});

/** Returns what waits for admins, counted up to 100 in one statement, and figures of the marketplace. */
export async function getAdminOverview(db: Database, now: Date): Promise<AdminOverview> {
  const byName = tasksAt(now);
  const fields = adminTasks.map((name) => {
    const { from, where } = byName[name];
    return sql`${name}::text, (select count(*) from (select 1 from ${from} where ${where} limit 100) few)::int`;
  });
  const [{ rows }, [oldest], figures] = await Promise.all([
    db.execute<{ tasks: AdminOverview['tasks'] }>(
      sql`select json_build_object(${sql.join(fields, sql`, `)}) as tasks`,
    ),
    db
      .select({ submittedAt: min(suppliers.submittedAt) })
      .from(suppliers)
      .where(eq(suppliers.status, 'submitted')),
    getFigures(db, now),
  ]);
  const [row] = rows;
  if (!row) throw new Error('The tasks were not counted.');
  return {
    tasks: row.tasks,
    oldestApplicationAt: oldest?.submittedAt?.toISOString() ?? null,
    figures,
  };
}

/** Nothing broadcasts it: the figures may be as old as the cache allows. */
const figuresTag = defineTag('administration.figures');

const getFigures = (db: Database, now: Date): Promise<AdminOverview['figures']> =>
  getOrCompute(db, {
    tag: figuresTag,
    isWorthCaching: () => true,
    compute: async () => {
      const isThisWeek = gt(orders.placedAt, addDays(now, -7));
      const [[stores], [listed], [ordered]] = await Promise.all([
        db.select({ count: count() }).from(suppliers).where(isPublicSupplier),
        db
          .select({ count: count() })
          .from(products)
          .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
          .where(isPublicProduct),
        db
          .select({
            thisWeek: sql<number>`(count(*) filter (where ${isThisWeek}))::int`,
            all: count(),
          })
          .from(orders)
          .where(
            and(
              ne(orders.status, 'cancelled'),
              gte(orders.placedAt, addDays(now, -14)),
              lte(orders.placedAt, now),
            ),
          ),
      ]);
      const thisWeek = ordered?.thisWeek ?? 0;
      return {
        suppliers: stores?.count ?? 0,
        liveProducts: listed?.count ?? 0,
        ordersThisWeek: thisWeek,
        ordersWeekBefore: (ordered?.all ?? 0) - thisWeek,
      };
    },
  });
