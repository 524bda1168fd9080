import { and, eq, inArray, sql } from 'drizzle-orm';
import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import type { RegistrationDraft } from '../../contract/registration-form.ts';
import { canEdit, transitions } from '../../rules.ts';
import { fileIdsOf } from '../queries/registrations.ts';
import { suppliers } from '../tables.ts';

interface Draft {
  /** What the caller last saw; another device may have saved since. */
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

/** Saves what was typed so far, right or wrong, if nobody saved since the caller last looked. */
export async function saveDraft(
  ctx: CommandContext,
  draft: Draft,
): Promise<{ version: number; savedAt: string }> {
  const { accountId } = withRole(ctx, 'supplier', 'admin');
  const before = await lockOrCreate(ctx, accountId);
  if (!canEdit(before.status)) throw registrationClosed();
  if (before.draftVersion !== draft.version) throw draftChanged();
  await keepFiles(ctx, before.draft, draft.form);
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

/** The caller's row, locked until the transaction ends; made on the first saving, once, however many arrive. */
async function lockOrCreate(ctx: CommandContext, accountId: string) {
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

/** Files that the draft names now are kept; those that it no longer names are let go. */
async function keepFiles(
  ctx: CommandContext,
  before: RegistrationDraft,
  now: RegistrationDraft,
): Promise<void> {
  const named = new Set(fileIdsOf(now));
  const { verificationDocFile, businessLogo, productImages = [] } = now;
  // What a field held before was checked for that field; a file that moves to another is checked again.
  if (verificationDocFile && verificationDocFile !== before.verificationDocFile)
    await attachFile(ctx, { id: verificationDocFile, purpose: 'verification-document' });
  if (businessLogo && businessLogo !== before.businessLogo)
    await attachFile(ctx, { id: businessLogo, purpose: 'business-logo' });
  for (const id of productImages.filter((one) => !before.productImages?.includes(one)))
    await attachFile(ctx, { id, purpose: ['product-image', 'product-document'] });
  for (const id of new Set(fileIdsOf(before))) if (!named.has(id)) await detachFile(ctx, { id });
}
