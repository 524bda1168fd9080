import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import { displayName } from '#features/files/files/rules.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { signedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { kindOf, noWorkbook, noZip, wrongKind } from '#platform/spreadsheets/read-table.ts';
import { countTry } from '#platform/throttle/throttle.ts';
import { busyStates, endStates, maxFileBytes } from '../../contract/import-words.ts';
import { noCounts } from '../queries/imports.ts';
import { productImports } from '../tables.ts';
import { queueReading } from './read-import.ts';

const uploadsPerDay = 100;
/** Files of a store that may wait for a decision. */
const mostOpen = 10;

/** Keeps the file and queues its reading. The bytes are stored before the row, so that a row never points at nothing. */
export async function uploadImport(context: RequestContext, { file }: { file: File }): Promise<string> {
  const { accountId } = signedIn(context);
  const { id: supplierId } = await requireStore(context, 'products.write');
  const { db, now, kernel } = context;
  await countTry(db, now, { key: ['import', supplierId], limit: uploadsPerDay, windowSeconds: 24 * 3600 });
  if (file.size > maxFileBytes)
    throw new AppError('too_large', 'Files can be at most 30 MB. Please split it.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseWrongKind(bytes, file.name);
  const id = newId();
  const storageKey = `imports/${id}`;
  await kernel.files.put(storageKey, bytes, 'application/octet-stream');
  try {
    await context.write(async (ctx) => {
      // Two files that arrive at once take turns, so that the second finds the first.
      await lockStore(ctx.db, supplierId);
      const busy = and(
        eq(productImports.supplierId, supplierId),
        inArray(productImports.state, [...busyStates]),
      );
      const open = and(
        eq(productImports.supplierId, supplierId),
        notInArray(productImports.state, [...endStates]),
      );
      if ((await ctx.db.$count(productImports, busy)) > 0)
        throw new AppError('conflict', 'Another import is still running. Please wait for it, or cancel it.', {
          reason: 'import_running',
        });
      // Rows of a file lie in the database until somebody says what becomes of them.
      if ((await ctx.db.$count(productImports, open)) >= mostOpen)
        throw new AppError(
          'conflict',
          `${mostOpen} imports wait to be finished. Please finish or cancel one of them first.`,
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

/** By its content; a name that promises something else is named in the refusal. */
function refuseWrongKind(bytes: Uint8Array, name: string): void {
  const kind = kindOf(bytes);
  if (!kind) throw wrongKind(bytes);
  if (kind === 'xlsx') return;
  if (/\.xlsx$/i.test(name)) throw noWorkbook();
  if (/\.zip$/i.test(name)) throw noZip();
}
