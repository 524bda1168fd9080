import { eq } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { suppliers } from '../tables.ts';

/** Returns what an email to the owner of a store needs. */
export async function getStoreContact(db: Database, supplierId: string) {
  const [contact] = await db
    .select({
      businessName: suppliers.businessName,
      isPublic: suppliers.isPublic,
      slug: suppliers.slug,
      name: accounts.name,
      email: accounts.email,
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.ownerAccountId))
    .where(eq(suppliers.id, supplierId));
  if (!contact) throw notFound('Supplier');
  return contact;
}
