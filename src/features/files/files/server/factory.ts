import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { storedFiles } from './tables.ts';

type NewFile = Pick<typeof storedFiles.$inferInsert, 'ownerAccountId' | 'purpose'> &
  Partial<typeof storedFiles.$inferInsert>;

/** Creates a file row without bytes, for a test or the seed. */
export async function createStoredFile(db: Database, overrides: NewFile): Promise<{ id: string }> {
  const id = overrides.id ?? newId();
  const defaults = {
    name: 'document.pdf',
    contentType: 'application/pdf',
    bytes: 1024,
    storageKey: `files/${id}`,
    isPublic: false,
    createdAt: new Date(),
  };
  await db.insert(storedFiles).values({ ...defaults, ...overrides, id });
  return { id };
}
