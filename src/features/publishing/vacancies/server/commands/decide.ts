import { and, eq } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { ApplicationStatus } from '../../contract/options.ts';
import { applicationDecided } from '../../contract.ts';
import { decideStep } from '../../rules.ts';
import { editableJobs } from '../queries/postings.ts';
import { jobApplications, jobs } from '../tables.ts';

interface Decision {
  id: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
}

/**
 * Moves an application to its next status, for editors of its job. Of two concurrent decisions, the second gets an
 * error.
 */
export async function decideApplication(ctx: CommandContext, { id, from, to }: Decision): Promise<void> {
  requireRole(ctx, 'admin', 'supplier');
  const [known] = await ctx.db
    .select({ status: jobApplications.status })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.id, id), await editableJobs(ctx)));
  if (!known) throw notFound('Application');
  const decision = decideStep(from, to);
  if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'illegal_step' });
  const [changed] = await ctx.db
    .update(jobApplications)
    .set({ status: to, updatedAt: ctx.now })
    .where(and(eq(jobApplications.id, id), eq(jobApplications.status, from)))
    .returning({ id: jobApplications.id });
  if (!changed) {
    throw new AppError(
      'conflict',
      'Someone else has just decided on this application. Reload the page to see the decision.',
      {
        reason: 'stale',
      },
    );
  }
  await ctx.emit(applicationDecided, { applicationId: id, to });
}
