import { eq, sql } from 'drizzle-orm';
import { forgetDrafts } from '#features/catalog/drafts/server/commands/end-draft.ts';
import { releaseFiles } from '#features/files/files/server/commands/attach-file.ts';
import { eraseAccount } from '#features/identity/accounts/server/commands/erase-account.ts';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { forgetApplicant } from '#features/publishing/vacancies/server/commands/forget-applications.ts';
import { forgetBuyer } from '#features/sourcing/requests/server/commands/submit-requirement.ts';
import { forgetBankDetails } from '#features/stores/bank-details/server/commands.ts';
import { closeStoreOf } from '#features/stores/suppliers/server/commands/members.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { whyNotClose } from '../../rules.ts';
import { closedMail } from '../emails.ts';
import { getClosing } from '../queries/closing.ts';
import { listOwnTables } from '../queries/tables-of-person.ts';
import { dataExports } from '../tables.ts';

export const removeExportJob = defineJob<{ keys: string[] }>('privacy.remove-exports');

/**
 * Closes the caller's account for good, in one transaction. What is theirs alone is deleted; what belongs to
 * other people's orders and conversations stays, without their name.
 */
export async function closeAccount(ctx: CommandContext): Promise<void> {
  const { accountId } = signedIn(ctx);
  const refusal = whyNotClose(await getClosing(ctx.db, { accountId, now: ctx.now }));
  if (refusal) throw refusal;
  const { email: to, name } = await getUser(ctx.db, accountId);
  await sendMail(ctx, closedMail({ to, name }));
  const copies = await ctx.db
    .select({ storageKey: dataExports.storageKey })
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId));
  const keys = copies.flatMap(({ storageKey }) => storageKey ?? []);
  if (keys.length > 0) await addJob(ctx.db, removeExportJob, { keys });
  const supplierId = await closeStoreOf(ctx, { accountId });
  if (supplierId) {
    await forgetBankDetails(ctx, { supplierId });
    await forgetDrafts(ctx, { supplierId });
  }
  await releaseFiles(ctx, { accountId, purposes: ['verification-document', 'business-logo'] });
  await forgetBuyer(ctx, { accountId });
  await forgetApplicant(ctx, { accountId });
  for (const { table, column } of await listOwnTables(ctx.db)) {
    await ctx.db.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${accountId}::uuid`,
    );
  }
  await eraseAccount(ctx, { accountId });
}
