import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { addresses } from './tables.ts';

type GivenAddress = Partial<typeof addresses.$inferInsert> & { accountId: string };

/** An address of an account; what is left out is made up. */
export async function createAddress(db: Database, given: GivenAddress) {
  const row = {
    id: newId(),
    label: 'Works',
    recipient: 'Daniel Reyes',
    company: 'Reyes Provisions',
    phone: '+91 98220 12345',
    line1: '14 Canal Road',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
    country: 'IN',
    taxId: '',
    isDefaultDelivery: false,
    isDefaultBilling: false,
    createdAt: new Date(),
    ...given,
  };
  await db.insert(addresses).values(row);
  return row;
}
