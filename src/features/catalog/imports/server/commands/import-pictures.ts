import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { shownPictureFinder } from '#features/catalog/pictures/server/queries.ts';
import { announceProducts } from '#features/catalog/products/server/commands/announce.ts';
import { setImages } from '#features/catalog/products/server/commands/write-images.ts';
import { lockStoreProducts } from '#features/catalog/products/server/queries/lock-store.ts';
import { storeProductPicture } from '#features/files/files/server/commands/store-file.ts';
import { findPictureByHash } from '#features/files/files/server/queries.ts';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { createPictureReader } from '#platform/spreadsheets/picture-zip.ts';
import { describePictureProblem } from '../../rules/row-pictures.ts';
import { type ImportPicture, loadPicturesLookup } from '../queries/import-pictures.ts';
import { productImportPictures, productImportRows, productImports } from '../tables.ts';
import { finishImport } from './finish-import.ts';
import { picturesJob } from './import-jobs.ts';

/** All imports share one queue, so that slow pictures do not delay emails. */
const queueName = 'imports-pictures';
/** Lower priority than all other jobs. */
const priority = 10;
/** Time per turn, after which the next import continues. */
const turnMs = 2_000;
/** Maximum number of attempts for a picture that crashes the process. */
const maxAttempts = 2;

type Import = typeof productImports.$inferSelect;
type Row = typeof productImportRows.$inferSelect;

/** Queues the pictures of an import whose products are all saved, or finishes it if no pictures are left. */
export async function queuePictures(ctx: CommandContext, row: Import): Promise<void> {
  if (!(await nextRow(ctx.db, row.id))) return finishImport(ctx, row);
  await ctx.db.update(productImports).set({ progress: row.rows }).where(eq(productImports.id, row.id));
  await addJob(ctx.db, {
    job: picturesJob,
    payload: { importId: row.id },
    key: `${picturesJob.name}:${row.id}`,
    queue: queueName,
    priority,
  });
}

async function nextRow(db: Database, importId: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(productImportRows)
    .where(and(eq(productImportRows.importId, importId), isNotNull(productImportRows.waitingProductId)))
    .orderBy(asc(productImportRows.number))
    .limit(1);
  return row;
}

/**
 * Imports the pictures of some rows, each row in its own transaction. A picture that cannot be used becomes a warning
 * on its row; the others are imported.
 */
export async function importPictures(ctx: JobContext, { importId }: { importId: string }): Promise<void> {
  const until = Date.now() + turnMs;
  const productImport = await runningImport(ctx.db, importId);
  if (!productImport) return;
  const picturesOf = await loadPicturesLookup(ctx.db, productImport);
  const read = productImport.storageKey
    ? await createPictureReader(await ctx.kernel.files.read(productImport.storageKey))
    : async () => null;
  const work: PictureTurn = {
    ctx,
    productImport,
    read,
    until,
    cleaned: 0,
    ownerAccountId: await uploaderOf(ctx, productImport),
  };
  do {
    const row = await nextRow(ctx.db, importId);
    if (!row || !(await runningImport(ctx.db, importId))) break;
    await importRowPictures(work, { row, pictureFiles: picturesOf(row.cells).found });
  } while (Date.now() < until);
  await ctx.write(async (writing) => {
    const current = await lockRunning(writing, importId);
    if (current) await queuePictures(writing, current);
  });
}

async function runningImport(db: Database, importId: string): Promise<Import | undefined> {
  const [row] = await db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'running')));
  return row;
}

async function lockRunning({ db }: CommandContext, importId: string): Promise<Import | undefined> {
  const [row] = await db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'running')))
    .for('update');
  return row;
}

/** Returns the account that uploaded the file, or the store's owner if that account was deleted. */
async function uploaderOf({ db }: JobContext, { accountId, supplierId }: Import): Promise<string> {
  return accountId ?? (await getStoreOwner(db, supplierId));
}

interface PictureTurn {
  ctx: JobContext;
  productImport: Import;
  read(path: string): Promise<Uint8Array | null>;
  /** Time (ms since the epoch) at which the turn ends. */
  until: number;
  /** Pictures processed in this turn. At least one is always processed, so that every import makes progress. */
  cleaned: number;
  ownerAccountId: string;
}

async function importRowPictures(
  work: PictureTurn,
  { row, pictureFiles }: { row: Row; pictureFiles: readonly ImportPicture[] },
): Promise<void> {
  const { ctx, productImport } = work;
  const productId = row.waitingProductId ?? '';
  const shown = await shownPictureFinder(ctx.kernel, productId);
  const pictures: { id: string; alt: string }[] = [];
  const problems: string[] = [];
  for (const picture of pictureFiles) {
    // Pictures of this row that are already stored are found again on the next turn.
    if (work.cleaned > 0 && Date.now() > work.until) return;
    const before = await shown(picture);
    const id = before?.id ?? (await findOrStoreFile(work, picture));
    if (id) pictures.push({ id, alt: before?.alt ?? '' });
    else problems.push(describePictureProblem(picture.path, 'damaged'));
  }
  await ctx.write(async (writing) => {
    // A cancelled import must not change anything else.
    if (!(await lockRunning(writing, productImport.id))) return;
    if (pictures.length > 0) await replaceProductPictures(writing, { productImport, productId, pictures });
    await writing.db
      .update(productImportRows)
      .set({
        waitingProductId: null,
        pictureProblem: [row.pictureProblem, ...problems].filter(Boolean).join(' ') || null,
      })
      .where(and(eq(productImportRows.importId, productImport.id), eq(productImportRows.number, row.number)));
    await countFinishedRow(writing, {
      importId: productImport.id,
      isNewProblem: problems.length > 0 && row.pictureProblem === null,
    });
  });
}

interface ProductPicturesInput {
  productImport: Import;
  productId: string;
  pictures: readonly { id: string; alt: string }[];
}

async function replaceProductPictures(
  ctx: CommandContext,
  { productImport, productId, pictures }: ProductPicturesInput,
): Promise<void> {
  const { supplierId } = productImport;
  // The product was deleted since; its pictures are cleaned up later.
  const [product] = await lockStoreProducts(ctx.db, { ids: [productId], supplierId });
  if (!product) return;
  const distinct = [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
  if (!(await setImages(ctx, { productId, pictures: distinct }))) return;
  await announceProducts(ctx, { supplierId: product.supplierId, products: [product] });
}

async function countFinishedRow(
  { db, now }: CommandContext,
  { importId, isNewProblem }: { importId: string; isNewProblem: boolean },
): Promise<void> {
  await db
    .update(productImports)
    .set({
      movedAt: now,
      counts: sql`${productImports.counts} || jsonb_build_object(
        'picturesDone', coalesce((counts->>'picturesDone')::int, 0) + 1,
        'pictureProblems', coalesce((counts->>'pictureProblems')::int, 0) + ${isNewProblem ? 1 : 0}::int)`,
    })
    .where(eq(productImports.id, importId));
}

/**
 * Returns the stored file of a picture, processing it only if the store does not have it yet; null if it cannot be
 * used.
 */
async function findOrStoreFile(work: PictureTurn, picture: ImportPicture): Promise<string | null> {
  const { ctx, productImport, ownerAccountId } = work;
  const { db } = ctx;
  const { path, hash } = picture;
  const one = and(eq(productImportPictures.importId, productImport.id), eq(productImportPictures.path, path));
  const [now] = await db
    .update(productImportPictures)
    .set({ attempts: sql`${productImportPictures.attempts} + 1` })
    .where(one)
    .returning();
  if (!now || !hash || now.problem) return null;
  const known = now.fileId ?? (await findPictureByHash(db, { sourceHash: hash, ownerAccountId }));
  if (known) {
    await db.update(productImportPictures).set({ fileId: known, attempts: 0 }).where(one);
    return known;
  }
  const id = now.attempts > maxAttempts ? null : await storePicture(work, { path, hash });
  await db
    .update(productImportPictures)
    .set(id ? { fileId: id, attempts: 0 } : { problem: 'damaged' })
    .where(one);
  return id;
}

const setAttempts = (
  { ctx, productImport }: PictureTurn,
  { path, attempts }: { path: string; attempts: number },
) =>
  ctx.db
    .update(productImportPictures)
    .set({ attempts })
    .where(and(eq(productImportPictures.importId, productImport.id), eq(productImportPictures.path, path)));

async function storePicture(
  work: PictureTurn,
  { path, hash }: { path: string; hash: string },
): Promise<string | null> {
  const { ctx, read, ownerAccountId } = work;
  work.cleaned += 1;
  const bytes = await read(path);
  if (!bytes) return null;
  try {
    const file = await storeProductPicture(ctx, { bytes, name: path, ownerAccountId, sourceHash: hash });
    return file.id;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') return null;
    // If the file storage is unavailable, the picture is not at fault, so the attempt does not count.
    if (error instanceof AppError) await setAttempts(work, { path, attempts: 0 });
    throw error;
  }
}
