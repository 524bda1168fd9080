import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { csvLine, csvMark } from '#lib/csv.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Outcome } from '../../contract/import-words.ts';
import type { ImportCounts, ImportRow, ProductImport } from '../../contract.ts';
import { cellsByField } from '../../rules/read-row.ts';
import { productImportRows, productImports } from '../tables.ts';

export const noCounts: ImportCounts = {
  create: 0,
  update: 0,
  skip: 0,
  refuse: 0,
  withoutSku: 0,
  unplaced: 0,
  toPublish: 0,
  hiddenByPlan: 0,
  incomplete: 0,
};

type Row = typeof productImports.$inferSelect;

const describe = ({ createdAt, finishedAt, ...row }: Row): ProductImport => ({
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
  settings: row.settings,
  counts: row.counts,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt && finishedAt.toISOString(),
});

interface Wanted {
  id: string;
  supplierId: string;
}

const own = ({ id, supplierId }: Wanted) =>
  and(eq(productImports.id, id), eq(productImports.supplierId, supplierId));

/** An import of one store; another store's is not found. */
export async function getImport(db: Database, wanted: Wanted): Promise<ProductImport> {
  const [row] = await db.select().from(productImports).where(own(wanted));
  if (!row) throw notFound('Import');
  return describe(row);
}

/** The same, locked until the transaction ends. */
export async function lockImport(db: Database, wanted: Wanted): Promise<Row> {
  const [row] = await db.select().from(productImports).where(own(wanted)).for('update');
  if (!row) throw notFound('Import');
  return row;
}

/** The latest imports of a store. */
export async function listImports(db: Database, supplierId: string): Promise<ProductImport[]> {
  const rows = await db
    .select()
    .from(productImports)
    .where(eq(productImports.supplierId, supplierId))
    .orderBy(desc(productImports.createdAt))
    .limit(20);
  return rows.map(describe);
}

interface RowsWanted extends Wanted {
  outcome?: Outcome | undefined;
  after: number;
  limit: number;
}

/** Rows with what becomes of them, in the order of the file. */
export async function listRows(
  db: Database,
  { outcome, after, limit, ...wanted }: RowsWanted,
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const { columns } = await getImport(db, wanted);
  const rows = await db
    .select()
    .from(productImportRows)
    .where(
      and(
        eq(productImportRows.importId, wanted.id),
        outcome && eq(productImportRows.outcome, outcome),
        gt(productImportRows.number, after),
      ),
    )
    .orderBy(asc(productImportRows.number))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page.map(({ line, cells, outcome: becomes, message }) => {
      const said = cellsByField(cells, columns);
      const title = (said.title ?? '').slice(0, 200);
      return { line, title, message, sku: (said.sku ?? '').slice(0, 60), outcome: becomes ?? 'create' };
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
