import { and, count, desc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import {
  type EditorListQuery,
  inDraftList,
  onlyRow,
  pageById,
} from '#features/publishing/engine/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { type Reader, requireRole } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { jobApplications, jobs } from '../tables.ts';

interface ReadContext {
  db: Database;
  actor: Reader | null;
}

/** Condition: jobs that the caller may edit; every job for an admin, those of their store for a supplier. */
export async function editableJobs(asking: ReadContext): Promise<SQL | undefined> {
  const { role } = requireRole(asking, 'admin', 'supplier');
  return role === 'admin' ? undefined : eq(jobs.supplierId, (await requireStore(asking, 'company.write')).id);
}

/** Returns jobs that the caller may edit, most recently created first, with the number of their applications. */
export async function listPostings(asking: ReadContext, query: EditorListQuery) {
  const { db } = asking;
  const isPublic = and(eq(jobs.isDraft, false), lte(jobs.publishedAt, query.now));
  const found = await db
    .select()
    .from(jobs)
    .where(
      inDraftList({ query, table: jobs, isPublic, search: [jobs.title], only: await editableJobs(asking) }),
    )
    .orderBy(desc(jobs.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageById(found, query.limit);
  const counts = await countApplications(
    db,
    rows.map(({ id }) => id),
  );
  return { postings: rows.map((row) => ({ ...row, applications: counts.get(row.id) ?? 0 })), nextCursor };
}

async function countApplications(db: Database, jobIds: readonly string[]): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({ jobId: jobApplications.jobId, applications: count() })
    .from(jobApplications)
    .where(inArray(jobApplications.jobId, [...jobIds]))
    .groupBy(jobApplications.jobId);
  return new Map(rows.map(({ jobId, applications }) => [jobId, applications]));
}

/** Returns the store in whose name a job would be posted. */
export async function findPoster(db: Database, supplierId: string) {
  const [supplier] = await db
    .select({ name: suppliers.businessName, logoSeed: suppliers.logoSeed, isPublic: suppliers.isPublic })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return supplier ?? null;
}

/** Returns a job as its editors see it; 404 for a job of another store. */
export async function getPosting(asking: ReadContext, id: string) {
  const rows = await asking.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), await editableJobs(asking)));
  return onlyRow(rows, 'Job');
}
