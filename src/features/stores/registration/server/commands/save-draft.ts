import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import { canEdit } from '#features/stores/suppliers/rules.ts';
import {
  createStore,
  lockStore,
  updateStore,
} from '#features/stores/suppliers/server/commands/write-store.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { fileIdsOf } from '../queries.ts';

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
  { version, step, form }: DraftInput,
): Promise<{ version: number; savedAt: string }> {
  const { accountId } = requireRole(ctx, 'supplier', 'admin');
  await createStore(ctx, accountId);
  const before = await lockStore(ctx, { ownerAccountId: accountId });
  if (!before) throw draftChanged();
  if (!canEdit(before.status)) throw registrationClosed();
  if (before.draftVersion !== version) throw draftChanged();
  await updateDraftFiles(ctx, { before: before.draft, now: form });
  await updateStore(ctx, {
    id: before.id,
    draft: form,
    draftStep: step,
    draftVersion: version + 1,
    draftSavedAt: ctx.now,
    businessName: form.businessName?.slice(0, 120) ?? '',
  });
  return { version: version + 1, savedAt: ctx.now.toISOString() };
}

/** Marks newly referenced files as used, and releases those that the draft no longer refers to. */
async function updateDraftFiles(
  ctx: CommandContext,
  { before, now }: { before: RegistrationDraft; now: RegistrationDraft },
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
