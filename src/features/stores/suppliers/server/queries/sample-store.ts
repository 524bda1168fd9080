import { sql } from 'drizzle-orm';
import { nameOf } from '#platform/database/typed-sql.ts';
import type { OpenSample } from '#platform/http/procedures.ts';
import { type Kernel, sampleSchema, sqlState } from '#platform/kernel.ts';
import { suppliers } from '../tables.ts';

const undefinedTable = '42P01';

/**
 * Returns the sample store's database and its fictional owner, as whom guests read it; null while it does not
 * exist.
 */
export async function openSampleStore({
  sampleDatabase: { db },
}: Pick<Kernel, 'sampleDatabase'>): ReturnType<OpenSample> {
  try {
    // The schema is named explicitly: if it is missing, the query must not fall back to the stores of the
    // marketplace.
    const { rows } = await db.execute<{ accountId: string }>(
      sql`select ${nameOf(suppliers.ownerAccountId)} as "accountId" from ${sql.identifier(sampleSchema)}.${suppliers}`,
    );
    const [owner] = rows;
    return owner ? { db, actor: { accountId: owner.accountId, role: 'supplier' } } : null;
  } catch (error) {
    if (sqlState(error) === undefinedTable) return null;
    throw error;
  }
}
