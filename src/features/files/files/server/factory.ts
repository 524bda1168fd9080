import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { storedFiles } from './tables.ts';

type NewFile = Pick<typeof storedFiles.$inferInsert, 'ownerAccountId' | 'purpose'> &
  Partial<typeof storedFiles.$inferInsert>;

/** A file's row for a test or the seed, without bytes. */
export async function createStoredFile(db: Database, given: NewFile): Promise<{ id: string }> {
  const id = given.id ?? newId();
  const made = {
    name: 'document.pdf',
    contentType: 'application/pdf',
    bytes: 1024,
    storageKey: `files/${id}`,
    isPublic: false,
    createdAt: new Date(),
  };
  await db.insert(storedFiles).values({ ...made, ...given, id });
  return { id };
}
