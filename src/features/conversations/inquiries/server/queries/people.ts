import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { matchesStoreNumber } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { isPublicSupplier, listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiries } from '../tables.ts';
import type { Viewer } from './viewer.ts';

/** Returns a public supplier; any other is not found. */
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

/** Returns the buyer's details; company and country come from their own store, if they have one. */
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

/** Returns the accounts that take part: the buyer, then the members who may read inquiries. */
export async function listReaders(db: Database, { supplierId, buyerAccountId }: Sides): Promise<string[]> {
  const staff = await listStorePeople(db, { supplierId, capability: 'inquiries.read' });
  return [buyerAccountId, ...staff.map(({ id }) => id)];
}

/** Returns the members of a store who answer inquiries, with their names. */
export async function listAnswerers(db: Database, supplierId: string) {
  const staff = await listStorePeople(db, { supplierId, capability: 'inquiries.write' });
  if (staff.length === 0) return [];
  const named = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        staff.map(({ id }) => id),
      ),
    );
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return staff.map(({ id, role }) => ({ id, role, name: names.get(id) ?? '' }));
}

/** Returns what the notification of an assignee needs. */
export async function findAssignment(
  db: Database,
  { inquiryId, byAccountId }: { inquiryId: string; byAccountId: string },
) {
  const [row] = await db
    .select({
      subject: inquiries.subject,
      preview: inquiries.preview,
      assigneeId: inquiries.assigneeId,
      byName: accounts.name,
    })
    .from(inquiries)
    .innerJoin(accounts, eq(accounts.id, byAccountId))
    .where(eq(inquiries.id, inquiryId));
  return row ?? null;
}

/**
 * Returns the condition of a search: the number of an inquiry, else part of the subject or of the other side's name.
 * Buyers of that name are looked up first, so that each part of the condition can use an index.
 */
export async function matches(
  db: Database,
  { q, viewer }: { q: string; viewer: Viewer },
): Promise<SQL | undefined> {
  const pattern = containsPattern(q);
  const byNumber = matchesStoreNumber({ kind: 'inquiry', columns: inquiries }, q);
  if (viewer.side === 'buyer')
    return or(byNumber, ilike(inquiries.subject, pattern), ilike(suppliers.businessName, pattern));
  return or(
    byNumber,
    ilike(inquiries.subject, pattern),
    ilike(inquiries.buyerCompany, pattern),
    await byBuyersNamed(db, pattern),
  );
}

/** From this many buyers of one name on, names are compared while the list is read. */
const maxNamesakes = 200;

async function byBuyersNamed(db: Database, pattern: string): Promise<SQL | undefined> {
  const people = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(ilike(accounts.name, pattern))
    .limit(maxNamesakes + 1);
  if (people.length === 0) return undefined;
  if (people.length > maxNamesakes) return ilike(accounts.name, pattern);
  const ids = people.map(({ id }) => id);
  return inArray(inquiries.buyerAccountId, ids);
}
