import { eq } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';

/** Address and role of somebody who is told something. */
export async function getRecipient(db: Database, accountId: string) {
  const [account] = await db
    .select({ email: accounts.email, role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw notFound('Account');
  return account;
}

/** A store that was decided about; its version tells one decision from the next. */
export async function getDecidedStore(db: Database, supplierId: string) {
  const [store] = await db
    .select({
      id: suppliers.id,
      version: suppliers.version,
      businessName: suppliers.businessName,
      ownerAccountId: suppliers.ownerAccountId,
      ownerVerifiedAt: suppliers.ownerVerifiedAt,
    })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!store) throw notFound('Supplier');
  return store;
}
