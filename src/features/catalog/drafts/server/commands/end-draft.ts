import { eq, inArray } from 'drizzle-orm';
import { releaseFileIds, transferFiles } from '#features/files/files/server/commands/attach-file.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import type { DraftValues } from '../../contract/draft-values.ts';
import { draftFiles } from '../../rules/gaps.ts';
import { isStoreDraft, listProductFiles } from '../queries.ts';
import { productDrafts } from '../tables.ts';
import { draftChangedElsewhere, draftGone } from './save-draft.ts';

const listUploads = (values: DraftValues): string[] => Object.values(draftFiles(values)).flat();

/** Discards a draft of the caller's store and releases its uploads. */
export async function discardDraft(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  const [draft] = await ctx.db.delete(productDrafts).where(isStoreDraft({ id, supplierId })).returning();
  if (!draft) throw notFound('Draft');
  await releaseFileIds(ctx, await listUploadsOfDraftOnly(ctx, draft));
}

/** Returns the uploads that only the draft uses, not its product. */
async function listUploadsOfDraftOnly(
  ctx: CommandContext,
  { values, productId }: { values: DraftValues; productId: string | null },
): Promise<string[]> {
  if (productId === null) return listUploads(values);
  const ofProduct = await listProductFiles(ctx.db, productId);
  return listUploads(values).filter((id) => !ofProduct.has(id));
}

/** Deletes the unsaved changes to products that were deleted. */
export async function deleteProductChanges(
  ctx: CommandContext,
  productIds: readonly string[],
): Promise<void> {
  const drafts = await ctx.db
    .delete(productDrafts)
    .where(inArray(productDrafts.productId, [...productIds]))
    .returning();
  for (const draft of drafts) await releaseFileIds(ctx, await listUploadsOfDraftOnly(ctx, draft));
}

/**
 * Deletes a draft because its product is being saved, and passes its uploads to the caller, even those that colleagues
 * made, so that the product can use them. The caller has checked the store, and attaches the files it needs.
 */
export async function consumeDraft(
  ctx: CommandContext,
  { id, version, supplierId }: { id: string; version: number; supplierId: string },
): Promise<void> {
  const [draft] = await ctx.db.delete(productDrafts).where(isStoreDraft({ id, supplierId })).returning();
  if (!draft) throw draftGone();
  if (draft.version !== version) throw draftChangedElsewhere();
  const uploads = await listUploadsOfDraftOnly(ctx, draft);
  await transferFiles(ctx, { ids: uploads, accountId: requireSignedIn(ctx).accountId });
  await releaseFileIds(ctx, uploads);
}

/** Deletes all drafts of a store that was closed. */
export async function deleteStoreDrafts(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  const drafts = await ctx.db
    .delete(productDrafts)
    .where(eq(productDrafts.supplierId, supplierId))
    .returning({ values: productDrafts.values });
  await releaseFileIds(
    ctx,
    drafts.flatMap(({ values }) => listUploads(values)),
  );
}
