import { createHmac, randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { listVisitedPages } from '../queries/visited-pages.ts';
import { visitMarks, visitSalts } from '../tables.ts';
import { addVisits } from './add-visits.ts';
import { filterWithinLimits, markVisits, type VisitMark } from './mark-visits.ts';

/** A page view waiting in memory to be counted. Only the sums and a salted hash are stored. */
export interface Visit {
  page: 'product' | 'supplier';
  /** Id of the product or the supplier. */
  pageId: string;
  ip: string;
  device: string;
  accountId: string | null;
  country: string;
}

/** Counts the visits of a few seconds: each visitor once per page and half hour, and once per store and day. */
export async function countVisits({ db, now }: CommandContext, visits: readonly Visit[]): Promise<void> {
  const day = marketDay(now);
  // Two processes that count at the same moment would both treat the same visitor as new.
  await lockUntilCommit(db, 'insights visits');
  const countable = await findCountableVisits(db, { day, visits });
  const admitted = await filterWithinLimits(db, { day, marks: countable });
  const counted = await markVisits(db, { day, now, marks: admitted });
  if (counted.length > 0) await addVisits(db, { day, counted });
}

/** Returns the salt of the day. Without it, a visitor hash cannot be computed again from an IP address. */
async function getDailySalt(db: Database, day: string): Promise<string> {
  const [stored] = await db
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoUpdate({ target: visitSalts.day, set: { salt: visitSalts.salt } })
    .returning({ salt: visitSalts.salt });
  return stored?.salt ?? '';
}

interface VisitBatch {
  day: string;
  visits: readonly Visit[];
}

/** Returns visits to public pages by people who do not work for the store, one per visitor and page. */
async function findCountableVisits(db: Database, { day, visits }: VisitBatch): Promise<VisitMark[]> {
  const salt = await getDailySalt(db, day);
  const hashed = (word: string) => createHmac('sha256', salt).update(word).digest('base64url').slice(0, 22);
  const pages = await listVisitedPages(db, visits);
  const marks = new Map<string, VisitMark>();
  for (const { page, pageId, ip, device, accountId, country } of visits) {
    const seen = pages.get(`${page} ${pageId}`);
    if (!seen || (accountId && seen.staff.includes(accountId))) continue;
    const visitor = hashed(`visitor ${ip} ${device}`);
    marks.set(`${visitor} ${pageId}`, {
      pageId,
      productId: page === 'product' ? pageId : null,
      supplierId: seen.supplierId,
      visitor,
      network: hashed(`network ${ip}`),
      country,
    });
  }
  return [...marks.values()];
}

/** Deletes the salts and visitor hashes of past days. */
export async function deletePastVisitMarks({ db, now }: CommandContext): Promise<void> {
  const today = marketDay(now);
  await db.delete(visitSalts).where(lt(visitSalts.day, today));
  await db.delete(visitMarks).where(lt(visitMarks.day, today));
}
