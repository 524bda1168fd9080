import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { type Membership, startingMembership } from '../rules.ts';
import { membershipInvoices, supplierMemberships } from './tables.ts';

/** Creates a supplier's membership for a test or the seed; missing values are those of a new store. */
export async function createMembership(
  db: Database,
  { supplierId, ...overrides }: Partial<Membership> & { supplierId: string },
): Promise<void> {
  const row = { ...startingMembership(new Date()), ...overrides };
  await db.insert(supplierMemberships).values({ supplierId, ...row });
}

type InvoiceInput = Omit<typeof membershipInvoices.$inferInsert, 'id' | 'creditMinor' | 'billing'>;

/** Creates a past invoice for the seed. */
export async function createInvoice(db: Database, overrides: InvoiceInput): Promise<void> {
  await db
    .insert(membershipInvoices)
    .values({ id: newId(), creditMinor: 0, billing: 'monthly', ...overrides });
}
