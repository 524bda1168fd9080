import { and, eq, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { helpMessageSent, type MessageState, type messageForm } from '../contract.ts';
import { helpMessages } from './tables.ts';

/** Stores a message from anyone, signed in or not. */
export async function sendMessage(ctx: CommandContext, form: z.infer<typeof messageForm>) {
  const id = newId();
  await ctx.db
    .insert(helpMessages)
    .values({ id, ...form, accountId: ctx.actor?.accountId ?? null, createdAt: ctx.now });
  await ctx.emit(helpMessageSent, { messageId: id });
  return { id };
}

/** Marks a message as answered, or reopens it. */
export async function setMessageState(
  ctx: CommandContext,
  { id, state }: { id: string; state: MessageState },
) {
  const { accountId } = requireRole(ctx, 'admin');
  const isAnswer = state === 'answered';
  const [changed] = await ctx.db
    .update(helpMessages)
    .set({ state, answeredBy: isAnswer ? accountId : null, answeredAt: isAnswer ? ctx.now : null })
    .where(and(eq(helpMessages.id, id), ne(helpMessages.state, state)))
    .returning({ id: helpMessages.id });
  if (changed) return;
  const [there] = await ctx.db
    .select({ id: helpMessages.id })
    .from(helpMessages)
    .where(eq(helpMessages.id, id));
  if (!there) throw notFound('Message');
  throw new AppError(
    'conflict',
    isAnswer ? 'This message is answered already.' : 'This message is open already.',
  );
}
