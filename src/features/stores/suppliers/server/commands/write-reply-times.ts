import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { suppliers } from '../tables.ts';

interface ReplyTime {
  supplierId: string;
  /** Whole hours, at least 1. */
  responseHours: number;
}

/** Stores the typical reply times of stores; the others keep theirs, because nobody has asked them lately. */
export async function writeReplyTimes(db: Database, times: readonly ReplyTime[]): Promise<void> {
  const { id, responseHours } = suppliers;
  await db
    .update(suppliers)
    .set({ responseHours: sql`given."responseHours"` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as given("supplierId" uuid, "responseHours" int)`,
    )
    .where(sql`${id} = given."supplierId" and ${responseHours} is distinct from given."responseHours"`);
}
