import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type Actor, signedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { type ProductStep, productStep } from '../contract/registration-form.ts';
import type { SupplierStatus } from '../contract/words.ts';
import { emptyForm, hasProduct } from '../rules/registration.ts';
import { suppliers } from './tables.ts';

/** A supplier's store, as other features refer to it. */
export interface Store {
  id: string;
  slug: string;
  businessName: string;
  status: SupplierStatus;
}

const storeColumns = {
  id: suppliers.id,
  slug: suppliers.slug,
  businessName: suppliers.businessName,
  status: suppliers.status,
};

/** Columns that a card of a product or an inquiry shows of its supplier, for joins. */
export const supplierCardColumns = {
  id: suppliers.id,
  slug: suppliers.slug,
  businessName: suppliers.businessName,
  logoSeed: suppliers.logoSeed,
  logoFileId: suppliers.logoFileId,
  city: suppliers.city,
  state: suppliers.state,
  country: suppliers.country,
  verifiedAt: suppliers.verifiedAt,
};

/** Condition for joins: buyers may see this supplier. */
export const isPublicSupplier = eq(suppliers.isPublic, true);

/** The store of an account, whatever its state; null when nothing was saved yet. */
export async function findStoreOf(db: Database, accountId: string): Promise<Store | null> {
  const [store] = await db
    .select(storeColumns)
    .from(suppliers)
    .where(eq(suppliers.ownerAccountId, accountId));
  return store ?? null;
}

/** The store of the signed-in supplier; without a submitted registration an error that says what to do. */
export async function requireStore(ctx: { db: Database; actor: Actor | null }): Promise<Store> {
  const store = await findStoreOf(ctx.db, signedIn(ctx).accountId);
  if (store && store.status !== 'draft') return store;
  throw new AppError('conflict', 'Please finish your registration first.', {
    reason: 'registration_unfinished',
  });
}

/** The store that visitors of the dashboard are shown, or null. */
export async function findSampleStore(db: Database): Promise<Store | null> {
  const [store] = await db.select(storeColumns).from(suppliers).where(eq(suppliers.isSample, true));
  return store ?? null;
}

/** The same, where there must be one. */
export async function getSampleStore(db: Database): Promise<Store> {
  const store = await findSampleStore(db);
  if (!store) throw notFound('Sample store');
  return store;
}

/** Account that owns a store. */
export async function getStoreOwner(db: Database, supplierId: string): Promise<string> {
  const [store] = await db
    .select({ ownerAccountId: suppliers.ownerAccountId })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!store) throw notFound('Supplier');
  return store.ownerAccountId;
}

/** When an account confirmed its e-mail address, or null. */
export async function findOwnerVerifiedAt(db: Database, accountId: string): Promise<Date | null> {
  const [account] = await db
    .select({ emailVerifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.emailVerifiedAt ?? null;
}

/** The product of step 4, as the supplier typed it; null when the step was skipped. */
export async function findRegisteredProduct(db: Database, supplierId: string): Promise<ProductStep | null> {
  const [store] = await db
    .select({ draft: suppliers.draft })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return store && hasProduct(store.draft) ? productStep.parse({ ...emptyForm, ...store.draft }) : null;
}
