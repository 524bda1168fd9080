import { and, eq } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { DraftForm } from '../../contract/receipt-forms.ts';
import { decideReceiving } from '../../rules.ts';
import { getReceiving } from '../queries/reception.ts';
import { receiptDrafts } from '../tables.ts';

/**
 * Saves what the buyer has typed about a dispatch, for all devices of the account, and returns the new version. Refuses
 * a draft that is based on an older version than the saved one.
 */
export async function saveDraft(
  ctx: CommandContext,
  { id, dispatchId, seenVersion, draft }: DraftForm,
): Promise<number> {
  const { accountId } = requireSignedIn(ctx);
  const decision = decideReceiving(await getReceiving(ctx.db, { accountId, id, dispatchId }));
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  const values = { body: draft, version: seenVersion + 1, savedAt: ctx.now };
  const saved =
    seenVersion === 0
      ? await ctx.db
          .insert(receiptDrafts)
          .values({ dispatchId, accountId, ...values })
          .onConflictDoNothing()
          .returning({ version: receiptDrafts.version })
      : await ctx.db
          .update(receiptDrafts)
          .set(values)
          .where(
            and(
              eq(receiptDrafts.dispatchId, dispatchId),
              eq(receiptDrafts.accountId, accountId),
              eq(receiptDrafts.version, seenVersion),
            ),
          )
          .returning({ version: receiptDrafts.version });
  const [row] = saved;
  if (row) return row.version;
  throw new AppError('conflict', 'This receipt was changed on another device.', { reason: 'draft_changed' });
}
