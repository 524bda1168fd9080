import { eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import { containing } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiries } from '../tables.ts';
import type { Viewer } from './viewer.ts';

/**
 * A number means the inquiry's; else part of a subject, or of the other side's name. Percent signs and underscores mean
 * themselves. A store's buyers of that name are looked up before, so that each part has an index of its own.
 */
export async function matches(
  db: Database,
  { q, viewer }: { q: string; viewer: Viewer },
): Promise<SQL | undefined> {
  const pattern = containing(q);
  const [, digits] = /^#?0*(\d{1,9})$/.exec(q) ?? [];
  if (viewer.side === 'buyer')
    return or(ilike(inquiries.subject, pattern), ilike(suppliers.businessName, pattern));
  return or(
    digits ? eq(inquiries.number, Number(digits)) : undefined,
    ilike(inquiries.subject, pattern),
    ilike(inquiries.buyerCompany, pattern),
    await byBuyersNamed(db, pattern),
  );
}

/** So many people of one name are compared one by one as the list is read. */
const manyNamesakes = 200;

async function byBuyersNamed(db: Database, pattern: string): Promise<SQL | undefined> {
  const people = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(ilike(accounts.name, pattern))
    .limit(manyNamesakes + 1);
  if (people.length === 0) return undefined;
  if (people.length > manyNamesakes) return ilike(accounts.name, pattern);
  const ids = people.map(({ id }) => id);
  return inArray(inquiries.buyerAccountId, ids);
}
