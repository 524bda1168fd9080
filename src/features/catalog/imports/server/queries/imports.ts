import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { csvLine, csvMark } from '#lib/csv.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Outcome } from '../../contract/import-words.ts';
import type { ImportCounts, ImportRow, ProductImport } from '../../contract.ts';
import { cellsByField } from '../../rules/read-row.ts';
import { productImportRows, productImports } from '../tables.ts';
import { countUsable, picturesFor } from './import-pictures.ts';

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

const describe = ({ createdAt, finishedAt, ...row }: Row & { usablePictures: number }): ProductImport => ({
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
  // Older imports counted less.
  counts: { ...noCounts, ...row.counts },
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt && finishedAt.toISOString(),
});

export interface Wanted {
  id: string;
  supplierId: string;
}

const own = ({ id, supplierId }: Wanted) =>
  and(eq(productImports.id, id), eq(productImports.supplierId, supplierId));

const selectImports = (db: Database) =>
  db.select({ ...getTableColumns(productImports), usablePictures: countUsable(db) }).from(productImports);

/** An import of one store; another store's is not found. */
export async function getImport(db: Database, wanted: Wanted): Promise<ProductImport> {
  const [row] = await selectImports(db).where(own(wanted));
  if (!row) throw notFound('Import');
  return describe(row);
}

/** The same, locked until the transaction ends; rows of it may still be written, as they refer to it alone. */
export async function lockImport(db: Database, wanted: Wanted): Promise<Row> {
  const [row] = await db.select().from(productImports).where(own(wanted)).for('no key update');
  if (!row) throw notFound('Import');
  return row;
}

/** The latest imports of a store. */
export async function listImports(db: Database, supplierId: string): Promise<ProductImport[]> {
  const rows = await selectImports(db)
    .where(eq(productImports.supplierId, supplierId))
    .orderBy(desc(productImports.createdAt))
    .limit(20);
  return rows.map(describe);
}

interface RowsWanted extends Wanted {
  outcome?: Outcome | undefined;
  pictures?: 'incomplete' | undefined;
  after: number;
  limit: number;
}

/** Rows that come in without some of their pictures. */
const comesInIncomplete = and(
  isNotNull(productImportRows.pictureProblem),
  inArray(productImportRows.outcome, ['create', 'update']),
);

/** Rows with what becomes of them, in the order of the file. */
export async function listRows(
  db: Database,
  { outcome, pictures, after, limit, ...wanted }: RowsWanted,
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const { id, columns } = await getImport(db, wanted);
  const picturesOf = await picturesFor(db, { id, columns });
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
        eq(productImportRows.importId, wanted.id),
        outcome && eq(productImportRows.outcome, outcome),
        pictures && comesInIncomplete,
        gt(productImportRows.number, after),
      ),
    )
    .orderBy(asc(productImportRows.number))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page.map(({ cells, outcome: becomes, ...row }) => {
      const said = cellsByField(cells, columns);
      return {
        line: row.line,
        sku: (said.sku ?? '').slice(0, 60),
        title: (said.title ?? '').slice(0, 200),
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

/** Refused rows as they stand in the file, each with its reason, as CSV. */
export async function* refusedCsv(
  db: Database,
  { id, headings }: Pick<ProductImport, 'id' | 'headings'>,
): AsyncGenerator<string> {
  yield csvMark + csvLine([...headings, 'Line', 'Why it was refused']);
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
