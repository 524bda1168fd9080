import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { markFileUsed, transferFiles } from '#features/files/files/server/commands/attach-file.ts';
import { listStorePeople, requireStore } from '#features/stores/suppliers/server/queries.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import {
  type ApprovalForm,
  approvalRequested,
  type DraftForm,
  draftReturned,
  maxDrafts,
} from '../contract.ts';
import { listOwnFileIds, needsApproval } from './queries.ts';
import { quoteApprovalRules, quoteDrafts } from './tables.ts';

const hashOf = (offer: object): string => createHash('sha256').update(canonicalJson(offer)).digest('hex');

/** Saves what is typed. The person who saves it is its author, and an approval that it waited for is void. */
export async function saveDraft(ctx: CommandContext, form: DraftForm): Promise<void> {
  await storeDraft(ctx, { form, offerHash: null, fileIds: [] });
}

/** Saves a draft whose offer another person of the store is to approve. */
export async function requestApproval(ctx: CommandContext, { offer, ...form }: ApprovalForm): Promise<void> {
  const parsed = parseOffer(offer);
  const { accountId } = requireSignedIn(ctx);
  const fileIds = await listOwnFileIds(ctx.db, { ids: parsed.fileIds ?? [], accountId });
  for (const id of fileIds) await markFileUsed(ctx, id);
  const id = await storeDraft(ctx, { form, offerHash: hashOf(parsed), fileIds });
  await ctx.emit(approvalRequested, { draftId: id });
}

const anyOffer = z.looseObject({ fileIds: z.optional(z.array(z.uuid())) });

/** Reads the JSON of an offer. Its shape is checked when it is sent; here only its files matter. */
function parseOffer(json: string): z.infer<typeof anyOffer> {
  try {
    return z.parse(anyOffer, JSON.parse(json));
  } catch {
    throw invalidFields([{ path: 'offer', message: 'Open the form of the quote again' }]);
  }
}

interface StoredDraft {
  form: DraftForm;
  offerHash: string | null;
  fileIds: string[];
}

async function storeDraft(ctx: CommandContext, { form, offerHash, fileIds }: StoredDraft): Promise<string> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const { accountId } = requireSignedIn(ctx);
  await refuseTooMany(ctx, { supplierId, target: form.target });
  const changes = {
    ...form,
    offerHash,
    fileIds,
    returnNote: null,
    authorAccountId: accountId,
    updatedAt: ctx.now,
  };
  const [stored] = await ctx.db
    .insert(quoteDrafts)
    .values({ ...changes, id: newId(), supplierId })
    .onConflictDoUpdate({ target: [quoteDrafts.supplierId, quoteDrafts.target], set: changes })
    .returning({ id: quoteDrafts.id });
  if (!stored) throw notFound('Draft');
  return stored.id;
}

async function refuseTooMany(
  ctx: CommandContext,
  { supplierId, target }: { supplierId: string; target: string },
): Promise<void> {
  await lockUntilCommit(ctx.db, `quote-drafts:${supplierId}`);
  const others = and(eq(quoteDrafts.supplierId, supplierId), ne(quoteDrafts.target, target));
  if ((await ctx.db.$count(quoteDrafts, others)) < maxDrafts) return;
  const message = `Your store has ${maxDrafts} drafts of quotes, the maximum. Send or delete one first.`;
  throw new AppError('conflict', message, { reason: 'too_many_drafts' });
}

/** Returns a draft to its author with what to change. */
export async function returnDraft(
  ctx: CommandContext,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const [returned] = await ctx.db
    .update(quoteDrafts)
    .set({ offerHash: null, returnNote: note, updatedAt: ctx.now })
    .where(
      and(
        eq(quoteDrafts.id, id),
        eq(quoteDrafts.supplierId, supplierId),
        ne(quoteDrafts.authorAccountId, requireSignedIn(ctx).accountId),
      ),
    )
    .returning({ id: quoteDrafts.id });
  if (!returned) throw notFound('Draft');
  await ctx.emit(draftReturned, { draftId: id });
}

/** Deletes a draft of the caller's store. */
export async function removeDraft(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const [gone] = await ctx.db
    .delete(quoteDrafts)
    .where(and(eq(quoteDrafts.id, id), eq(quoteDrafts.supplierId, supplierId)))
    .returning({ id: quoteDrafts.id });
  if (!gone) throw notFound('Draft');
}

/** Sets whether the quotes of a store need the approval of a second person, which takes two who can send them. */
export async function setApprovalRule(
  ctx: CommandContext,
  { isRequired }: { isRequired: boolean },
): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'team.write');
  if (!isRequired) {
    await ctx.db.delete(quoteApprovalRules).where(eq(quoteApprovalRules.supplierId, supplierId));
    return;
  }
  const people = await listStorePeople(ctx.db, { supplierId, capability: 'inquiries.write' });
  if (people.length < 2) {
    const message =
      'Invite a second person with the role Sales first. Otherwise no one could approve quotes.';
    throw new AppError('conflict', message, { reason: 'no_approver' });
  }
  await ctx.db
    .insert(quoteApprovalRules)
    .values({ supplierId, setAt: ctx.now })
    .onConflictDoNothing({ target: quoteApprovalRules.supplierId });
}

interface SentOffer {
  supplierId: string;
  target: string;
  /** As it arrived from the form. */
  offer: object;
}

/**
 * Closes the draft of a quote that is being sent. Where quotes need approval, another person must have requested it for
 * exactly this offer; a program with an API key is no person.
 */
export async function closeDraft(
  ctx: CommandContext,
  { supplierId, target, offer }: SentOffer,
): Promise<void> {
  const [draft] = await ctx.db
    .delete(quoteDrafts)
    .where(and(eq(quoteDrafts.supplierId, supplierId), eq(quoteDrafts.target, target)))
    .returning();
  if (!(await needsApproval(ctx.db, supplierId))) return;
  const { accountId, apiKey } = requireSignedIn(ctx);
  const isApproved =
    draft !== undefined &&
    !apiKey &&
    draft.offerHash === hashOf(offer) &&
    draft.authorAccountId !== accountId;
  if (isApproved) return transferFiles(ctx, { ids: draft.fileIds, accountId });
  const message =
    draft?.offerHash && draft.authorAccountId !== accountId
      ? 'This is not the offer that waits for approval. Save your changes and request approval, or send it unchanged.'
      : 'Your store sends quotes after a second person approved them. Request approval.';
  throw new AppError('conflict', message, { reason: 'approval_required' });
}
