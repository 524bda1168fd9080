import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { requestNameKey } from '../rules.ts';
import { categoryRequests } from './tables.ts';

type Row = typeof categoryRequests.$inferInsert;

/** Creates a category request for a test or the demo; fields left out get made-up values. */
export async function createCategoryRequest(
  db: Database,
  { name = 'Seed paper cards', ...given }: Partial<Row> & Pick<Row, 'supplierId'>,
) {
  const row: Row = {
    id: newId(),
    name,
    nameKey: requestNameKey(name),
    example: 'Cards of paper with wild flower seeds in it, to be planted after reading.',
    createdAt: new Date(),
    ...given,
  };
  await db.insert(categoryRequests).values(row);
  return row;
}
