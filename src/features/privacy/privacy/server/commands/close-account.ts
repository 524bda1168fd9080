import { eq, sql } from 'drizzle-orm';
import { deleteStoreDrafts } from '#features/catalog/drafts/server/commands/end-draft.ts';
import { releaseFilesByPurpose } from '#features/files/files/server/commands/attach-file.ts';
import { eraseAccount } from '#features/identity/accounts/server/commands/erase-account.ts';
import { requirePassword } from '#features/identity/accounts/server/commands/require-password.ts';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { deleteApplicationsOf } from '#features/publishing/vacancies/server/commands/delete-applications.ts';
import { closeQuotes } from '#features/sourcing/quotes/server/commands/close-quote.ts';
import { closeRequests } from '#features/sourcing/requests/server/commands/draft-request.ts';
import { forgetBuyer } from '#features/sourcing/requirements/server/commands/submit-requirement.ts';
import { deleteBankDetails } from '#features/stores/bank-details/server/commands.ts';
import { closeStoreOf } from '#features/stores/suppliers/server/commands/members.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { decideClosing } from '../../rules.ts';
import { closedMail } from '../emails.ts';
import { getClosing } from '../queries/closing.ts';
import { listAccountTables } from '../queries/personal-tables.ts';
import { dataExports } from '../tables.ts';

export const removeExportJob = defineJob<{ keys: string[] }>('privacy.remove-exports');

/**
 * Closes the caller's account for good, given the password, in one transaction. Data that belongs only to the caller
 * is deleted; data in the orders and conversations of others is kept, without the caller's name.
 */
export async function closeAccount(
  context: RequestContext,
  { password }: { password: string },
): Promise<void> {
  await requirePassword(context, { password, field: 'password' });
  await context.write(deleteAccountData);
}

async function deleteAccountData(ctx: CommandContext): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const decision = decideClosing(await getClosing(ctx.db, { accountId, now: ctx.now }));
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  const { email: to, name } = await getUser(ctx.db, accountId);
  await sendMail(ctx, closedMail({ to, name }));
  const copies = await ctx.db
    .select({ storageKey: dataExports.storageKey })
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId));
  const keys = copies.flatMap(({ storageKey }) => storageKey ?? []);
  if (keys.length > 0) await addJob(ctx.db, { job: removeExportJob, payload: { keys } });
  const supplierId = await closeStoreOf(ctx, { accountId });
  if (supplierId) {
    await deleteBankDetails(ctx, { supplierId });
    await deleteStoreDrafts(ctx, { supplierId });
  }
  await releaseFilesByPurpose(ctx, { accountId, purposes: ['verification-document', 'business-logo'] });
  await forgetBuyer(ctx, { accountId });
  await closeRequests(ctx, { accountId });
  await closeQuotes(ctx, { accountId, supplierId });
  await deleteApplicationsOf(ctx, { accountId });
  for (const { table, column } of await listAccountTables(ctx.db)) {
    await ctx.db.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${accountId}::uuid`,
    );
  }
  await eraseAccount(ctx, { accountId });
}
