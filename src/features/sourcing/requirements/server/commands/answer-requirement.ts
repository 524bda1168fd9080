import { and, eq, isNull } from 'drizzle-orm';
import { openConversation } from '#features/conversations/inquiries/server/commands/send-inquiry.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { requirementMatches, requirementReveals, requirements } from '../tables.ts';

/** Opens a conversation with the buyer of a matched requirement, once. */
export async function answerRequirement(
  ctx: CommandContext,
  { id, message }: { id: string; message: string },
) {
  const store = await requireStore(ctx, 'inquiries.read');
  const match = { id, supplierId: store.id };
  const requirement = await lockMatch(ctx, match);
  refuseHidden(store);
  if (requirement.inquiryId) {
    throw new AppError('conflict', 'You have already replied to this requirement.', {
      reason: 'already_answered',
    });
  }
  if (!requirement.buyerAccountId) {
    throw new AppError('conflict', 'This buyer has no account. Call the number instead.', {
      reason: 'no_account',
    });
  }
  const inquiry = await openConversation(ctx, {
    supplierId: store.id,
    buyerAccountId: requirement.buyerAccountId,
    productId: null,
    subject: requirement.productName,
    side: 'supplier',
    message,
    attachmentIds: [],
    company: null,
    details: {},
  });
  await ctx.db
    .update(requirementMatches)
    .set({ inquiryId: inquiry.id, answeredAt: ctx.now, seenAt: ctx.now })
    .where(isMatch(match));
  return { id: inquiry.id };
}

/** Returns the phone number of a matched requirement, and records who saw it first. */
export async function revealMobile(ctx: CommandContext, { id }: { id: string }): Promise<string> {
  const store = await requireStore(ctx, 'inquiries.read');
  const { mobile, buyerAccountId } = await lockMatch(ctx, { id, supplierId: store.id });
  refuseHidden(store);
  if (buyerAccountId) {
    throw new AppError('conflict', 'This buyer has an account. Send a message instead.', {
      reason: 'has_account',
    });
  }
  const { accountId } = requireSignedIn(ctx);
  await ctx.db
    .insert(requirementReveals)
    .values({ requirementId: id, supplierId: store.id, accountId, revealedAt: ctx.now })
    .onConflictDoNothing();
  return mobile;
}

/** Marks a matched requirement as seen. */
export async function markSeen(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.read');
  await lockMatch(ctx, { id, supplierId });
  await ctx.db
    .update(requirementMatches)
    .set({ seenAt: ctx.now })
    .where(and(isMatch({ id, supplierId }), isNull(requirementMatches.seenAt)));
}

interface MatchKey {
  id: string;
  supplierId: string;
}

const isMatch = ({ id, supplierId }: MatchKey) =>
  and(eq(requirementMatches.requirementId, id), eq(requirementMatches.supplierId, supplierId));

/** Stores that buyers do not see, such as suspended ones, may not contact new buyers. */
function refuseHidden({ isPublic }: { isPublic: boolean | null }): void {
  if (isPublic) return;
  throw new AppError(
    'conflict',
    'Your store is not visible to buyers right now, so you can’t contact new ones.',
    { reason: 'store_hidden' },
  );
}

/** Locks a match and returns it, so that two answers at the same time open one conversation. */
async function lockMatch(ctx: CommandContext, key: MatchKey) {
  const [match] = await ctx.db
    .select({
      inquiryId: requirementMatches.inquiryId,
      buyerAccountId: requirements.buyerAccountId,
      productName: requirements.productName,
      mobile: requirements.mobile,
    })
    .from(requirementMatches)
    .innerJoin(requirements, eq(requirements.id, requirementMatches.requirementId))
    .where(isMatch(key))
    .for('update', { of: requirementMatches });
  if (!match) throw notFound('Requirement');
  return match;
}
