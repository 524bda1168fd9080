import { and, eq, inArray, sql } from 'drizzle-orm';
import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { RegistrationDraft } from '../../contract/registration-form.ts';
import { canEdit, transitions } from '../../rules.ts';
import { fileIdsOf } from '../queries/registrations.ts';
import { suppliers } from '../tables.ts';

interface DraftInput {
  /** Version that the caller last saw; another device may have saved since. */
  version: number;
  step: number;
  form: RegistrationDraft;
}

export const draftChanged = (): AppError =>
  new AppError('conflict', 'This registration was updated on another device.', {
    reason: 'draft_changed',
  });

export const registrationClosed = (): AppError =>
  new AppError('conflict', 'This registration has been submitted and cannot be changed.', {
    reason: 'registration_closed',
  });

/** Saves the draft as it is, valid or not; refused if another device saved since the caller last loaded it. */
export async function saveDraft(
  ctx: CommandContext,
  draft: DraftInput,
): Promise<{ version: number; savedAt: string }> {
  const { accountId } = requireRole(ctx, 'supplier', 'admin');
  const before = await lockOrCreateDraft(ctx, accountId);
  if (!canEdit(before.status)) throw registrationClosed();
  if (before.draftVersion !== draft.version) throw draftChanged();
  await updateDraftFiles(ctx, before.draft, draft.form);
  const [saved] = await ctx.db
    .update(suppliers)
    .set({
      draft: draft.form,
      draftStep: draft.step,
      draftVersion: sql`${suppliers.draftVersion} + 1`,
      draftSavedAt: ctx.now,
      businessName: draft.form.businessName?.slice(0, 120) ?? '',
      updatedAt: ctx.now,
    })
    .where(
      and(eq(suppliers.ownerAccountId, accountId), inArray(suppliers.status, [...transitions.submit.from])),
    )
    .returning({ version: suppliers.draftVersion });
  if (!saved) throw registrationClosed();
  return { version: saved.version, savedAt: ctx.now.toISOString() };
}

/**
 * Returns the caller's row, locked until the transaction ends. The first save creates it, once, even with
 * simultaneous requests.
 */
async function lockOrCreateDraft(ctx: CommandContext, accountId: string) {
  const id = newId();
  await ctx.db
    .insert(suppliers)
    .values({
      id,
      ownerAccountId: accountId,
      slug: id,
      status: 'draft',
      logoSeed: id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({ target: suppliers.ownerAccountId });
  const [row] = await ctx.db
    .select({ status: suppliers.status, draft: suppliers.draft, draftVersion: suppliers.draftVersion })
    .from(suppliers)
    .where(eq(suppliers.ownerAccountId, accountId))
    .for('update');
  if (!row) throw draftChanged();
  return row;
}

/** Marks newly referenced files as used, and releases those that the draft no longer refers to. */
async function updateDraftFiles(
  ctx: CommandContext,
  before: RegistrationDraft,
  now: RegistrationDraft,
): Promise<void> {
  const referencedIds = new Set(fileIdsOf(now));
  const { verificationDocFile, businessLogo, productImages = [] } = now;
  // A file that stays in its field was checked before; one that moves to another field is checked again.
  if (verificationDocFile && verificationDocFile !== before.verificationDocFile)
    await attachFile(ctx, { id: verificationDocFile, purpose: 'verification-document' });
  if (businessLogo && businessLogo !== before.businessLogo)
    await attachFile(ctx, { id: businessLogo, purpose: 'business-logo' });
  for (const id of productImages.filter((one) => !before.productImages?.includes(one)))
    await attachFile(ctx, { id, purpose: ['product-image', 'product-document'] });
  for (const id of new Set(fileIdsOf(before))) if (!referencedIds.has(id)) await detachFile(ctx, { id });
}
