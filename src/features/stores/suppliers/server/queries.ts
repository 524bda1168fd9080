import { and, type Column, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import { type Reader, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { SupplierStatus } from '../contract/options.ts';
import type { SupplierEvent } from '../contract.ts';
import { allowsWhileSuspended, type Capability, roleAllows, type StoreRole } from '../rules/store-roles.ts';
import { storeMembers, supplierDecisions, suppliers } from './tables.ts';

/** A supplier's store, as other features refer to it. */
interface Store {
  id: string;
  slug: string;
  businessName: string;
  status: SupplierStatus;
  /** True if buyers may see it. */
  isPublic: boolean;
}

/** The store that an account owns or works in. */
export interface OwnStore extends Store {
  role: StoreRole;
}

const storeColumns = {
  id: suppliers.id,
  slug: suppliers.slug,
  businessName: suppliers.businessName,
  status: suppliers.status,
  isPublic: sql<boolean>`coalesce(${suppliers.isPublic}, false)`,
};

/** Condition for joins: buyers may see this supplier. */
export const isPublicSupplier = eq(suppliers.isPublic, true);

/** Returns the store that an account owns or works in, in any status, or null. */
export async function findStoreOf(db: Database, accountId: string): Promise<OwnStore | null> {
  const [member] = await db
    .select({ ...storeColumns, role: storeMembers.role })
    .from(storeMembers)
    .innerJoin(suppliers, eq(suppliers.id, storeMembers.supplierId))
    .where(eq(storeMembers.accountId, accountId));
  if (member) return member;
  const [owned] = await db
    .select(storeColumns)
    .from(suppliers)
    .where(eq(suppliers.ownerAccountId, accountId));
  return owned ? { ...owned, role: 'owner' } : null;
}

/**
 * Returns the store of the signed-in supplier if their role in it has the capability. Without a submitted
 * registration, throws an error that says what to do.
 */
export async function requireStore(
  ctx: { db: Database; actor: Reader | null },
  capability?: Capability,
): Promise<OwnStore> {
  const store = await findStoreOf(ctx.db, requireSignedIn(ctx).accountId);
  if (!store || store.status === 'draft') {
    throw new AppError('conflict', 'Finish your registration first.', {
      reason: 'registration_unfinished',
    });
  }
  if (capability && !roleAllows(store.role, capability)) {
    throw new AppError('forbidden', 'Your role in this store does not allow this. Ask the owner.', {
      reason: 'store_role',
    });
  }
  if (capability && !allowsWhileSuspended(capability)) await lockTradingStore(ctx.db, store.id);
  return store;
}

/**
 * Throws an error if the store is suspended. In a transaction, it also locks the store, so that a suspension waits
 * until the transaction ends.
 */
export async function lockTradingStore(db: Database, supplierId: string): Promise<void> {
  const [store] = await db
    .select({ status: suppliers.status })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId))
    .for('key share');
  if (store?.status !== 'suspended') return;
  throw new AppError(
    'forbidden',
    'This store is suspended. Its orders can’t move forward. You can still cancel orders and record payments and refunds.',
    { reason: 'store_suspended' },
  );
}

/** Condition for joins: this supplier is suspended. */
const isSuspendedSupplier = eq(suppliers.status, 'suspended');

/** Condition on a column with a supplier id: that supplier is not suspended. */
export const isTrading = (supplierId: Column): SQL =>
  sql`not exists (select from ${suppliers} where ${suppliers.id} = ${supplierId} and ${isSuspendedSupplier})`;

interface StorePermissionQuery {
  supplierId: string;
  accountId: string;
  capability: Capability;
}

/** Returns whether an account works in this store with a role that has the capability. */
export async function hasStoreCapability(
  db: Database,
  { supplierId, accountId, capability }: StorePermissionQuery,
): Promise<boolean> {
  const store = await findStoreOf(db, accountId);
  return store?.id === supplierId && roleAllows(store.role, capability);
}

/** Returns the owner and the members of a store who have a capability, with their email addresses. */
export async function listStorePeople(
  db: Database,
  { supplierId, capability }: { supplierId: string; capability: Capability },
) {
  const owner = db
    .select({ accountId: suppliers.ownerAccountId, role: sql<StoreRole>`'owner'`.as('store_role') })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  const members = db
    .select({
      accountId: storeMembers.accountId,
      role: sql<StoreRole>`${storeMembers.role}`.as('store_role'),
    })
    .from(storeMembers)
    .where(eq(storeMembers.supplierId, supplierId));
  const people = owner.unionAll(members).as('people');
  const rows = await db
    .select({ id: accounts.id, email: accounts.email, role: people.role })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId));
  return rows.filter(({ role }) => roleAllows(role, capability));
}

/** Returns the reason and start of a store's suspension, or null. */
export async function findSuspension(db: Database, supplierId: string) {
  const [decision] = await db
    .select({ reason: supplierDecisions.note, since: supplierDecisions.decidedAt })
    .from(supplierDecisions)
    .innerJoin(suppliers, eq(suppliers.id, supplierDecisions.supplierId))
    .where(
      and(eq(suppliers.id, supplierId), isSuspendedSupplier, eq(supplierDecisions.decision, 'suspended')),
    )
    .orderBy(desc(supplierDecisions.decidedAt), desc(supplierDecisions.id))
    .limit(1);
  return decision ?? null;
}

/** Returns the account that owns a store. */
export const getStoreOwner = async (db: Database, supplierId: string): Promise<string> =>
  (await getStoreEvent(db, supplierId)).ownerAccountId;

/** Returns what the events of a store carry. */
export async function getStoreEvent(db: Database, supplierId: string): Promise<SupplierEvent> {
  const [store] = await db
    .select({ supplierId: suppliers.id, slug: suppliers.slug, ownerAccountId: suppliers.ownerAccountId })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!store) throw notFound('Supplier');
  return store;
}

/** Returns the ISO 3166-1 code of a store's country. */
export async function getSupplierCountry(db: Database, supplierId: string): Promise<string> {
  const [store] = await db
    .select({ country: suppliers.country })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!store) throw notFound('Supplier');
  return store.country;
}

/** Returns the name of a store. */
export async function getSupplierName(db: Database, supplierId: string): Promise<string> {
  const [store] = await db
    .select({ name: suppliers.businessName })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!store) throw notFound('Supplier');
  return store.name;
}

/** Returns the address lines of a store for an invoice: the name first, then address and tax number. */
export async function getBillingLines(db: Database, supplierId: string): Promise<string[]> {
  const [store] = await db
    .select({
      name: suppliers.businessName,
      address: suppliers.registeredAddress,
      city: suppliers.city,
      pincode: suppliers.pincode,
      state: suppliers.state,
      country: suppliers.country,
      gstin: suppliers.gstin,
    })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!store) throw notFound('Supplier');
  const { name, address, city, pincode, state, country, gstin } = store;
  const place = [[city, pincode].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  return [name, address, place, countryName(country), gstin ? `GSTIN ${gstin}` : ''].filter(Boolean);
}

/** Returns when an account confirmed its email address, or null. */
export async function findOwnerVerifiedAt(db: Database, accountId: string): Promise<Date | null> {
  const [account] = await db
    .select({ emailVerifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.emailVerifiedAt ?? null;
}

/** Returns a slug of the name; if another store has it, with part of the id appended. */
export async function findFreeSlug(
  db: Database,
  { id, businessName }: { id: string; businessName: string },
): Promise<string> {
  const slug = slugify(businessName, 60);
  const [taken] = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.slug, slug), ne(suppliers.id, id)));
  return taken ? `${slug}-${id.slice(-6)}` : slug;
}
