import { createHash } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { displayName, nameForContent } from '#features/files/files/rules.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { cleanUpload } from '#platform/files/inspect.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { fingerprint, replayOrRun } from '#platform/idempotency/replay.ts';
import type { ApplicationForm } from '../../contract/applications.ts';
import type { ApplicationStatus } from '../../contract/words.ts';
import { jobApplied } from '../../contract.ts';
import { withdrawable } from '../../rules.ts';
import { findOpenJob } from '../queries/jobs.ts';
import { jobApplications } from '../tables.ts';

interface Application extends ApplicationForm {
  slug: string;
  cv: File;
}

interface Kept {
  id: string;
  status: ApplicationStatus;
}

/**
 * Applies for a job, signed in or not. The CV is stored before the row is written, so a row never points at
 * nothing; where the row is not written, the bytes go. The same Idempotency-Key with the same application,
 * its CV included, answers as the first time.
 */
export async function applyForJob(
  context: RequestContext,
  { slug, cv, ...form }: Application,
): Promise<Kept> {
  const { kernel, db, now, idempotencyKey } = context;
  const job = await findOpenJob(db, { slug, now });
  if (!job)
    throw new AppError('conflict', 'This job is closed. Nobody can apply any more.', {
      reason: 'job_closed',
    });
  const bytes = new Uint8Array(await cv.arrayBuffer());
  const clean = await cleanCv(bytes);
  const id = newId();
  const cvStorageKey = `job-applications/${id}`;
  const row = {
    id,
    jobId: job.id,
    ...form,
    phone: form.phone || null,
    message: form.message ?? '',
    cvName: nameForContent(displayName(cv.name), 'application/pdf'),
    cvBytes: clean.byteLength,
    cvStorageKey,
  };
  await kernel.files.put(cvStorageKey, clean, 'application/pdf');
  const run = (ctx: CommandContext) => keepApplication(ctx, row);
  try {
    const kept = await context.write((ctx) => {
      if (!idempotencyKey) return run(ctx);
      const digest = createHash('sha256').update(bytes).digest('base64url');
      const request = {
        endpoint: 'jobs.apply',
        key: idempotencyKey,
        fingerprint: fingerprint([slug, form, digest]),
      };
      return replayOrRun(ctx, request, () => run(ctx));
    });
    if (kept.id !== id) await kernel.files.remove(cvStorageKey);
    return kept;
  } catch (error) {
    await kernel.files.remove(cvStorageKey);
    throw error;
  }
}

async function cleanCv(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await cleanUpload(bytes, ['application/pdf'])).bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') {
      throw invalidFields([{ path: 'cv', message: error.message }]);
    }
    throw error;
  }
}

type NewRow = Omit<typeof jobApplications.$inferInsert, 'status' | 'createdAt' | 'updatedAt'>;

async function keepApplication(ctx: CommandContext, row: NewRow): Promise<Kept> {
  const accountId = ctx.actor?.accountId ?? null;
  if (accountId) await refuseSecond(ctx, { accountId, jobId: row.jobId });
  const status = 'received' as const;
  await ctx.db
    .insert(jobApplications)
    .values({ ...row, accountId, status, createdAt: ctx.now, updatedAt: ctx.now });
  await ctx.emit(jobApplied, { applicationId: row.id });
  return { id: row.id, status };
}

/** One application for each job and account; who withdrew may apply again. Two at once take turns by the job's lock. */
async function refuseSecond(
  ctx: CommandContext,
  { accountId, jobId }: { accountId: string; jobId: string },
): Promise<void> {
  await lockUntilCommit(ctx.db, `job-application:${jobId}:${accountId}`);
  const [other] = await ctx.db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.jobId, jobId),
        eq(jobApplications.accountId, accountId),
        ne(jobApplications.status, 'withdrawn'),
      ),
    );
  if (other) {
    throw new AppError('conflict', 'You have applied for this job already. It stands in your account.', {
      reason: 'applied_already',
    });
  }
}

/** The applicant takes the application back, as long as nothing has been decided. */
export async function withdrawApplication(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  const mine = and(eq(jobApplications.id, id), eq(jobApplications.accountId, accountId));
  const [known] = await ctx.db.select({ id: jobApplications.id }).from(jobApplications).where(mine);
  if (!known) throw notFound('Application');
  const [changed] = await ctx.db
    .update(jobApplications)
    .set({ status: 'withdrawn', updatedAt: ctx.now })
    .where(and(mine, inArray(jobApplications.status, [...withdrawable])))
    .returning({ id: jobApplications.id });
  if (!changed) throw new AppError('conflict', 'This application has been decided and cannot be withdrawn.');
}
