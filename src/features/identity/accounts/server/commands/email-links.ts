import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { addSeconds } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { emailLinkSeconds } from '../../rules.ts';
import { emailLinks, type LinkPurpose } from '../tables.ts';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates the token of an email link; the database stores only its digest. An earlier unused link stops working. */
export async function createEmailLink(
  ctx: CommandContext,
  { accountId, purpose }: { accountId: string; purpose: LinkPurpose },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await ctx.db
    .delete(emailLinks)
    .where(and(eq(emailLinks.accountId, accountId), eq(emailLinks.purpose, purpose)));
  await ctx.db.insert(emailLinks).values({
    tokenDigest: hashToken(token),
    accountId,
    purpose,
    expiresAt: addSeconds(ctx.now, emailLinkSeconds),
  });
  return token;
}

/**
 * Marks a link as used and returns its account id. The check is part of the update, so only one of two simultaneous
 * attempts succeeds.
 */
export async function consumeEmailLink(
  ctx: CommandContext,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<string> {
  const [link] = await ctx.db
    .update(emailLinks)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(emailLinks.tokenDigest, hashToken(token)),
        eq(emailLinks.purpose, purpose),
        isNull(emailLinks.usedAt),
        gt(emailLinks.expiresAt, ctx.now),
      ),
    )
    .returning({ accountId: emailLinks.accountId });
  if (!link) throw linkExpired();
  return link.accountId;
}

export const linkExpired = (): AppError =>
  new AppError('invalid', 'This link has expired or has already been used. Request a new one.', {
    reason: 'link_expired',
  });
