import { and, eq } from 'drizzle-orm';
import { requireBuyer, requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { closeReasons } from '../../rules.ts';
import { quotes } from '../tables.ts';
import { lockQuote, writeInConversation } from './lock-quote.ts';

interface Closing {
  id: string;
  /** Empty if none is given. */
  reason: string;
}

/** Declines a quote for its buyer. */
export async function declineQuote(ctx: CommandContext, { id, reason }: Closing): Promise<void> {
  const { quote, reference } = await lockQuote(ctx, { id, viewer: requireBuyer(ctx), action: 'decline' });
  await close(ctx, { id, status: 'declined', reason });
  const message = `Declined quote ${reference}.${reason && ` ${reason}`}`;
  await writeInConversation(ctx, { inquiryId: quote.inquiryId, side: 'buyer', message });
}

/** Withdraws a quote for its store. */
export async function withdrawQuote(ctx: CommandContext, { id, reason }: Closing): Promise<void> {
  const viewer = await requireSupplier(ctx);
  const { quote, reference } = await lockQuote(ctx, { id, viewer, action: 'withdraw' });
  await close(ctx, { id, status: 'withdrawn', reason });
  const message = `Withdrew quote ${reference}.${reason && ` ${reason}`}`;
  await writeInConversation(ctx, { inquiryId: quote.inquiryId, side: 'supplier', message });
}

/** Declines the open quotes for a request that was decided. */
export async function declineOthers(
  ctx: CommandContext,
  { requestId }: { requestId: string },
): Promise<void> {
  await ctx.db
    .update(quotes)
    .set({
      status: 'declined',
      closedAt: ctx.now,
      closeReason: closeReasons.othersSelected,
    })
    .where(and(eq(quotes.requestId, requestId), eq(quotes.status, 'open')));
}

/** Declines the open quotes for a request that its buyer cancelled. */
export async function declineForCancelled(
  ctx: CommandContext,
  { requestId }: { requestId: string },
): Promise<void> {
  await ctx.db
    .update(quotes)
    .set({ status: 'declined', closedAt: ctx.now, closeReason: closeReasons.requestCancelled })
    .where(and(eq(quotes.requestId, requestId), eq(quotes.status, 'open')));
}

/** Closes the open quotes of an account that is being closed, and of its store. */
export async function closeQuotes(
  ctx: CommandContext,
  { accountId, supplierId }: { accountId: string; supplierId: string | null },
): Promise<void> {
  const closed = { closedAt: ctx.now, closeReason: closeReasons.accountClosed };
  const isOpen = eq(quotes.status, 'open');
  await ctx.db
    .update(quotes)
    .set({ status: 'declined', ...closed })
    .where(and(eq(quotes.buyerAccountId, accountId), isOpen));
  if (!supplierId) return;
  await ctx.db
    .update(quotes)
    .set({ status: 'withdrawn', ...closed })
    .where(and(eq(quotes.supplierId, supplierId), isOpen));
}

const close = (ctx: CommandContext, { id, status, reason }: Closing & { status: 'declined' | 'withdrawn' }) =>
  ctx.db
    .update(quotes)
    .set({ status, closedAt: ctx.now, closeReason: reason || null })
    .where(eq(quotes.id, id));
