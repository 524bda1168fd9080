import { eq } from 'drizzle-orm';
import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { DocumentsForm } from '../../contract.ts';
import { productDocuments } from '../tables.ts';

/** Replaces the documents of a product. A new one must be the caller's own upload. */
export async function writeDocuments(
  ctx: CommandContext,
  { productId, documents }: { productId: string; documents: DocumentsForm },
): Promise<void> {
  const before = await ctx.db
    .select({ id: productDocuments.id, fileId: productDocuments.fileId })
    .from(productDocuments)
    .where(eq(productDocuments.productId, productId));
  const known = new Map(before.map(({ id, fileId }) => [fileId, id]));
  const wanted = new Set(documents.map(({ fileId }) => fileId));
  await ctx.db.delete(productDocuments).where(eq(productDocuments.productId, productId));
  for (const { fileId } of before) if (!wanted.has(fileId)) await detachFile(ctx, { id: fileId });
  // Existing documents were checked when they were added, perhaps by a colleague in the same store.
  for (const [index, { fileId }] of documents.entries())
    if (!known.has(fileId)) await attachDocument(ctx, { id: fileId, index });
  const rows = documents.map((document, position) => ({
    ...document,
    // The URL that buyers know stays the same.
    id: known.get(document.fileId) ?? newId(),
    productId,
    position,
  }));
  if (rows.length > 0) await ctx.db.insert(productDocuments).values(rows);
}

async function attachDocument(
  ctx: CommandContext,
  { id, index }: { id: string; index: number },
): Promise<void> {
  try {
    await attachFile(ctx, { id, purpose: 'product-document' });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    throw invalidFields([
      { path: `documents.${index}.fileId`, message: 'This file is no longer available. Add it again.' },
    ]);
  }
}
