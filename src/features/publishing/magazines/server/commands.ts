import { and, eq } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { readMinutesOf } from '#features/publishing/blog/rules/reading.ts';
import { renderText } from '#features/publishing/blog/server/commands/render-text.ts';
import { uniqueSlug } from '#features/publishing/blog/server/commands/unique-slug.ts';
import {
  isAtVersion,
  staleVersionError,
  versionUpdate,
  wasPublicError,
} from '#features/publishing/blog/server/commands/versions.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type IssueForm, issueChanged, magazinesContract, type PieceForm } from '../contract.ts';
import { issueGaps } from '../rules.ts';
import { getEdited } from './queries.ts';
import { issues, pieces } from './tables.ts';

/** Creates an issue, as a draft, scheduled or public. */
export async function createIssue(ctx: CommandContext, form: IssueForm) {
  requireRole(ctx, 'admin');
  const id = newId();
  const slug = await uniqueSlug(ctx.db, { table: issues, slug: form.slug, title: form.title, id });
  await checkNumber(ctx, { id, number: form.number });
  await ctx.db
    .insert(issues)
    .values({ ...columnsOf(ctx, form), id, slug, wasPublic: !form.isDraft, createdAt: ctx.now });
  await storePieces(ctx, { issueId: id, given: form.pieces });
  await announceIssueChange(ctx, { issueId: id, change: 'created' });
  return getEdited(ctx.db, id);
}

/** Saves an issue with all its pieces, in the given state. */
export async function saveIssue(ctx: CommandContext, { id, ...form }: IssueForm & { id: string }) {
  requireRole(ctx, 'admin');
  const before = await getEdited(ctx.db, id);
  const slug = await uniqueSlug(ctx.db, { table: issues, slug: form.slug, title: form.title, id, before });
  await checkNumber(ctx, { id, number: form.number });
  const [saved] = await ctx.db
    .update(issues)
    .set({
      ...columnsOf(ctx, form, before),
      slug,
      ...versionUpdate(issues, form),
    })
    .where(and(eq(issues.id, id), isAtVersion(issues, form)))
    .returning({ id: issues.id });
  if (!saved) throw staleVersionError();
  await storePieces(ctx, { issueId: id, given: form.pieces });
  await announceIssueChange(ctx, { issueId: id, change: 'saved' });
  return getEdited(ctx.db, id);
}

/** Deletes a draft; an issue that was ever public can only be unpublished. */
export async function deleteIssue(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  await getEdited(ctx.db, id);
  const [gone] = await ctx.db
    .delete(issues)
    .where(and(eq(issues.id, id), eq(issues.wasPublic, false)))
    .returning({ id: issues.id });
  if (!gone) throw wasPublicError('issue');
  await ctx.emit(issueChanged, { issueId: id, change: 'deleted' });
}

/** Reports a taken number with its field, before the unique index fails without naming it. */
async function checkNumber(
  ctx: CommandContext,
  { id, number }: { id: string; number: number },
): Promise<void> {
  const [other] = await ctx.db.select({ id: issues.id }).from(issues).where(eq(issues.number, number));
  if (other && other.id !== id) {
    throw invalidFields([{ path: 'number', message: `There is an issue ${number} already` }]);
  }
}

function columnsOf(ctx: CommandContext, form: IssueForm, before?: { isDraft: boolean; publishedAt: Date }) {
  const { title, number, season, summary, ground, imageUrl, isDraft } = form;
  const [first, ...more] = issueGaps(form);
  if (first) throw invalidFields([first, ...more]);
  const since = before && !before.isDraft ? before.publishedAt : ctx.now;
  return {
    title,
    number,
    season,
    summary,
    ground,
    imageUrl,
    isDraft,
    publishedAt: form.publishedAt ? new Date(form.publishedAt) : since,
    updatedAt: ctx.now,
  };
}

async function storePieces(
  ctx: CommandContext,
  { issueId, given }: { issueId: string; given: readonly PieceForm[] },
): Promise<void> {
  await ctx.db.delete(pieces).where(eq(pieces.issueId, issueId));
  const rows = given.map((piece, position) => ({
    ...piece,
    issueId,
    position,
    html: renderText(piece.markdown).html,
    minutes: readMinutesOf(piece.markdown),
  }));
  if (rows.length > 0) await ctx.db.insert(pieces).values(rows);
  await markContentPicturesUsed(
    ctx,
    given.map(({ markdown, imageUrl }) => `${markdown}\n${imageUrl ?? ''}`).join('\n'),
  );
}

interface IssueChange {
  issueId: string;
  change: 'created' | 'saved';
}

async function announceIssueChange(ctx: CommandContext, { issueId, change }: IssueChange): Promise<void> {
  await ctx.emit(issueChanged, { issueId, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(magazinesContract.listIssues), endpointTag(magazinesContract.getIssue)],
  });
}
