import type { SQL } from 'drizzle-orm';
import { revokeFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import type { Database } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { type Capability, permissions } from '../../rules/store-roles.ts';
import { outdatedReaders } from '../queries/outdated-readers.ts';

interface OutdatedAccess {
  /** Name under which this run is recorded, so that it happens once. */
  name: string;
  /** Capability that members need to read these files. */
  capability: Capability;
  /** Subquery of file, buyer and store ids: the files that buyers sent. */
  sentFiles: SQL;
}

/**
 * Revokes, once, access that older releases granted to more members of a store than is allowed today. The buyer and
 * the owner of the store keep it.
 */
export async function revokeOutdatedAccess(
  db: Database,
  { name, capability, sentFiles }: OutdatedAccess,
): Promise<void> {
  if ((await readLoadedVersion(db, name)) === '1') return;
  await revokeFileAccess(db, outdatedReaders({ sentFiles, roles: permissions[capability] }));
  await saveLoadedVersion(db, { name, version: '1' });
}
