import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { storeCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { csvByteOrderMark, csvLine } from '#lib/csv.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { RowOutcome } from '../../contract/import-labels.ts';
import type { ImportCounts, ImportRow, ProductImport } from '../../contract.ts';
import { cellsByField } from '../../rules/read-row.ts';
import { productImportRows, productImports } from '../tables.ts';
import { countUsablePictures, loadPicturesLookup } from './import-pictures.ts';

export const noCounts: ImportCounts = {
  create: 0,
  update: 0,
  skip: 0,
  refuse: 0,
  withoutSku: 0,
  unknownCategory: 0,
  chosenCategory: 0,
  room: null,
  overPlan: 0,
  toPublish: 0,
  hiddenByPlan: 0,
  incomplete: 0,
  pictures: 0,
  pictureProblems: 0,
  picturesDone: 0,
};

type Row = typeof productImports.$inferSelect;
type ShownRow = Row & { usablePictures: number; currency: string };

const toProductImport = ({ createdAt, finishedAt, ...row }: ShownRow): ProductImport => ({
  id: row.id,
  fileName: row.fileName,
  source: row.source,
  state: row.state,
  message: row.message,
  headings: row.headings,
  sample: row.sample,
  rows: row.rows,
  progress: row.progress,
  columns: row.columns,
  remembered: row.remembered,
  pictures: row.usablePictures,
  settings: row.settings,
  currency: row.currency,
  // Imports from before some counts existed lack them.
  counts: { ...noCounts, ...row.counts },
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt && finishedAt.toISOString(),
});

export interface ImportKey {
  id: string;
  supplierId: string;
}

const isStoreImport = ({ id, supplierId }: ImportKey) =>
  and(eq(productImports.id, id), eq(productImports.supplierId, supplierId));

const selectImports = (db: Database) =>
  db
    .select({
      ...getTableColumns(productImports),
      usablePictures: countUsablePictures(db),
      currency: storeCurrency,
    })
    .from(productImports)
    .innerJoin(suppliers, eq(suppliers.id, productImports.supplierId));

/** Returns an import of one store; throws not found for another store's. */
export async function getImport(db: Database, key: ImportKey): Promise<ProductImport> {
  const [row] = await selectImports(db).where(isStoreImport(key));
  if (!row) throw notFound('Import');
  return toProductImport(row);
}

/**
 * Returns an import of one store, locked until the transaction ends. The lock allows inserting rows that refer to it.
 */
export async function lockImport(db: Database, key: ImportKey): Promise<Row> {
  const [row] = await db.select().from(productImports).where(isStoreImport(key)).for('no key update');
  if (!row) throw notFound('Import');
  return row;
}

/** Returns the 20 latest imports of a store. */
export async function listImports(db: Database, supplierId: string): Promise<ProductImport[]> {
  const rows = await selectImports(db)
    .where(eq(productImports.supplierId, supplierId))
    .orderBy(desc(productImports.createdAt))
    .limit(20);
  return rows.map(toProductImport);
}

interface RowsQuery extends ImportKey {
  outcome?: RowOutcome | undefined;
  pictures?: 'incomplete' | undefined;
  after: number;
  limit: number;
}

/** SQL condition: rows that are imported without some of their pictures. */
const hasPictureProblem = and(
  isNotNull(productImportRows.pictureProblem),
  inArray(productImportRows.outcome, ['create', 'update']),
);

/** Returns a page of rows with their outcomes, in the order of the file. */
export async function listRows(
  db: Database,
  { outcome, pictures, after, limit, ...key }: RowsQuery,
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const { id, columns } = await getImport(db, key);
  const picturesOf = await loadPicturesLookup(db, { id, columns });
  const suggested = alias(categories, 'suggested');
  const rows = await db
    .select({
      ...getTableColumns(productImportRows),
      category: { id: categories.id, name: categories.name },
      suggestedCategory: { id: suggested.id, name: suggested.name },
    })
    .from(productImportRows)
    .leftJoin(categories, eq(categories.id, productImportRows.categoryId))
    .leftJoin(suggested, eq(suggested.id, productImportRows.suggestedCategoryId))
    .where(
      and(
        eq(productImportRows.importId, key.id),
        outcome && eq(productImportRows.outcome, outcome),
        pictures && hasPictureProblem,
        gt(productImportRows.number, after),
      ),
    )
    .orderBy(asc(productImportRows.number))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page.map(({ cells, outcome: becomes, ...row }) => {
      const fields = cellsByField(cells, columns);
      return {
        line: row.line,
        sku: (fields.sku ?? '').slice(0, 60),
        title: (fields.title ?? '').slice(0, 200),
        outcome: becomes ?? 'create',
        message: row.message,
        category: row.category,
        categorySource: row.categorySource,
        suggestedCategory: row.suggestedCategory,
        pictures: picturesOf(cells).found.map(({ path }) => path),
        pictureProblem: row.pictureProblem,
      };
    }),
    next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
  };
}

const pageSize = 1000;

/** Yields the refused rows as CSV: the original cells, the line and the reason. */
export async function* refusedCsv(
  db: Database,
  { id, headings }: Pick<ProductImport, 'id' | 'headings'>,
): AsyncGenerator<string> {
  yield csvByteOrderMark + csvLine([...headings, 'Line', 'Reason skipped']);
  let after: number | undefined = 0;
  while (after !== undefined) {
    const rows = await db
      .select()
      .from(productImportRows)
      .where(
        and(
          eq(productImportRows.importId, id),
          eq(productImportRows.outcome, 'refuse'),
          gt(productImportRows.number, after),
        ),
      )
      .orderBy(asc(productImportRows.number))
      .limit(pageSize);
    yield rows
      .map(({ cells, line, message }) => csvLine([...headings.map((_, i) => cells[i] ?? ''), line, message]))
      .join('');
    after = rows.length === pageSize ? rows.at(-1)?.number : undefined;
  }
}
