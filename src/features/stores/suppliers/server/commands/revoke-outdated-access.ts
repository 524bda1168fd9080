import { type SQL, sql } from 'drizzle-orm';
import { revokeFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import type { Database } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { type Capability, permissions } from '../../rules/store-roles.ts';

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
  const roles = sql.join(
    permissions[capability].map((role) => sql`${role}`),
    sql`, `,
  );
  await revokeFileAccess(
    db,
    sql`
      select reader.file_id, reader.account_id
      from (${sentFiles}) sent (file_id, buyer_id, store_id)
      join file_readers reader on reader.file_id = sent.file_id
      join suppliers store on store.id = sent.store_id
      where reader.account_id is distinct from sent.buyer_id and reader.account_id <> store.owner_account_id
        and not exists (
          select from store_members member
          where member.supplier_id = store.id and member.account_id = reader.account_id
            and member.role in (${roles}))`,
  );
  await saveLoadedVersion(db, name, '1');
}
