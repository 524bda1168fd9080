import { sql } from 'drizzle-orm';
import type { OpenSample } from '#platform/http/procedures.ts';
import { type Kernel, sampleSchema, sqlState } from '#platform/kernel.ts';

const undefinedTable = '42P01';

/** The sample store's database and the made-up owner that visitors read it as; null while it has not been made. */
export async function openSampleStore({
  sampleDatabase: { db },
}: Pick<Kernel, 'sampleDatabase'>): ReturnType<OpenSample> {
  try {
    // The schema is named, so that without it no store of the marketplace is taken for the sample.
    const { rows } = await db.execute<{ accountId: string }>(
      sql`select owner_account_id as "accountId" from ${sql.identifier(sampleSchema)}.suppliers`,
    );
    const [owner] = rows;
    return owner ? { db, actor: { accountId: owner.accountId, role: 'supplier' } } : null;
  } catch (error) {
    if (sqlState(error) === undefinedTable) return null;
    throw error;
  }
}
