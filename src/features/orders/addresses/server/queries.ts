import { and, asc, desc, eq } from 'drizzle-orm';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { type Address, type FrozenAddress, maxAddresses } from '../contract.ts';
import { addresses } from './tables.ts';

/** Returns an address as the API shows it. */
export function describeAddress({
  accountId: _,
  createdAt: __,
  ...row
}: typeof addresses.$inferSelect): Address {
  return { ...row, countryName: countryName(row.country) };
}

/** Returns the addresses of an account: defaults first, then newest. */
export async function listAddresses(db: Database, accountId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(
      desc(addresses.isDefaultDelivery),
      desc(addresses.isDefaultBilling),
      desc(addresses.createdAt),
      asc(addresses.id),
    )
    .limit(maxAddresses);
  return rows.map(describeAddress);
}

/** Returns an address of this account as an order freezes it. */
export async function getOwnAddress(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<FrozenAddress> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)));
  if (!row) throw notFound('Address');
  const { label, recipient, company, phone, line1, line2, city, state, postcode, country, taxId } = row;
  const fields = { label, recipient, company, phone, line1, line2, city, state, postcode, country, taxId };
  return { ...fields, countryName: countryName(country) };
}
