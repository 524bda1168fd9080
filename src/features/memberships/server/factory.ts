import type { Database } from '#platform/database/database.ts';
import { type Membership, startingMembership } from '../rules.ts';
import { supplierMemberships } from './tables.ts';

/** Gives a supplier a plan, for a test or the seed; what is left out is as on the first day. */
export async function createMembership(
  db: Database,
  { supplierId, ...given }: Partial<Membership> & { supplierId: string },
): Promise<void> {
  const row = { ...startingMembership(new Date()), ...given };
  await db.insert(supplierMemberships).values({ supplierId, ...row });
}
