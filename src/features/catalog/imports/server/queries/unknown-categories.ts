import { sql } from 'drizzle-orm';
import { listLeaves } from '#features/catalog/taxonomy/server/queries.ts';
import { bareCell } from '#lib/csv.ts';
import type { Database } from '#platform/database/database.ts';
import { maxMappedCategories } from '../../contract/import-words.ts';
import type { UnknownCategory } from '../../contract.ts';
import { categoryKey } from '../../rules/place-category.ts';
import { productImportRows } from '../tables.ts';
import { getImport, type Wanted } from './imports.ts';

/** Spellings that are read: cells that differ in case or spaces are confirmed together. */
const maxSpellings = 2_000;

interface Spelling extends Record<string, unknown> {
  cell: string;
  rows: number;
  suggested: string | null;
}

/** Category cells that are unknown, or were until the supplier confirmed them; those of most rows first. */
export async function listUnknownCategories(db: Database, wanted: Wanted): Promise<UnknownCategory[]> {
  const { columns, settings } = await getImport(db, wanted);
  const column = columns.indexOf('category');
  if (column < 0) return [];
  const { rows: spellings } = await db.execute<Spelling>(sql`
    select left(cells->>${column}::int, 1000) as cell, count(*)::int as rows,
      mode() within group (order by suggested_category_id) as suggested
    from ${productImportRows} where import_id = ${wanted.id} and category_source in ('unknown', 'mapping')
    group by 1 order by 2 desc, 1 limit ${maxSpellings}`);
  const found = new Map<string, { rows: number; suggested: string | null }>();
  for (const { cell, rows, suggested } of spellings) {
    const key = categoryKey(bareCell((cell ?? '').trim()));
    const before = found.get(key);
    if (key)
      found.set(key, {
        rows: rows + (before?.rows ?? 0),
        suggested: before?.suggested ?? suggested,
      });
  }
  const confirmed = settings?.categories ?? {};
  const kept = [...found].toSorted(([, a], [, b]) => b.rows - a.rows).slice(0, maxMappedCategories);
  const ids = kept.flatMap(([key, { suggested }]) => [confirmed[key] ?? '', suggested ?? '']);
  const names = new Map((await listLeaves(db, ids)).map(({ id, name }) => [id, { id, name }]));
  return kept.map(([key, { rows, suggested }]) => ({
    key,
    rows,
    suggestion: names.get(suggested ?? '') ?? null,
    confirmed: names.get(confirmed[key] ?? '') ?? null,
  }));
}
