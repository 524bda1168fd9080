import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { maxTemplates, type QuoteTemplate } from '../contract.ts';
import { quoteTemplates } from './tables.ts';

/** Returns the templates of a store by name. */
export async function listTemplates(db: Database, supplierId: string): Promise<QuoteTemplate[]> {
  const rows = await db
    .select()
    .from(quoteTemplates)
    .where(eq(quoteTemplates.supplierId, supplierId))
    .orderBy(sql`lower(${quoteTemplates.name})`, asc(quoteTemplates.id))
    .limit(maxTemplates);
  return rows.map(({ id, name, currency, terms }) => ({ ...terms, id, name, currency }));
}
