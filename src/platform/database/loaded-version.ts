import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { loadedData } from './tables.ts';

/** Returns the version of the data set that was loaded, or null if it never was. */
export async function readLoadedVersion(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(loadedData).where(eq(loadedData.name, name));
  return row?.version ?? null;
}

export async function saveLoadedVersion(
  db: Database,
  { name, version }: { name: string; version: string },
): Promise<void> {
  const loadedAt = new Date();
  await db
    .insert(loadedData)
    .values({ name, version, loadedAt })
    .onConflictDoUpdate({ target: loadedData.name, set: { version, loadedAt } });
}
