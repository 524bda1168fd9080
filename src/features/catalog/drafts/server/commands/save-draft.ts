import { isDeepStrictEqual } from 'node:util';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import type { FilePurpose } from '#features/files/files/contract.ts';
import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import type { DraftValues, EditBase } from '../../contract/draft-values.ts';
import { maxDrafts } from '../../contract.ts';
import { draftFiles, findDraftGaps } from '../../rules/gaps.ts';
import { countDrafts, isStoreDraft, isStoreProduct, listProductFiles } from '../queries.ts';
import { productDrafts } from '../tables.ts';

interface SaveDraftInput {
  id: string;
  /** The version that was changed; 0 creates the draft. */
  version: number;
  values: DraftValues;
  /** Present if the draft holds changes to the product with this id. */
  began?: EditBase | null | undefined;
}

interface SavedDraft {
  id: string;
  version: number;
  savedAt: Date;
}

/**
 * Saves a draft. The last save wins, but never unknowingly: a save that starts from an older version is refused, so
 * that the user can decide. Repeating a save whose response was lost returns the saved draft.
 */
export async function saveDraft(
  ctx: CommandContext,
  { id, version, values, began }: SaveDraftInput,
): Promise<SavedDraft> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  if (began && !(await isStoreProduct(ctx.db, { id, supplierId }))) throw notFound('Product');
  const before = await lockDraft(ctx, { id, supplierId, isNew: version === 0 });
  const same = { values, began: began ?? null };
  if (before && isDeepStrictEqual({ values: before.values, began: before.began }, same)) return before;
  if (before && before.version !== version) throw draftChangedElsewhere();
  if (!before && version > 0) throw draftGone();
  if (!before) await requireDraftRoom(ctx, supplierId);
  const ofProduct = began ? await listProductFiles(ctx.db, id) : noFiles;
  await syncDraftFiles(ctx, { before: before?.values ?? null, after: values, ofProduct });
  const row = {
    accountId: requireSignedIn(ctx).accountId,
    version: version + 1,
    ...same,
    missing: findDraftGaps(values),
    savedAt: ctx.now,
  };
  if (before) {
    await ctx.db.update(productDrafts).set(row).where(isStoreDraft({ id, supplierId }));
    return { id, ...row };
  }
  const [made] = await ctx.db
    .insert(productDrafts)
    .values({ ...row, id, supplierId, productId: began ? id : null })
    .onConflictDoNothing()
    .returning({ id: productDrafts.id });
  // The id belongs to another store: a draft of this store would have been locked above.
  if (!made) throw notFound('Draft');
  return { id, ...row };
}

const noFiles: ReadonlySet<string> = new Set();

/** Returns the draft, locked until the transaction ends. New drafts are created one at a time. */
async function lockDraft(
  ctx: CommandContext,
  { id, supplierId, isNew }: { id: string; supplierId: string; isNew: boolean },
) {
  const find = () =>
    ctx.db.select().from(productDrafts).where(isStoreDraft({ id, supplierId })).for('update');
  const [found] = await find();
  if (found || !isNew) return found;
  await lockStore(ctx.db, supplierId);
  // The same request may have arrived twice, and the other one was first.
  const [raced] = await find();
  return raced;
}

/** The draft was saved elsewhere since. */
export const draftChangedElsewhere = () =>
  new AppError('conflict', 'This draft was changed on another device or by a teammate.', {
    reason: 'draft_changed',
  });

/** The draft no longer exists. */
export const draftGone = () =>
  new AppError('conflict', 'This draft has been published or discarded.', {
    reason: 'draft_gone',
  });

/** Refuses a new draft beyond the limit. Call it while the store is locked. */
async function requireDraftRoom(ctx: CommandContext, supplierId: string): Promise<void> {
  if ((await countDrafts(ctx.db, supplierId)) < maxDrafts) return;
  throw new AppError(
    'conflict',
    `Your store already has ${maxDrafts} drafts, the maximum. Publish or discard one first.`,
    {
      reason: 'draft_limit',
    },
  );
}

interface DraftFileChanges {
  before: DraftValues | null;
  after: DraftValues;
  /** Files of the product itself, which are neither attached nor released here. */
  ofProduct: ReadonlySet<string>;
}

/** Attaches added files, which must be the caller's own uploads, and releases those that were removed. */
async function syncDraftFiles(
  ctx: CommandContext,
  { before, after, ofProduct }: DraftFileChanges,
): Promise<void> {
  const [had, has] = [before && draftFiles(before), draftFiles(after)];
  const attached = new Set([...(had?.pictures ?? []), ...(had?.papers ?? []), ...ofProduct]);
  for (const id of has.pictures)
    if (!attached.has(id)) await attachDraftFile(ctx, { id, purpose: 'product-image', path: 'images' });
  for (const [i, id] of has.papers.entries())
    if (!attached.has(id))
      await attachDraftFile(ctx, { id, purpose: 'product-document', path: `documents.${i}.fileId` });
  const stillUsed = new Set([...has.pictures, ...has.papers]);
  for (const id of attached) if (!stillUsed.has(id) && !ofProduct.has(id)) await detachFile(ctx, { id });
}

async function attachDraftFile(
  ctx: CommandContext,
  { id, purpose, path }: { id: string; purpose: FilePurpose; path: string },
): Promise<void> {
  try {
    await attachFile(ctx, { id, purpose });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    throw invalidFields([{ path, message: 'A file is no longer available. Add it again.' }]);
  }
}
