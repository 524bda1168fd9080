import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { certificates } from './tables.ts';

type Given = Partial<typeof certificates.$inferInsert> & { supplierId: string };

/** A certificate for a test or the seed; what is left out is made up. */
export async function createCertificate(db: Database, given: Given): Promise<{ id: string }> {
  const id = given.id ?? newId();
  const made = {
    code: 'FSC',
    number: 'FSC-C000001',
    body: 'Bureau Veritas India',
    issuedOn: '2025-01-10',
    expiresOn: '2030-01-09',
    status: 'approved' as const,
    submittedAt: new Date('2025-01-20T08:00:00Z'),
  };
  await db.insert(certificates).values({ ...made, ...given, id });
  return { id };
}

/** What buyers are shown already was checked once: its rows, for the seed. */
export const approvedRows = (
  shown: readonly (Pick<Given, 'id' | 'supplierId'> &
    Pick<typeof certificates.$inferInsert, 'code' | 'number' | 'body' | 'issuedOn' | 'expiresOn'>)[],
): (typeof certificates.$inferInsert)[] =>
  shown.map(({ id = newId(), supplierId, code, number, body, issuedOn, expiresOn }) => ({
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
