import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { type NumberedKind, readStoreNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { suppliers } from '../tables.ts';

interface NumberedTable {
  kind: NumberedKind;
  columns: { supplierId: AnyColumn; number: AnyColumn };
}

/**
 * The condition for records with the number that was typed, of the store that it names or of any; none for other words,
 * and for the number of another kind.
 */
export function hasStoreNumber(
  { kind, columns: { supplierId, number } }: NumberedTable,
  text: string,
): SQL | undefined {
  const typed = readStoreNumber(text);
  if (!typed || (typed.kind !== null && typed.kind !== kind)) return undefined;
  const ofStore = sql`${supplierId} in (select ${suppliers.id} from ${suppliers} where ${suppliers.numberPrefix} = ${typed.prefix})`;
  return and(eq(number, typed.number), typed.prefix === null ? undefined : ofStore);
}

/** What the numbers of a store begin with; null until its first approval. */
export async function getNumberPrefix(db: Database, supplierId: string): Promise<string | null> {
  const [store] = await db
    .select({ prefix: suppliers.numberPrefix })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return store?.prefix ?? null;
}
