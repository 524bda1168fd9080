import { lt } from 'drizzle-orm';
import { addDays } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { emailChanges, emailLinks, sessions } from '../tables.ts';

/** Days for which an ended session, or a link that no longer works, is still kept. */
const keptDays = 30;

/** Removes sessions and links that ended long ago. */
export async function sweepAccounts({ db, now }: CommandContext): Promise<void> {
  const longAgo = addDays(now, -keptDays);
  await db.delete(sessions).where(lt(sessions.expiresAt, longAgo));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, longAgo));
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, longAgo));
}
