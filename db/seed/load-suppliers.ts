import { accounts } from '#features/identity/accounts/server/tables.ts';
import { approvedCertificateRows } from '#features/stores/certificates/server/factory.ts';
import { certificates as certificatesTable } from '#features/stores/certificates/server/tables.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { certificateRows } from '#features/stores/storefront/server/factory.ts';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import type { Language } from '#features/stores/suppliers/contract/options.ts';
import { supplierRow } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { SeedSupplier } from './marketplace/types.ts';
import { seedId, supplierIdOf } from './seed-id.ts';

/** The first company joined this many days ago, the newest two months ago. */
const firstJoinedDays = 700;

const ownerOf = ({ key }: SeedSupplier): string => seedId(`owner ${key}`);
const nth = ({ key }: SeedSupplier): number => Number(key.slice(1)) - 1;
/** Days since a company joined: spread over the time since the first one. */
const daysSince = (supplier: SeedSupplier): number => firstJoinedDays - ((nth(supplier) * 197) % 640);
const joinedAt = (supplier: SeedSupplier, now: Date): Date => addDays(now, -daysSince(supplier));
/** Documents are checked within weeks, and again a year later: within the last eighteen months. */
function checkedAt(supplier: SeedSupplier, now: Date): Date {
  const days = daysSince(supplier) - 4 - (nth(supplier) % 17);
  return addDays(now, -(days > 540 ? days - 365 : days));
}

/** Writes companies with their owners, certificates and plans; a few hundred a call is best. */
export async function insertSuppliers(
  db: Database,
  { batch, now }: { batch: readonly SeedSupplier[]; now: Date },
): Promise<void> {
  await db
    .insert(accounts)
    .values(batch.map((supplier) => accountRow(supplier, now)))
    .onConflictDoNothing();
  const rows = batch.map((supplier) =>
    supplierRow(supplier, {
      id: supplierIdOf(supplier.key),
      ownerAccountId: ownerOf(supplier),
      now: joinedAt(supplier, now),
      verifiedAt: checkedAt(supplier, now),
    }),
  );
  await db.insert(suppliers).values(rows.map((row) => ({ ...row, languages: languagesOf(row) })));
  const certificates = batch.flatMap((supplier) => certificateRows(supplier, supplierIdOf(supplier.key)));
  if (certificates.length > 0) {
    await db.insert(supplierCertificates).values(certificates);
    await db.insert(certificatesTable).values(approvedCertificateRows(certificates));
  }
  for (const supplier of batch) if (supplier.plan !== 'basic') await choosePlan(db, { supplier, now });
}

/** Nobody signs in to these accounts: they have no password. */
function accountRow(supplier: SeedSupplier, now: Date) {
  const createdAt = joinedAt(supplier, now);
  const { contactPerson: name, email, phone } = supplier;
  return {
    id: ownerOf(supplier),
    name,
    email,
    phone,
    role: 'supplier' as const,
    emailVerifiedAt: createdAt,
    createdAt,
  };
}

async function choosePlan(
  db: Database,
  { supplier, now }: { supplier: SeedSupplier; now: Date },
): Promise<void> {
  const cycleEndsAt = addDays(now, 25);
  await createMembership(db, {
    supplierId: supplierIdOf(supplier.key),
    planId: supplier.plan,
    since: joinedAt(supplier, now),
    cycleEndsAt,
  });
}

/** English everywhere in this trade, and what is spoken at home. */
function languagesOf({ country = '', state = '' }: { country?: string; state?: string }): Language[] {
  const home: Record<string, Language[]> = {
    Maharashtra: ['Hindi', 'Marathi'],
    Gujarat: ['Hindi', 'Gujarati'],
    'Tamil Nadu': ['Tamil'],
    Karnataka: ['Kannada', 'Hindi'],
    Telangana: ['Telugu', 'Hindi'],
    'West Bengal': ['Bengali', 'Hindi'],
    Punjab: ['Punjabi', 'Hindi'],
    Kerala: ['Malayalam'],
    IN: ['Hindi'],
    CN: ['Chinese'],
    DE: ['German'],
    IT: ['Italian'],
    FR: ['French'],
    ES: ['Spanish'],
    MX: ['Spanish'],
    BR: ['Portuguese'],
    JP: ['Japanese'],
    TR: ['Turkish'],
    VN: ['Vietnamese'],
    AE: ['Arabic', 'Hindi'],
  };
  return ['English', ...(home[state] ?? home[country] ?? [])];
}
