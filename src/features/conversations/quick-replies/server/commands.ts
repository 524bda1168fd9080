import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { maxReplies, type QuickReply, type quickReplyForm } from '../contract.ts';
import { quickReplies } from './tables.ts';

type Form = z.infer<typeof quickReplyForm>;

async function ownStore(ctx: CommandContext): Promise<string> {
  requireRole(ctx, 'supplier');
  return (await requireStore(ctx, 'inquiries.write')).id;
}

const ownReply = (id: string, supplierId: string) =>
  and(eq(quickReplies.id, id), eq(quickReplies.supplierId, supplierId));

/** Saves a reply for all members of the store who answer inquiries. */
export async function addReply(ctx: CommandContext, form: Form): Promise<QuickReply> {
  const supplierId = await ownStore(ctx);
  await lockUntilCommit(ctx.db, `quick-replies:${supplierId}`);
  if ((await ctx.db.$count(quickReplies, eq(quickReplies.supplierId, supplierId))) >= maxReplies)
    throw new AppError(
      'conflict',
      `Your store has ${maxReplies} quick replies, the maximum. Delete one first.`,
    );
  const reply = { id: newId(), ...form };
  await ctx.db.insert(quickReplies).values({ ...reply, supplierId, updatedAt: ctx.now });
  return reply;
}

/** Changes a reply of the caller's store. */
export async function changeReply(ctx: CommandContext, { id, ...form }: Form & { id: string }) {
  const supplierId = await ownStore(ctx);
  const [changed] = await ctx.db
    .update(quickReplies)
    .set({ ...form, updatedAt: ctx.now })
    .where(ownReply(id, supplierId))
    .returning({ id: quickReplies.id });
  if (!changed) throw notFound('Reply');
  return { id, ...form };
}

/** Deletes a reply of the caller's store. */
export async function removeReply(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const supplierId = await ownStore(ctx);
  const [gone] = await ctx.db
    .delete(quickReplies)
    .where(ownReply(id, supplierId))
    .returning({ id: quickReplies.id });
  if (!gone) throw notFound('Reply');
}
