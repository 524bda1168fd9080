import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { addSeconds } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { linkSeconds } from '../../rules.ts';
import { emailLinks, type LinkPurpose } from '../tables.ts';

export const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes the token of a link; the database keeps only its digest. An earlier unused link stops working. */
export async function createLink(
  ctx: CommandContext,
  accountId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await ctx.db
    .delete(emailLinks)
    .where(and(eq(emailLinks.accountId, accountId), eq(emailLinks.purpose, purpose)));
  await ctx.db
    .insert(emailLinks)
    .values({ tokenDigest: digest(token), accountId, purpose, expiresAt: addSeconds(ctx.now, linkSeconds) });
  return token;
}

/** Uses a link up and returns whose it is. The guard stands in the statement: of two tries at once, one wins. */
export async function useLink(ctx: CommandContext, token: string, purpose: LinkPurpose): Promise<string> {
  const [link] = await ctx.db
    .update(emailLinks)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(emailLinks.tokenDigest, digest(token)),
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
  new AppError('invalid', 'This link has expired or was used already. Please ask for a new one.', {
    reason: 'link_expired',
  });
