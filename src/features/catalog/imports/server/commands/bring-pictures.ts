import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { alreadyShown } from '#features/catalog/pictures/server/queries.ts';
import { announceChange } from '#features/catalog/products/server/commands/announce.ts';
import { putImages } from '#features/catalog/products/server/commands/write-images.ts';
import { lockStoreProducts } from '#features/catalog/products/server/queries/lock-store.ts';
import { storeProductPicture } from '#features/files/files/server/commands/store-file.ts';
import { findBySource } from '#features/files/files/server/queries.ts';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { zippedPictures } from '#platform/spreadsheets/picture-zip.ts';
import { pictureProblemSentence } from '../../rules/row-pictures.ts';
import { type ImportPicture, picturesFor } from '../queries/import-pictures.ts';
import { productImportPictures, productImportRows, productImports } from '../tables.ts';
import { finishImport } from './finish-import.ts';
import { picturesJob } from './import-jobs.ts';

/** All imports share one place of the queue: pictures take long, and mail is sent meanwhile. */
const queue = 'imports-pictures';
/** Whatever else is due goes first. */
const priority = 10;
/** After so long the next import has its turn. */
const turnMs = 2_000;
/** A picture that ends the process that cleans it is given up after so many times. */
const maxAttempts = 2;

type Import = typeof productImports.$inferSelect;
type Row = typeof productImportRows.$inferSelect;

/** Queues the pictures of an import whose products are all in, or ends it where none wait. */
export async function bringPictures(ctx: CommandContext, row: Import): Promise<void> {
  if (!(await nextRow(ctx.db, row.id))) return finishImport(ctx, row);
  await ctx.db.update(productImports).set({ progress: row.rows }).where(eq(productImports.id, row.id));
  await addJob(
    ctx.db,
    picturesJob,
    { importId: row.id },
    {
      key: `${picturesJob.name}:${row.id}`,
      queue,
      priority,
    },
  );
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
 * Brings the pictures of some rows in, each row in a transaction of its own. A picture that cannot be used is a warning
 * on its row: the others come in.
 */
export async function bringSomePictures(ctx: JobContext, { importId }: { importId: string }): Promise<void> {
  const { database, files } = ctx.kernel;
  const until = Date.now() + turnMs;
  // A slow picture is waited for: the database would end a transaction of which it hears nothing for so long.
  await ctx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const given = await runningImport(database.db, importId);
  if (!given) return;
  const picturesOf = await picturesFor(database.db, given);
  const read = given.storageKey ? zippedPictures(await files.read(given.storageKey)) : async () => null;
  const work: Work = { ctx, given, read, until, cleaned: 0, ownerAccountId: await ownerOf(ctx, given) };
  do {
    const row = await nextRow(database.db, importId);
    if (!row || !(await runningImport(database.db, importId))) break;
    await bringRow(work, row, picturesOf(row.cells).found);
  } while (Date.now() < until);
  const now = await lockRunning(ctx, importId);
  if (now) await bringPictures(ctx, now);
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

/** Who has uploaded the file; the owner of the store where that person is gone. */
async function ownerOf({ kernel }: JobContext, { accountId, supplierId }: Import): Promise<string> {
  return accountId ?? (await getStoreOwner(kernel.database.db, supplierId));
}

interface Work {
  ctx: JobContext;
  given: Import;
  read(path: string): Promise<Uint8Array | null>;
  /** When the next import has its turn. */
  until: number;
  /** Pictures cleaned at this turn: with none it would come to no end. */
  cleaned: number;
  ownerAccountId: string;
}

async function bringRow(work: Work, row: Row, wanted: readonly ImportPicture[]): Promise<void> {
  const { ctx, given } = work;
  const { kernel } = ctx;
  const productId = row.waitingProductId ?? '';
  const shown = await alreadyShown(kernel, productId);
  const pictures: { id: string; alt: string }[] = [];
  const problems: string[] = [];
  for (const picture of wanted) {
    // Those of this row that are stored already are found again at the next turn.
    if (work.cleaned > 0 && Date.now() > work.until) return;
    const before = await shown(picture);
    const id = before?.id ?? (await fileOf(work, picture));
    if (id) pictures.push({ id, alt: before?.alt ?? '' });
    else problems.push(pictureProblemSentence(picture.path, 'damaged'));
  }
  await kernel.write({ actor: null, log: ctx.log }, async (writing) => {
    // A cancelled import changes nothing more.
    if (!(await lockRunning(writing, given.id))) return;
    if (pictures.length > 0) await showPictures(writing, { given, productId, pictures });
    await writing.db
      .update(productImportRows)
      .set({
        waitingProductId: null,
        pictureProblem: [row.pictureProblem, ...problems].filter(Boolean).join(' ') || null,
      })
      .where(and(eq(productImportRows.importId, given.id), eq(productImportRows.number, row.number)));
    await countRow(writing, given.id, problems.length > 0 && row.pictureProblem === null);
  });
}

interface Shown {
  given: Import;
  productId: string;
  pictures: readonly { id: string; alt: string }[];
}

async function showPictures(ctx: CommandContext, { given, productId, pictures }: Shown): Promise<void> {
  const { supplierId } = given;
  // Deleted since: its pictures are swept.
  const [product] = await lockStoreProducts(ctx.db, { ids: [productId], supplierId });
  if (!product) return;
  const once = [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
  if (!(await putImages(ctx, productId, once))) return;
  await announceChange(ctx, product);
}

async function countRow({ db, now }: CommandContext, importId: string, isNewProblem: boolean): Promise<void> {
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

/** The stored file of a picture, cleaned now unless the store has the same one already; null where it cannot be used. */
async function fileOf(work: Work, picture: ImportPicture): Promise<string | null> {
  const { ctx, given, ownerAccountId } = work;
  const { db } = ctx.kernel.database;
  const { path, hash } = picture;
  const one = and(eq(productImportPictures.importId, given.id), eq(productImportPictures.path, path));
  const [now] = await db
    .update(productImportPictures)
    .set({ attempts: sql`${productImportPictures.attempts} + 1` })
    .where(one)
    .returning();
  if (!now || !hash || now.problem) return null;
  const known = now.fileId ?? (await findBySource(db, { sourceHash: hash, ownerAccountId }));
  if (known) {
    await db.update(productImportPictures).set({ fileId: known, attempts: 0 }).where(one);
    return known;
  }
  const id = now.attempts > maxAttempts ? null : await stored(work, { path, hash });
  await db
    .update(productImportPictures)
    .set(id ? { fileId: id, attempts: 0 } : { problem: 'damaged' })
    .where(one);
  return id;
}

const countAttempts = ({ ctx, given }: Work, { path, attempts }: { path: string; attempts: number }) =>
  ctx.kernel.database.db
    .update(productImportPictures)
    .set({ attempts })
    .where(and(eq(productImportPictures.importId, given.id), eq(productImportPictures.path, path)));

async function stored(work: Work, { path, hash }: { path: string; hash: string }): Promise<string | null> {
  const { ctx, read, ownerAccountId } = work;
  const { kernel, log } = ctx;
  work.cleaned += 1;
  const bytes = await read(path);
  if (!bytes) return null;
  try {
    const writing = {
      kernel,
      write: <T>(command: (by: CommandContext) => Promise<T>) => kernel.write({ actor: null, log }, command),
    };
    const file = await storeProductPicture(writing, { bytes, name: path, ownerAccountId, sourceHash: hash });
    return file.id;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') return null;
    // Files that cannot be reached now are no fault of the picture.
    if (error instanceof AppError) await countAttempts(work, { path, attempts: 0 });
    throw error;
  }
}
