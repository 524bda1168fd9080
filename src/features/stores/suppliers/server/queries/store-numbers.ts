import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { type NumberedKind, parseStoreNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { suppliers } from '../tables.ts';

interface NumberedTable {
  kind: NumberedKind;
  columns: { supplierId: AnyColumn; number: AnyColumn };
}

/**
 * Returns a condition for records whose number was typed: of the store in the prefix, or of any store without a
 * prefix. Returns undefined for other text and for numbers of another kind.
 */
export function matchesStoreNumber(
  { kind, columns: { supplierId, number } }: NumberedTable,
  text: string,
): SQL | undefined {
  const typed = parseStoreNumber(text);
  if (!typed || (typed.kind !== null && typed.kind !== kind)) return undefined;
  const ofStore = sql`${supplierId} in (select ${suppliers.id} from ${suppliers} where ${suppliers.numberPrefix} = ${typed.prefix})`;
  return and(eq(number, typed.number), typed.prefix === null ? undefined : ofStore);
}

/** Returns the prefix of a store's document numbers; null until its first approval. */
export async function getNumberPrefix(db: Database, supplierId: string): Promise<string | null> {
  const [store] = await db
    .select({ prefix: suppliers.numberPrefix })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return store?.prefix ?? null;
}
