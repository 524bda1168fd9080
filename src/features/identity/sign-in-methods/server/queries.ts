import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Identity } from '../contract.ts';
import { identities } from './tables.ts';

/** Returns the account that a provider's user signs in to, or null for a new user. */
export async function findIdentity(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | null> {
  const [row] = await db
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.accountId ?? null;
}

/** Returns the connected providers of an account. */
export async function listIdentities(db: Database, accountId: string) {
  const rows = await db
    .select({ id: identities.id, email: identities.email, linkedAt: identities.linkedAt })
    .from(identities)
    .where(eq(identities.accountId, accountId))
    .orderBy(asc(identities.linkedAt))
    .limit(20);
  return rows.map((row) => ({
    ...row,
    provider: 'google' as const,
    linkedAt: row.linkedAt.toISOString(),
  })) satisfies Identity[];
}
