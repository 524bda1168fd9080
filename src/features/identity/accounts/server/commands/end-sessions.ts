import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { sessionEnded } from '../../contract.ts';
import { sessions } from '../tables.ts';

/** Ends open sessions of an account, all or some of them, and notifies its live streams. */
export async function endSessions(
  ctx: CommandContext,
  { accountId, which }: { accountId: string; which?: SQL | undefined },
): Promise<readonly { id: string }[]> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), which))
    .returning({ id: sessions.id });
  await broadcast(ctx.db, { kind: 'account', accountId, topic: 'sessions' });
  for (const { id } of ended) await ctx.emit(sessionEnded, { accountId, sessionId: id });
  return ended;
}
