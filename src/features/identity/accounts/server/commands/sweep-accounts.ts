import { lt } from 'drizzle-orm';
import { addDays } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { emailChanges, emailLinks, sessions } from '../tables.ts';

/** Days for which ended sessions and expired links are kept. */
const retentionDays = 30;

/** Deletes sessions and links that expired long ago. */
export async function sweepAccounts({ db, now }: CommandContext): Promise<void> {
  const cutoff = addDays(now, -retentionDays);
  await db.delete(sessions).where(lt(sessions.expiresAt, cutoff));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, cutoff));
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, cutoff));
}
