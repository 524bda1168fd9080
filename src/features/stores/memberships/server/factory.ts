import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { type Membership, startingMembership } from '../rules.ts';
import { membershipInvoices, supplierMemberships } from './tables.ts';

/** Gives a supplier a plan, for a test or the seed; what is left out is as on the first day. */
export async function createMembership(
  db: Database,
  { supplierId, ...given }: Partial<Membership> & { supplierId: string },
): Promise<void> {
  const row = { ...startingMembership(new Date()), ...given };
  await db.insert(supplierMemberships).values({ supplierId, ...row });
}

type GivenInvoice = Omit<typeof membershipInvoices.$inferInsert, 'id' | 'creditMinor' | 'billing'>;

/** An invoice of the past, for the seed. */
export async function createInvoice(db: Database, given: GivenInvoice): Promise<void> {
  await db.insert(membershipInvoices).values({ id: newId(), creditMinor: 0, billing: 'monthly', ...given });
}
