import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { ImportField } from '../../contract/import-words.ts';
import { cellsByField } from '../../rules/read-row.ts';
import { pictureFinder, type RowPictures } from '../../rules/row-pictures.ts';
import { productImportPictures, productImports } from '../tables.ts';

export type ImportPicture = typeof productImportPictures.$inferSelect;

/** Finds the pictures that the cells of a row name. */
type PicturesOf = (cells: readonly string[]) => RowPictures<ImportPicture>;

/** Returns how the pictures of rows are found; they are read only for a file that has a column of them. */
export async function picturesFor(
  db: Database,
  { id, columns }: { id: string; columns: readonly (ImportField | null)[] },
): Promise<PicturesOf> {
  if (!columns.includes('pictures')) return () => ({ found: [], problem: null });
  const find = pictureFinder(
    await db.select().from(productImportPictures).where(eq(productImportPictures.importId, id)),
  );
  return (cells) => find(cellsByField(cells, columns).pictures);
}

/** Pictures of an import that can be used, counted; for a select of imports. */
export const countUsable = (db: Database) =>
  sql<number>`(${db
    .select({ count: sql`count(*)::int` })
    .from(productImportPictures)
    .where(
      sql`${eq(productImportPictures.importId, productImports.id)} and ${isNull(productImportPictures.problem)}`,
    )})`.as('usable_pictures');
