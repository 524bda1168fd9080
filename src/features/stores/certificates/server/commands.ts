import { and, asc, between, eq } from 'drizzle-orm';
import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import {
  hideCertificate,
  showCertificate,
} from '#features/stores/storefront/server/commands/certificates.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { type CertificateForm, certificateDecided } from '../contract.ts';
import { certificateReminderDays, daysUntil, dueReminder } from '../rules.ts';
import { certificates } from './tables.ts';

const maxPerStore = 60;

/** Submits a certificate with its document for review. Buyers see it once it is approved. */
export async function addCertificate(
  ctx: CommandContext,
  form: CertificateForm,
): Promise<{ supplierId: string }> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'certificates.write');
  if (daysUntil(form.expiresOn, ctx.now) < 0)
    throw invalidFields([{ path: 'expiresOn', message: 'This certificate has expired' }]);
  await lockUntilCommit(ctx.db, `certificates:${supplierId}`);
  if ((await ctx.db.$count(certificates, eq(certificates.supplierId, supplierId))) >= maxPerStore)
    throw new AppError(
      'conflict',
      `Your store already has ${maxPerStore} certificates, the maximum. Remove an old one first.`,
    );
  try {
    await attachFile(ctx, { id: form.documentFileId, purpose: 'certificate-document' });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    throw invalidFields([
      { path: 'documentFileId', message: 'The document is no longer available. Add it again.' },
    ]);
  }
  await ctx.db
    .insert(certificates)
    .values({ id: newId(), supplierId, ...form, status: 'submitted', submittedAt: ctx.now });
  return { supplierId };
}

/** Deletes a certificate of the caller's store; buyers no longer see it. */
export async function removeCertificate(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'certificates.write');
  const [gone] = await ctx.db
    .delete(certificates)
    .where(and(eq(certificates.id, id), eq(certificates.supplierId, supplierId)))
    .returning({ documentFileId: certificates.documentFileId });
  if (!gone) throw notFound('Certificate');
  if (gone.documentFileId) await detachFile(ctx, { id: gone.documentFileId });
  await hideCertificate(ctx, { id, supplierId });
}

interface CertificateDecision {
  id: string;
  approve: boolean;
  note: string;
}

/** Approves or rejects a certificate. The second of two simultaneous decisions is refused. */
export async function decideCertificate(
  ctx: CommandContext,
  { id, approve, note }: CertificateDecision,
): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  if (!approve && note === '')
    throw invalidFields([{ path: 'note', message: 'Describe what needs to change' }]);
  const [decided] = await ctx.db
    .update(certificates)
    .set({ status: approve ? 'approved' : 'rejected', note, decidedAt: ctx.now, decidedBy: accountId })
    .where(and(eq(certificates.id, id), eq(certificates.status, 'submitted')))
    .returning();
  if (!decided) {
    if ((await ctx.db.$count(certificates, eq(certificates.id, id))) === 0) throw notFound('Certificate');
    throw new AppError('conflict', 'This certificate has already been reviewed. Reload the page.', {
      reason: 'decided_meanwhile',
    });
  }
  if (approve) await showCertificate(ctx, decided);
  await ctx.emit(certificateDecided, { supplierId: decided.supplierId, certificateId: id });
}

/** Returns the certificates whose next reminder is due, and marks them as reminded. */
export async function claimDueReminders(ctx: CommandContext) {
  const today = toDateString(ctx.now);
  const rows = await ctx.db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.status, 'approved'),
        between(certificates.expiresOn, today, toDateString(addDays(ctx.now, certificateReminderDays[0]))),
      ),
    )
    .orderBy(asc(certificates.expiresOn))
    .limit(1000)
    .for('update', { skipLocked: true });
  const due = [];
  for (const row of rows) {
    const daysLeft = daysUntil(row.expiresOn, ctx.now);
    const remindedDays = dueReminder(daysLeft, row.remindedDays);
    if (remindedDays === null) continue;
    await ctx.db.update(certificates).set({ remindedDays }).where(eq(certificates.id, row.id));
    due.push({ ...row, daysLeft });
  }
  return due;
}
