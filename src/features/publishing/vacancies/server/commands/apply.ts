import { createHash } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { displayName, nameForContent } from '#features/files/files/rules.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { cleanUpload } from '#platform/files/inspect.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { fingerprint, runOncePerKey } from '#platform/idempotency/replay.ts';
import type { ApplicationForm } from '../../contract/applications.ts';
import type { ApplicationStatus } from '../../contract/options.ts';
import { jobApplied } from '../../contract.ts';
import { withdrawable } from '../../rules.ts';
import { findOpenJob } from '../queries/jobs.ts';
import { jobApplications } from '../tables.ts';

interface ApplicationInput extends ApplicationForm {
  slug: string;
}

interface ApplicationReceipt {
  id: string;
  status: ApplicationStatus;
}

/**
 * Applies for a job, signed in or not. The CV is stored before the row is written, so that a row never refers to a
 * missing file; if the row is not written, the file is removed. The same Idempotency-Key with the same application and
 * CV returns the first response.
 */
export async function applyForJob(
  context: RequestContext,
  { slug, cv, ...form }: ApplicationInput,
): Promise<ApplicationReceipt> {
  const { kernel, db, now, idempotencyKey } = context;
  const job = await findOpenJob(db, { slug, now });
  if (!job)
    throw new AppError('conflict', 'This job is closed and no longer accepts applications.', {
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
  await kernel.files.put(cvStorageKey, { bytes: clean, contentType: 'application/pdf' });
  const run = (ctx: CommandContext) => storeApplication(ctx, row);
  try {
    const receipt = await context.write((ctx) => {
      if (!idempotencyKey) return run(ctx);
      const digest = createHash('sha256').update(bytes).digest('base64url');
      const request = {
        endpoint: 'jobs.apply',
        key: idempotencyKey,
        fingerprint: fingerprint([slug, form, digest]),
      };
      return runOncePerKey(ctx, { request, run: () => run(ctx) });
    });
    if (receipt.id !== id) await kernel.files.remove(cvStorageKey);
    return receipt;
  } catch (error) {
    await kernel.files.remove(cvStorageKey);
    throw error;
  }
}

async function cleanCv(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await cleanUpload(bytes, { accepts: ['application/pdf'] })).bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') {
      throw invalidFields([{ path: 'cv', message: error.message }]);
    }
    throw error;
  }
}

type NewRow = Omit<typeof jobApplications.$inferInsert, 'status' | 'createdAt' | 'updatedAt'>;

async function storeApplication(ctx: CommandContext, row: NewRow): Promise<ApplicationReceipt> {
  const accountId = ctx.actor?.accountId ?? null;
  if (accountId) await refuseSecondApplication(ctx, { accountId, jobId: row.jobId });
  const status = 'received' as const;
  await ctx.db
    .insert(jobApplications)
    .values({ ...row, accountId, status, createdAt: ctx.now, updatedAt: ctx.now });
  await ctx.emit(jobApplied, { applicationId: row.id });
  return { id: row.id, status };
}

/**
 * Allows one application per job and account, except after withdrawing. A lock makes concurrent applications run one
 * after another.
 */
async function refuseSecondApplication(
  ctx: CommandContext,
  { accountId, jobId }: { accountId: string; jobId: string },
): Promise<void> {
  await lockUntilCommit(ctx.db, `job-application:${jobId}:${accountId}`);
  const [existing] = await ctx.db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.jobId, jobId),
        eq(jobApplications.accountId, accountId),
        ne(jobApplications.status, 'withdrawn'),
      ),
    );
  if (existing) {
    throw new AppError(
      'conflict',
      'You have already applied for this job. Find your application in your account.',
      {
        reason: 'applied_already',
      },
    );
  }
}

/** Withdraws the applicant's application, as long as nothing has been decided. */
export async function withdrawApplication(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const mine = and(eq(jobApplications.id, id), eq(jobApplications.accountId, accountId));
  const [known] = await ctx.db.select({ id: jobApplications.id }).from(jobApplications).where(mine);
  if (!known) throw notFound('Application');
  const [changed] = await ctx.db
    .update(jobApplications)
    .set({ status: 'withdrawn', updatedAt: ctx.now })
    .where(and(mine, inArray(jobApplications.status, [...withdrawable])))
    .returning({ id: jobApplications.id });
  if (!changed)
    throw new AppError('conflict', 'A decision has been made, so this application can’t be withdrawn.');
}
