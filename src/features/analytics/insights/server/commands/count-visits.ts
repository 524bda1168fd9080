import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { addVisits } from './add-visits.ts';
import { type Mark, markVisits, withinLimits } from './mark-visits.ts';

/** A look at a page, as it waits in memory to be counted; nothing of it is kept but the sums and a salted mark. */
export interface Visit {
  page: 'product' | 'supplier';
  /** Of the product or the supplier. */
  pageId: string;
  address: string;
  device: string;
  accountId: string | null;
  country: string;
}

/** Counts visits of a few seconds: each visitor once for a page and half hour, and once for a store and day. */
export async function countVisits({ db, now }: CommandContext, visits: readonly Visit[]): Promise<void> {
  const day = marketDay(now);
  // Two processes that count at the same moment would both meet a new visitor.
  await lockUntilCommit(db, 'insights visits');
  const seen = await seenPages(db, { day, visits });
  const admitted = await withinLimits(db, { day, marks: seen });
  const counted = await markVisits(db, { day, now, marks: admitted });
  if (counted.length > 0) await addVisits(db, { day, counted });
}

/** The secret of the day; without it a mark cannot be made again from an address. */
async function saltOf(db: Database, day: string): Promise<string> {
  const { rows } = await db.execute<{ salt: string }>(sql`
    insert into visit_salts (day, salt) values (${day}, ${randomBytes(32).toString('base64url')})
    on conflict (day) do update set salt = visit_salts.salt returning salt`);
  return rows[0]?.salt ?? '';
}

interface Given {
  day: string;
  visits: readonly Visit[];
}

/** Visits of pages that buyers may see, by people who do not work there; each visitor and page once. */
async function seenPages(db: Database, { day, visits }: Given): Promise<Mark[]> {
  const salt = await saltOf(db, day);
  const hashed = (word: string) => createHmac('sha256', salt).update(word).digest('base64url').slice(0, 22);
  const pages = await listPages(db, visits);
  const marks = new Map<string, Mark>();
  for (const { page, pageId, address, device, accountId, country } of visits) {
    const seen = pages.get(`${page} ${pageId}`);
    if (!seen || (accountId && seen.staff.includes(accountId))) continue;
    const visitor = hashed(`visitor ${address} ${device}`);
    marks.set(`${visitor} ${pageId}`, {
      pageId,
      productId: page === 'product' ? pageId : null,
      supplierId: seen.supplierId,
      visitor,
      network: hashed(`network ${address}`),
      country,
    });
  }
  return [...marks.values()];
}

async function listPages(db: Database, visits: readonly Visit[]) {
  const { rows } = await db.execute<{ page: string; supplierId: string; staff: string[] }>(sql`
    select page, s.id as "supplierId", array(
      select s.owner_account_id::text union select account_id::text from store_members where supplier_id = s.id) as staff
    from (
      select 'product ' || id as page, supplier_id from products where is_shown and id = any(${idsOf(visits, 'product')}::uuid[])
      union all select 'supplier ' || id, id from suppliers where id = any(${idsOf(visits, 'supplier')}::uuid[])
    ) seen join suppliers s on s.id = seen.supplier_id and s.is_public`);
  return new Map(rows.map((row) => [row.page, row]));
}

const idsOf = (visits: readonly Visit[], page: Visit['page']): string =>
  `{${[...new Set(visits.filter((visit) => visit.page === page).map(({ pageId }) => pageId))].join(',')}}`;

/** Salts and marks of days that are over. */
export async function forgetVisitors({ db, now }: CommandContext): Promise<void> {
  const today = marketDay(now);
  await db.execute(sql`delete from visit_salts where day < ${today}::date`);
  await db.execute(sql`delete from visit_marks where day < ${today}::date`);
}
