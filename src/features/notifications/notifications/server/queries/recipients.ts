import { eq } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns the email address and role of an account that is notified. */
export async function getRecipient(db: Database, accountId: string) {
  const [account] = await db
    .select({ email: accounts.email, role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw notFound('Account');
  return account;
}

/** Returns a store with the version that distinguishes one decision about it from the next. */
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
