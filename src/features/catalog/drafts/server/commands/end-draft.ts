import { eq, inArray } from 'drizzle-orm';
import { passFiles, releaseFileIds } from '#features/files/files/server/commands/attach-file.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { notFound } from '#lib/errors.ts';
import { type CommandContext, signedIn, withRole } from '#platform/commands/context.ts';
import type { DraftValues } from '../../contract/draft-values.ts';
import { filesOf } from '../../rules/gaps.ts';
import { listProductFiles, ofStore } from '../queries.ts';
import { productDrafts } from '../tables.ts';
import { changedElsewhere, gone } from './save-draft.ts';

const uploadsOf = (values: DraftValues): string[] => Object.values(filesOf(values)).flat();

/** Discards a draft of the caller's store. Its uploads are let go. */
export async function discardDraft(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  const [draft] = await ctx.db.delete(productDrafts).where(ofStore({ id, supplierId })).returning();
  if (!draft) throw notFound('Draft');
  await releaseFileIds(ctx, await uploadsBeside(ctx, draft));
}

/** Uploads of a draft that are its alone. */
async function uploadsBeside(
  ctx: CommandContext,
  { values, productId }: { values: DraftValues; productId: string | null },
): Promise<string[]> {
  if (productId === null) return uploadsOf(values);
  const ofProduct = await listProductFiles(ctx.db, productId);
  return uploadsOf(values).filter((id) => !ofProduct.has(id));
}

/** Products were deleted: changes to them that were not saved go too. */
export async function forgetChanges(ctx: CommandContext, productIds: readonly string[]): Promise<void> {
  const drafts = await ctx.db
    .delete(productDrafts)
    .where(inArray(productDrafts.productId, [...productIds]))
    .returning();
  for (const draft of drafts) await releaseFileIds(ctx, await uploadsBeside(ctx, draft));
}

/**
 * A draft becomes a product, or what that says from now on: it is gone, and its uploads are the caller's, whoever of the store had made them, so
 * that the product can take them. The caller has checked whose store it is, and takes what it uses.
 */
export async function takeDraft(
  ctx: CommandContext,
  { id, version, supplierId }: { id: string; version: number; supplierId: string },
): Promise<void> {
  const [draft] = await ctx.db.delete(productDrafts).where(ofStore({ id, supplierId })).returning();
  if (!draft) throw gone();
  if (draft.version !== version) throw changedElsewhere();
  const uploads = await uploadsBeside(ctx, draft);
  await passFiles(ctx, { ids: uploads, accountId: signedIn(ctx).accountId });
  await releaseFileIds(ctx, uploads);
}

/** A store was closed: what it was writing goes. */
export async function forgetDrafts(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  const drafts = await ctx.db
    .delete(productDrafts)
    .where(eq(productDrafts.supplierId, supplierId))
    .returning({ values: productDrafts.values });
  await releaseFileIds(
    ctx,
    drafts.flatMap(({ values }) => uploadsOf(values)),
  );
}
