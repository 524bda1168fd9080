import { isDeepStrictEqual } from 'node:util';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import type { FilePurpose } from '#features/files/files/contract.ts';
import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { type CommandContext, signedIn, withRole } from '#platform/commands/context.ts';
import type { Began, DraftValues } from '../../contract/draft-values.ts';
import { mostDrafts } from '../../contract.ts';
import { filesOf, gapsOf } from '../../rules/gaps.ts';
import { countDrafts, isStoreProduct, listProductFiles, ofStore } from '../queries.ts';
import { productDrafts } from '../tables.ts';

interface Saving {
  id: string;
  /** The version that was changed; 0 makes the draft. */
  version: number;
  values: DraftValues;
  /** With changes to the product of this id. */
  began?: Began | null | undefined;
}

interface Saved {
  id: string;
  version: number;
  savedAt: Date;
}

/**
 * Keeps a draft as it stands. The last one wins, but never unknowingly: whoever started from an older version is
 * told, and decides. What was saved already, because its answer was lost, is answered as it was.
 */
export async function saveDraft(ctx: CommandContext, { id, version, values, began }: Saving): Promise<Saved> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  if (began && !(await isStoreProduct(ctx.db, { id, supplierId }))) throw notFound('Product');
  const before = await draftToChange(ctx, { id, supplierId, isNew: version === 0 });
  const same = { values, began: began ?? null };
  if (before && isDeepStrictEqual({ values: before.values, began: before.began }, same)) return before;
  if (before && before.version !== version) throw changedElsewhere();
  if (!before && version > 0) throw gone();
  if (!before) await requireRoom(ctx, supplierId);
  const ofProduct = began ? await listProductFiles(ctx.db, id) : none;
  await holdFiles(ctx, { before: before?.values ?? null, after: values, ofProduct });
  const row = {
    accountId: signedIn(ctx).accountId,
    version: version + 1,
    ...same,
    missing: gapsOf(values),
    savedAt: ctx.now,
  };
  if (before) {
    await ctx.db.update(productDrafts).set(row).where(ofStore({ id, supplierId }));
    return { id, ...row };
  }
  const [made] = await ctx.db
    .insert(productDrafts)
    .values({ ...row, id, supplierId, productId: began ? id : null })
    .onConflictDoNothing()
    .returning({ id: productDrafts.id });
  // Somebody else's, since this store's would have been locked above.
  if (!made) throw notFound('Draft');
  return { id, ...row };
}

const none: ReadonlySet<string> = new Set();

/** The draft, held until the end of the transaction; a new one is made by one at a time. */
async function draftToChange(
  ctx: CommandContext,
  { id, supplierId, isNew }: { id: string; supplierId: string; isNew: boolean },
) {
  const find = () => ctx.db.select().from(productDrafts).where(ofStore({ id, supplierId })).for('update');
  const [found] = await find();
  if (found || !isNew) return found;
  await lockStore(ctx.db, supplierId);
  // The same may have arrived twice, and the other been the first.
  const [meanwhile] = await find();
  return meanwhile;
}

/** Somebody saved this draft since. */
export const changedElsewhere = () =>
  new AppError('conflict', 'This draft was changed on another device or by a colleague.', {
    reason: 'draft_changed',
  });

/** It is no draft any more. */
export const gone = () =>
  new AppError('conflict', 'This draft was published or discarded in another place.', {
    reason: 'draft_gone',
  });

/** Only while the store is locked. */
async function requireRoom(ctx: CommandContext, supplierId: string): Promise<void> {
  if ((await countDrafts(ctx.db, supplierId)) < mostDrafts) return;
  throw new AppError('conflict', `A store keeps up to ${mostDrafts} drafts. Publish or discard one first.`, {
    reason: 'draft_limit',
  });
}

interface Held {
  before: DraftValues | null;
  after: DraftValues;
  /** What the product holds by itself is neither taken nor let go here. */
  ofProduct: ReadonlySet<string>;
}

/** What was added must be the caller's own upload, and stays while the draft holds it; what was taken out is let go. */
async function holdFiles(ctx: CommandContext, { before, after, ofProduct }: Held): Promise<void> {
  const [had, has] = [before && filesOf(before), filesOf(after)];
  const held = new Set([...(had?.pictures ?? []), ...(had?.papers ?? []), ...ofProduct]);
  for (const id of has.pictures)
    if (!held.has(id)) await hold(ctx, { id, purpose: 'product-image', path: 'images' });
  for (const [i, id] of has.papers.entries())
    if (!held.has(id)) await hold(ctx, { id, purpose: 'product-document', path: `documents.${i}.fileId` });
  const kept = new Set([...has.pictures, ...has.papers]);
  for (const id of held) if (!kept.has(id) && !ofProduct.has(id)) await detachFile(ctx, { id });
}

async function hold(
  ctx: CommandContext,
  { id, purpose, path }: { id: string; purpose: FilePurpose; path: string },
): Promise<void> {
  try {
    await attachFile(ctx, { id, purpose });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    throw invalidFields([{ path, message: 'A file is no longer there. Please add it again.' }]);
  }
}
