import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { addresses } from './tables.ts';

type AddressInput = Partial<typeof addresses.$inferInsert> & { accountId: string };

/** Inserts an address of an account with default values for what is left out. */
export async function createAddress(db: Database, input: AddressInput) {
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
    ...input,
  };
  await db.insert(addresses).values(row);
  return row;
}
