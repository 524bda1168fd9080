import { and, eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { isPublicSupplier, listStorePeople } from '#features/suppliers/server/queries.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Side } from '../../contract.ts';

/** A supplier whom buyers may write to. */
export async function getPublicSupplier(db: Database, id: string) {
  const [supplier] = await db
    .select({
      id: suppliers.id,
      ownerAccountId: suppliers.ownerAccountId,
      businessName: suppliers.businessName,
    })
    .from(suppliers)
    .where(and(eq(suppliers.id, id), isPublicSupplier));
  if (!supplier) throw notFound('Supplier');
  return supplier;
}

/** What is known of a buyer; company and country are those of their own store, if they have one. */
export async function getBuyer(db: Database, accountId: string) {
  const [buyer] = await db
    .select({ phone: accounts.phone, company: suppliers.businessName, country: suppliers.country })
    .from(accounts)
    .leftJoin(suppliers, eq(suppliers.ownerAccountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!buyer) throw notFound('Account');
  return buyer;
}

interface Sides {
  supplierId: string;
  buyerAccountId: string;
}

/** The accounts of both sides of a conversation. */
export async function getPeople(
  db: Database,
  { supplierId, buyerAccountId }: Sides,
): Promise<Record<Side, string>> {
  const [store] = await db
    .select({ ownerAccountId: suppliers.ownerAccountId })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!store) throw notFound('Supplier');
  return { buyer: buyerAccountId, supplier: store.ownerAccountId };
}

/** Everybody who takes part: the buyer, and the people of the store who read inquiries. */
export async function listReaders(db: Database, { supplierId, buyerAccountId }: Sides): Promise<string[]> {
  const staff = await listStorePeople(db, supplierId, 'inquiries.read');
  return [buyerAccountId, ...staff.map(({ id }) => id)];
}
