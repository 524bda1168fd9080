import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { maxReplies } from '../contract.ts';
import { quickReplies } from './tables.ts';

const columns = { id: quickReplies.id, label: quickReplies.label, text: quickReplies.text };

/** Returns the replies of a store, oldest first. */
export const listReplies = (db: Database, supplierId: string) =>
  db
    .select(columns)
    .from(quickReplies)
    .where(eq(quickReplies.supplierId, supplierId))
    .orderBy(asc(quickReplies.id))
    .limit(maxReplies);
