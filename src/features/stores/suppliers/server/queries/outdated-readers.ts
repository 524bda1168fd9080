import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { fileReaders } from '#features/files/files/server/tables.ts';
import type { StoreRole } from '../../rules/store-roles.ts';
import { storeMembers, suppliers } from '../tables.ts';

interface ReadersQuery {
  /** Subquery of file, buyer and store ids. */
  sentFiles: SQL;
  /** Roles whose members may read the files. */
  roles: readonly StoreRole[];
}

/** SQL for the file and account ids of readers who are neither the buyer nor the owner and have none of the roles. */
export function outdatedReaders({ sentFiles, roles }: ReadersQuery): SQL {
  const { fileId, accountId } = fileReaders;
  const memberRoles = roles.filter((role) => role !== 'owner');
  const isMember = and(
    eq(storeMembers.supplierId, suppliers.id),
    eq(storeMembers.accountId, accountId),
    inArray(storeMembers.role, memberRoles),
  );
  return sql`
    select ${fileId}, ${accountId} from (${sentFiles}) sent(file, buyer, store)
    join ${fileReaders} on ${fileId} = sent.file join ${suppliers} on ${suppliers.id} = sent.store
    where ${accountId} is distinct from sent.buyer and ${ne(accountId, suppliers.ownerAccountId)}
      and not exists (select from ${storeMembers} where ${isMember})`;
}
