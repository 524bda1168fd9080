import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { sameName } from '../rules.ts';
import { categoryRequests } from './tables.ts';

type Row = typeof categoryRequests.$inferInsert;

/** One request for a test or the demo; what is left out is made up. */
export async function createCategoryRequest(
  db: Database,
  { name = 'Seed paper cards', ...given }: Partial<Row> & Pick<Row, 'supplierId'>,
) {
  const row: Row = {
    id: newId(),
    name,
    nameKey: sameName(name),
    example: 'Cards of paper with wild flower seeds in it, to be planted after reading.',
    createdAt: new Date(),
    ...given,
  };
  await db.insert(categoryRequests).values(row);
  return row;
}
