import { and, eq, inArray, sql } from 'drizzle-orm';
import { listLeaves } from '#features/catalog/taxonomy/server/queries.ts';
import { unescapeFormula } from '#lib/csv.ts';
import type { Database } from '#platform/database/database.ts';
import { maxMappedCategories } from '../../contract/import-labels.ts';
import type { UnknownCategory } from '../../contract.ts';
import { categoryKey } from '../../rules/match-category.ts';
import { productImportRows } from '../tables.ts';
import { getImport, type ImportKey } from './imports.ts';

/** Maximum number of spellings to read. Spellings that differ in case or spaces are confirmed together. */
const maxSpellings = 2_000;

/** Returns unknown category cells, including those the supplier has confirmed, most frequent first. */
export async function listUnknownCategories(db: Database, importKey: ImportKey): Promise<UnknownCategory[]> {
  const { columns, settings } = await getImport(db, importKey);
  const column = columns.indexOf('category');
  if (column < 0) return [];
  const { cells, suggestedCategoryId, importId, categorySource } = productImportRows;
  const spellings = await db
    .select({
      cell: sql<string | null>`left(${cells}->>${column}::int, 1000)`,
      rows: sql<number>`count(*)::int`,
      suggested: sql<string | null>`mode() within group (order by ${suggestedCategoryId})`,
    })
    .from(productImportRows)
    .where(and(eq(importId, importKey.id), inArray(categorySource, ['unknown', 'mapping'])))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(maxSpellings);
  const found = new Map<string, { rows: number; suggested: string | null }>();
  for (const { cell, rows, suggested } of spellings) {
    const key = categoryKey(unescapeFormula((cell ?? '').trim()));
    const before = found.get(key);
    if (key)
      found.set(key, {
        rows: rows + (before?.rows ?? 0),
        suggested: before?.suggested ?? suggested,
      });
  }
  const confirmed = settings?.categories ?? {};
  const topCategories = [...found].toSorted(([, a], [, b]) => b.rows - a.rows).slice(0, maxMappedCategories);
  const ids = topCategories.flatMap(([key, { suggested }]) => [confirmed[key] ?? '', suggested ?? '']);
  const names = new Map((await listLeaves(db, ids)).map(({ id, name }) => [id, { id, name }]));
  return topCategories.map(([key, { rows, suggested }]) => ({
    key,
    rows,
    suggestion: names.get(suggested ?? '') ?? null,
    confirmed: names.get(confirmed[key] ?? '') ?? null,
  }));
}
