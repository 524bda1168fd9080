import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import type { RequestOutcome } from '../../contract.ts';
import { requestDecided } from '../../contract.ts';
import { requestInvitations, requests } from '../tables.ts';
import { announceRequest } from './lock-request.ts';

interface RequestDecision {
  id: string;
  status: 'awarded' | 'partly_awarded';
  /** The outcome for each supplier who quoted. */
  outcomes: readonly { supplierId: string; outcome: RequestOutcome }[];
}

/** Stores what was decided on a request that the caller has locked, and tells those who quoted. */
export async function decideRequest(
  ctx: CommandContext,
  { id, status, outcomes }: RequestDecision,
): Promise<void> {
  const [request] = await ctx.db
    .update(requests)
    .set({ status, updatedAt: ctx.now, ...(status === 'awarded' && { closedAt: ctx.now }) })
    .where(eq(requests.id, id))
    .returning();
  for (const { supplierId, outcome } of outcomes) {
    await ctx.db
      .update(requestInvitations)
      .set({ outcome })
      .where(and(eq(requestInvitations.requestId, id), eq(requestInvitations.supplierId, supplierId)));
    await ctx.emit(requestDecided, { requestId: id, supplierId });
  }
  if (request) await announceRequest(ctx, request);
}
