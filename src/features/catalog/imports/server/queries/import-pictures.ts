import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { ImportField } from '../../contract/import-labels.ts';
import { cellsByField } from '../../rules/read-row.ts';
import { pictureFinder, type RowPictures } from '../../rules/row-pictures.ts';
import { productImportPictures, productImports } from '../tables.ts';

export type ImportPicture = typeof productImportPictures.$inferSelect;

/** Finds the pictures that the cells of a row name. */
type PicturesLookup = (cells: readonly string[]) => RowPictures<ImportPicture>;

/** Returns a lookup of pictures by row. Reads the database only if the file has a picture column. */
export async function loadPicturesLookup(
  db: Database,
  { id, columns }: { id: string; columns: readonly (ImportField | null)[] },
): Promise<PicturesLookup> {
  if (!columns.includes('pictures')) return () => ({ found: [], problem: null });
  const find = pictureFinder(
    await db.select().from(productImportPictures).where(eq(productImportPictures.importId, id)),
  );
  return (cells) => find(cellsByField(cells, columns).pictures);
}

/** Returns a subquery with the number of usable pictures of an import, for selects of imports. */
export const countUsablePictures = (db: Database) =>
  sql<number>`(${db
    .select({ count: sql`count(*)::int` })
    .from(productImportPictures)
    .where(
      sql`${eq(productImportPictures.importId, productImports.id)} and ${isNull(productImportPictures.problem)}`,
    )})`.as('usable_pictures');
