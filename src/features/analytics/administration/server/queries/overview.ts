import { and, count, eq, gt, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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
import { claims } from '#features/trust/claims/server/tables.ts';
import { reviewReports } from '#features/trust/reviews/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { defineTag } from '#lib/page-tags.ts';
import { getOrCompute } from '#platform/cache/value-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { type AdminOverview, type AdminTask, adminTasks } from '../../contract.ts';

interface Task {
  from: PgTable;
  /** Since when an entry waits; null if it waits for a date rather than for an admin. */
  since: PgColumn | null;
  where: SQL | undefined;
}

/** Jobs without a supplier were posted by admins. */
const isPostedByAdmins = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobApplications.jobId} and ${jobs.supplierId} is null)`;

const tasksAt = (now: Date): Record<AdminTask, Task> => ({
  applications: { from: suppliers, since: suppliers.submittedAt, where: eq(suppliers.status, 'submitted') },
  certificates: {
    from: certificates,
    since: certificates.submittedAt,
    where: eq(certificates.status, 'submitted'),
  },
  bankAccounts: {
    from: storeBankAccounts,
    since: storeBankAccounts.addedAt,
    where: and(sql`${storeBankAccounts.state} = 'in_review'`, isNull(storeBankAccounts.replacedAt)),
  },
  claims: { from: claims, since: claims.openedAt, where: eq(claims.state, 'mediation') },
  categoryRequests: {
    from: categoryRequests,
    since: categoryRequests.createdAt,
    where: sql`${categoryRequests.state} = 'waiting'`,
  },
  reviewReports: {
    from: reviewReports,
    since: reviewReports.reportedAt,
    where: isNull(reviewReports.decidedAt),
  },
  messages: { from: helpMessages, since: helpMessages.createdAt, where: eq(helpMessages.state, 'open') },
  mentorSessions: {
    from: sessionRequests,
    since: sessionRequests.createdAt,
    where: eq(sessionRequests.status, 'new'),
  },
  jobApplications: {
    from: jobApplications,
    since: jobApplications.createdAt,
    where: and(eq(jobApplications.status, 'received'), isPostedByAdmins),
  },
  invoices: {
    from: membershipInvoices,
    since: membershipInvoices.issuedAt,
    where: and(isNull(membershipInvoices.paidAt), isNull(membershipInvoices.writtenOffAt)),
  },
  blogDrafts: { from: articles, since: articles.createdAt, where: eq(articles.isDraft, true) },
  scheduledPosts: {
    from: articles,
    since: null,
    where: and(eq(articles.isDraft, false), gt(articles.publishedAt, now)),
  },
  newsDrafts: { from: news, since: news.updatedAt, where: eq(news.isDraft, true) },
});

/**
 * Returns what waits for admins, counted up to 100, with the oldest entry of each task, in one statement, and figures of
 * the marketplace.
 */
export async function getAdminOverview(db: Database, now: Date): Promise<AdminOverview> {
  const byName = tasksAt(now);
  const counts = adminTasks.map((name) => {
    const { from, where } = byName[name];
    return sql`${name}::text, (select count(*) from (select 1 from ${from} where ${where} limit 100) few)::int`;
  });
  const waits = adminTasks.map((name) => {
    const { from, where, since } = byName[name];
    const oldest =
      since && sql`(select extract(epoch from min(${since})) * 1000 from ${from} where ${where})`;
    return sql`${name}::text, ${oldest ?? sql`null`}`;
  });
  const [{ rows }, figures] = await Promise.all([
    db.execute<{ tasks: AdminOverview['tasks']; oldest: Record<AdminTask, number | null> }>(
      sql`select json_build_object(${sql.join(counts, sql`, `)}) as tasks,
        json_build_object(${sql.join(waits, sql`, `)}) as oldest`,
    ),
    getFigures(db, now),
  ]);
  const [row] = rows;
  if (!row) throw new Error('The tasks were not counted.');
  const oldest = Object.fromEntries(
    adminTasks.map((name) => {
      const at = row.oldest[name];
      return [name, at === null ? null : new Date(at).toISOString()];
    }),
  ) as AdminOverview['oldest'];
  return { tasks: row.tasks, oldest, figures };
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
