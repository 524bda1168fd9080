import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { type Reader, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationStatus } from '../../contract/options.ts';
import { jobApplications, jobs } from '../tables.ts';
import { editableJobs } from './postings.ts';

interface ReadContext {
  db: Database;
  actor: Reader | null;
}

const ownColumns = {
  id: jobApplications.id,
  job: { id: jobs.id, title: jobs.title, slug: jobs.slug, companyName: jobs.companyName },
  status: jobApplications.status,
  cvName: jobApplications.cvName,
  createdAt: jobApplications.createdAt,
  updatedAt: jobApplications.updatedAt,
};

const receivedColumns = {
  ...ownColumns,
  name: jobApplications.name,
  email: jobApplications.email,
  phone: jobApplications.phone,
  message: jobApplications.message,
  cvBytes: jobApplications.cvBytes,
};

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** Returns the applications of the signed-in user, newest first. */
export async function listOwnApplications({ db, actor }: ReadContext, { cursor, limit }: Page) {
  const { accountId } = requireSignedIn({ actor });
  const rows = await db
    .select(ownColumns)
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.accountId, accountId), cursor ? lt(jobApplications.id, cursor) : undefined))
    .orderBy(desc(jobApplications.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

interface ReceivedPage extends Page {
  jobId?: string | undefined;
  status?: ApplicationStatus | undefined;
  poster?: 'admins' | 'stores' | undefined;
}

/** Returns applications for the jobs that the caller may edit, newest first. */
export async function listReceived(
  asking: ReadContext,
  { jobId, status, poster, cursor, limit }: ReceivedPage,
) {
  const rows = await asking.db
    .select(receivedColumns)
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        await editableJobs(asking),
        jobId ? eq(jobApplications.jobId, jobId) : undefined,
        status ? eq(jobApplications.status, status) : undefined,
        poster ? sql`(${jobs.supplierId} is null) = ${poster === 'admins'}` : undefined,
        cursor ? lt(jobApplications.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(jobApplications.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

function toPage<Row extends { id: string }>(rows: Row[], limit: number) {
  const applications = rows.slice(0, limit);
  return { applications, nextCursor: rows.length > limit ? (applications.at(-1)?.id ?? null) : null };
}

/** Returns the storage key of a CV for the applicant, admins and the employer; 404 for others. */
export async function getReadableCv({ db, actor }: ReadContext, id: string) {
  const { accountId, role } = requireSignedIn({ actor });
  const mine: SQL[] = [eq(jobApplications.accountId, accountId)];
  if (role === 'supplier') {
    const store = await findStoreOf(db, accountId);
    if (store?.role === 'owner') mine.push(eq(jobs.supplierId, store.id));
  }
  const [row] = await db
    .select({ name: jobApplications.cvName, storageKey: jobApplications.cvStorageKey })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(eq(jobApplications.id, id), role === 'admin' ? undefined : sql`(${sql.join(mine, sql` or `)})`),
    );
  if (!row) throw notFound('Application');
  return row;
}

/** Returns the details of an application needed for emails. */
export async function getContact(db: Database, applicationId: string) {
  const [row] = await db
    .select({
      name: jobApplications.name,
      email: jobApplications.email,
      isVisitor: sql<boolean>`${jobApplications.accountId} is null`,
      title: jobs.title,
      slug: jobs.slug,
      companyName: jobs.companyName,
      posterEmail: accounts.email,
      posterName: accounts.name,
      jobId: jobs.id,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
    .leftJoin(accounts, eq(accounts.id, suppliers.ownerAccountId))
    .where(eq(jobApplications.id, applicationId));
  return row ?? null;
}

/** Returns up to a hundred applications created before a given time, with the storage keys of their CVs. */
export const listApplicationsBefore = (db: Database, before: Date) =>
  db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(lt(jobApplications.createdAt, before))
    .orderBy(jobApplications.createdAt)
    .limit(100);
