import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { mostReplies } from '../contract.ts';
import { quickReplies } from './tables.ts';

const columns = { id: quickReplies.id, label: quickReplies.label, text: quickReplies.text };

/** The replies of a store, the oldest first. */
export const listReplies = (db: Database, supplierId: string) =>
  db
    .select(columns)
    .from(quickReplies)
    .where(eq(quickReplies.supplierId, supplierId))
    .orderBy(asc(quickReplies.id))
    .limit(mostReplies);
