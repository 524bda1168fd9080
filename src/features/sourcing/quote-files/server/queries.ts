import { and, eq } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { readableBy } from '#features/sourcing/quotes/server/queries/quote-rows.ts';
import type { OneQuery } from '#features/sourcing/quotes/server/queries/quotes.ts';
import { quoteFiles, quotes } from '#features/sourcing/quotes/server/tables.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';

interface FileQuery extends OneQuery {
  /** The quote, and a file of its current version. */
  id: string;
  fileId: string;
}

/**
 * Returns a file of the current version of a quote that the viewer can read now: that of a sealed quote is not found until
 * the deadline has passed, and what was removed before is never found.
 */
export async function getQuoteFile(db: Database, { id, fileId, viewer, now }: FileQuery) {
  const [row] = await db
    .select({ file: storedFiles })
    .from(quotes)
    .innerJoin(quoteFiles, and(eq(quoteFiles.quoteId, quotes.id), eq(quoteFiles.version, quotes.version)))
    .innerJoin(storedFiles, eq(storedFiles.id, quoteFiles.fileId))
    .leftJoin(requests, eq(requests.id, quotes.requestId))
    .where(and(eq(quotes.id, id), eq(quoteFiles.fileId, fileId), readableBy(viewer, now)));
  if (!row) throw notFound('File');
  return row.file;
}
