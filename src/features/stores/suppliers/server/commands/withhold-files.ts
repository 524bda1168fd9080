import { type SQL, sql } from 'drizzle-orm';
import { forgetReaders } from '#features/files/files/server/commands/attach-file.ts';
import type { Database } from '#platform/database/database.ts';
import { loadedVersion, markLoaded } from '#platform/database/loaded-version.ts';
import { type Capability, permissions } from '../../rules/store-roles.ts';

interface Withheld {
  /** Under which it is noted that it was done. */
  name: string;
  /** What one must be allowed to do in the store to read them. */
  capability: Capability;
  /** A select of file, buyer and store: what buyers sent. */
  sent: SQL;
}

/**
 * Older releases let more people of a store read what buyers sent than do today. What they were given then is taken
 * back, once; the buyer and the owner of the store keep it.
 */
export async function withholdFiles(db: Database, { name, capability, sent }: Withheld): Promise<void> {
  if ((await loadedVersion(db, name)) === '1') return;
  const roles = sql.join(
    permissions[capability].map((role) => sql`${role}`),
    sql`, `,
  );
  await forgetReaders(
    db,
    sql`
      select reader.file_id, reader.account_id
      from (${sent}) sent (file_id, buyer_id, store_id)
      join file_readers reader on reader.file_id = sent.file_id
      join suppliers store on store.id = sent.store_id
      where reader.account_id is distinct from sent.buyer_id and reader.account_id <> store.owner_account_id
        and not exists (
          select from store_members member
          where member.supplier_id = store.id and member.account_id = reader.account_id
            and member.role in (${roles}))`,
  );
  await markLoaded(db, name, '1');
}
