import { and, eq, isNull } from 'drizzle-orm';
import { openConversation } from '#features/conversations/inquiries/server/commands/send-inquiry.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { requirementMatches, requirementReveals, requirements } from '../tables.ts';

interface OfStore {
  supplierId: string;
  id: string;
}

/** A supplier writes to the buyer of a requirement that was shown to them: this opens a conversation, once. */
export async function answerRequirement(
  ctx: CommandContext,
  { supplierId, id, message }: OfStore & { message: string },
) {
  requireRole(ctx, 'supplier');
  const requirement = await lockMatch(ctx, { supplierId, id });
  await refuseHidden(ctx);
  if (requirement.inquiryId) {
    throw new AppError('conflict', 'You have answered this requirement already.', {
      reason: 'already_answered',
    });
  }
  if (!requirement.buyerAccountId) {
    throw new AppError('conflict', 'This buyer has no account. Please call the number.', {
      reason: 'no_account',
    });
  }
  const inquiry = await openConversation(ctx, {
    supplierId,
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
    .where(ofStore({ supplierId, id }));
  return { id: inquiry.id };
}

/** Gives the telephone number to a supplier whom the requirement was shown to, and notes who asked, and when first. */
export async function revealMobile(ctx: CommandContext, { supplierId, id }: OfStore): Promise<string> {
  const { accountId } = requireRole(ctx, 'supplier');
  const { mobile, buyerAccountId } = await lockMatch(ctx, { supplierId, id });
  await refuseHidden(ctx);
  if (buyerAccountId) {
    throw new AppError('conflict', 'Please write to this buyer: they have an account.', {
      reason: 'has_account',
    });
  }
  await ctx.db
    .insert(requirementReveals)
    .values({ requirementId: id, supplierId, accountId, revealedAt: ctx.now })
    .onConflictDoNothing();
  return mobile;
}

/** Marks a requirement as looked at. */
export async function markSeen(ctx: CommandContext, { supplierId, id }: OfStore): Promise<void> {
  requireRole(ctx, 'supplier');
  await lockMatch(ctx, { supplierId, id });
  await ctx.db
    .update(requirementMatches)
    .set({ seenAt: ctx.now })
    .where(and(ofStore({ supplierId, id }), isNull(requirementMatches.seenAt)));
}

const ofStore = ({ supplierId, id }: OfStore) =>
  and(eq(requirementMatches.requirementId, id), eq(requirementMatches.supplierId, supplierId));

/** A store that buyers no longer see, as one that was suspended, does not go on to write to them. */
async function refuseHidden(ctx: CommandContext): Promise<void> {
  const store = await findStoreOf(ctx.db, requireSignedIn(ctx).accountId);
  if (store?.isPublic) return;
  throw new AppError(
    'conflict',
    'Buyers do not see your store at this time, so you cannot contact new ones.',
    {
      reason: 'store_hidden',
    },
  );
}

/** The match, locked, so that of two answers sent at once one opens a conversation. */
async function lockMatch(ctx: CommandContext, match: OfStore) {
  const [row] = await ctx.db
    .select({
      inquiryId: requirementMatches.inquiryId,
      buyerAccountId: requirements.buyerAccountId,
      productName: requirements.productName,
      mobile: requirements.mobile,
    })
    .from(requirementMatches)
    .innerJoin(requirements, eq(requirements.id, requirementMatches.requirementId))
    .where(ofStore(match))
    .for('update', { of: requirementMatches });
  if (!row) throw notFound('Requirement');
  return row;
}
