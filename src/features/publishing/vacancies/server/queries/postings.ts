import { and, count, desc, eq, gt, ilike, inArray, lt, lte, type SQL } from 'drizzle-orm';
import type { PublicationFilter } from '#features/publishing/blog/contract/editing.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
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

export const postingColumns = {
  id: jobs.id,
  title: jobs.title,
  slug: jobs.slug,
  companyName: jobs.companyName,
  function: jobs.function,
  type: jobs.type,
  workplace: jobs.workplace,
  city: jobs.city,
  country: jobs.country,
  summary: jobs.summary,
  markdown: jobs.markdown,
  salaryMinMinor: jobs.salaryMinMinor,
  salaryMaxMinor: jobs.salaryMaxMinor,
  currency: jobs.currency,
  salaryPer: jobs.salaryPer,
  expiresOn: jobs.expiresOn,
  isDraft: jobs.isDraft,
  wasPublic: jobs.wasPublic,
  publishedAt: jobs.publishedAt,
  version: jobs.version,
};

interface PostingPage {
  state: PublicationFilter;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns jobs that the caller may edit, most recently created first, with the number of their applications. */
export async function listPostings(asking: ReadContext, { state, q, cursor, limit, now }: PostingPage) {
  const { db } = asking;
  const rows = await db
    .select(postingColumns)
    .from(jobs)
    .where(
      and(
        await editableJobs(asking),
        inState(state, now),
        q ? ilike(jobs.title, containsPattern(q)) : undefined,
        cursor ? lt(jobs.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const counts = await countApplications(
    db,
    shown.map(({ id }) => id),
  );
  return {
    postings: shown.map((row) => ({ ...row, applications: counts.get(row.id) ?? 0 })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
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

function inState(state: PublicationFilter, now: Date): SQL | undefined {
  if (state === 'draft') return eq(jobs.isDraft, true);
  if (state === 'scheduled') return and(eq(jobs.isDraft, false), gt(jobs.publishedAt, now));
  return state === 'published' ? and(eq(jobs.isDraft, false), lte(jobs.publishedAt, now)) : undefined;
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
  const [row] = await asking.db
    .select(postingColumns)
    .from(jobs)
    .where(and(eq(jobs.id, id), await editableJobs(asking)));
  if (!row) throw notFound('Job');
  return row;
}
