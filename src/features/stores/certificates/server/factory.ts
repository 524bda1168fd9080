import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { certificates } from './tables.ts';

type CertificateInput = Partial<typeof certificates.$inferInsert> & { supplierId: string };

/** Creates a certificate for a test or the seed; missing values get defaults. */
export async function createCertificate(db: Database, overrides: CertificateInput): Promise<{ id: string }> {
  const id = overrides.id ?? newId();
  const defaults = {
    code: 'FSC',
    number: 'FSC-C000001',
    body: 'Bureau Veritas India',
    issuedOn: '2025-01-10',
    expiresOn: '2030-01-09',
    status: 'approved' as const,
    submittedAt: new Date('2025-01-20T08:00:00Z'),
  };
  await db.insert(certificates).values({ ...defaults, ...overrides, id });
  return { id };
}

/** Returns approved certificate rows for certificates that buyers are already shown, for the seed. */
export const approvedCertificateRows = (
  visible: readonly (Pick<CertificateInput, 'id' | 'supplierId'> &
    Pick<typeof certificates.$inferInsert, 'code' | 'number' | 'body' | 'issuedOn' | 'expiresOn'>)[],
): (typeof certificates.$inferInsert)[] =>
  visible.map(({ id = newId(), supplierId, code, number, body, issuedOn, expiresOn }) => ({
    id,
    supplierId,
    code,
    number,
    body,
    issuedOn,
    expiresOn,
    status: 'approved',
    submittedAt: new Date(`${issuedOn}T09:00:00Z`),
  }));
