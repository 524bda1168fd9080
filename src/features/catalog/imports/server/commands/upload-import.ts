import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import { displayName } from '#features/files/files/rules.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import {
  detectFileKind,
  notWorkbookError,
  notZipError,
  wrongFileKindError,
} from '#platform/spreadsheets/read-table.ts';
import { countAttempt } from '#platform/throttle/throttle.ts';
import { busyStates, endStates, maxFileBytes } from '../../contract/import-labels.ts';
import { noCounts } from '../queries/imports.ts';
import { productImports } from '../tables.ts';
import { queueReading } from './read-import.ts';

const uploadsPerDay = 100;
/** Maximum number of unfinished imports per store. */
const maxUnfinishedImports = 10;

/**
 * Stores the file and queues its reading. The file is stored before the row, so that a row never refers to a missing
 * file.
 */
export async function uploadImport(context: RequestContext, { file }: { file: File }): Promise<string> {
  const { accountId } = requireSignedIn(context);
  const { id: supplierId } = await requireStore(context, 'products.write');
  const { db, now, kernel } = context;
  await countAttempt(db, {
    now,
    key: ['import', supplierId],
    limit: uploadsPerDay,
    windowSeconds: 24 * 3600,
  });
  if (file.size > maxFileBytes)
    throw new AppError('too_large', 'This file is larger than 30\u00a0MB. Split it into smaller files.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseWrongKind(bytes, file.name);
  const id = newId();
  const storageKey = `imports/${id}`;
  await kernel.files.put(storageKey, { bytes, contentType: 'application/octet-stream' });
  try {
    await context.write(async (ctx) => {
      // The lock makes simultaneous uploads take turns, so that the second one sees the first.
      await lockStore(ctx.db, supplierId);
      const own = eq(productImports.supplierId, supplierId);
      const busy = and(own, inArray(productImports.state, [...busyStates]));
      const open = and(own, notInArray(productImports.state, [...endStates]));
      if ((await ctx.db.$count(productImports, busy)) > 0)
        throw new AppError('conflict', 'Another import is running. Wait for it to finish or cancel it.', {
          reason: 'import_running',
        });
      // Rows of a file stay in the database until the supplier decides about them.
      if ((await ctx.db.$count(productImports, open)) >= maxUnfinishedImports)
        throw new AppError(
          'conflict',
          `${maxUnfinishedImports} imports are unfinished. Finish or cancel one first.`,
          { reason: 'imports_waiting' },
        );
      await ctx.db.insert(productImports).values({
        id,
        supplierId,
        accountId,
        storageKey,
        fileName: displayName(file.name),
        source: 'other',
        state: 'reading',
        headings: [],
        sample: [],
        columns: [],
        counts: noCounts,
        createdAt: now,
        movedAt: now,
      });
      await queueReading(ctx.db, id);
    });
  } catch (error) {
    await kernel.files.remove(storageKey);
    throw error;
  }
  return id;
}

/** Refuses files by content. The error says so if the file name suggests another type. */
function refuseWrongKind(bytes: Uint8Array, name: string): void {
  const kind = detectFileKind(bytes);
  if (!kind) throw wrongFileKindError(bytes);
  if (kind === 'xlsx') return;
  if (/\.xlsx$/i.test(name)) throw notWorkbookError();
  if (/\.zip$/i.test(name)) throw notZipError();
}
