import { and, eq } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { textGaps } from '#features/publishing/blog/rules/publishing.ts';
import { renderText } from '#features/publishing/blog/server/commands/render-text.ts';
import { uniqueSlug } from '#features/publishing/blog/server/commands/unique-slug.ts';
import {
  isAtVersion,
  staleVersionError,
  versionUpdate,
  wasPublicError,
} from '#features/publishing/blog/server/commands/versions.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type GuidelineForm, guidelineChanged, guidelinesContract } from '../contract.ts';
import { checklists } from '../rules/checklists.ts';
import { readMinutes } from '../rules/topics.ts';
import { editedColumns, getEdited } from './queries.ts';
import { checklistTicks, guidelines } from './tables.ts';

interface TickInput {
  checklist: string;
  point: string;
  ticked: boolean;
}

/** Ticks a point for the caller's store, or removes the tick. The first person to tick it is recorded. */
export async function setTick(
  ctx: CommandContext,
  { checklist, point, ticked }: TickInput,
): Promise<{ supplierId: string }> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx);
  if (!checklists.some(({ id, points }) => id === checklist && points.some((one) => one.id === point)))
    throw notFound('Point');
  if (ticked) {
    const { accountId } = requireSignedIn(ctx);
    await ctx.db
      .insert(checklistTicks)
      .values({ supplierId, checklist, point, accountId, tickedAt: ctx.now })
      .onConflictDoNothing();
  } else {
    await ctx.db
      .delete(checklistTicks)
      .where(
        and(
          eq(checklistTicks.supplierId, supplierId),
          eq(checklistTicks.checklist, checklist),
          eq(checklistTicks.point, point),
        ),
      );
  }
  return { supplierId };
}

/** Removes all ticks of a checklist, for the next run or the next delivery. */
export async function clearChecklist(
  ctx: CommandContext,
  { checklist }: { checklist: string },
): Promise<void> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx);
  if (!checklists.some(({ id }) => id === checklist)) throw notFound('Checklist');
  await ctx.db
    .delete(checklistTicks)
    .where(and(eq(checklistTicks.supplierId, supplierId), eq(checklistTicks.checklist, checklist)));
}

/** Creates a guideline, as a draft or public. */
export async function createGuideline(ctx: CommandContext, form: GuidelineForm) {
  requireRole(ctx, 'admin');
  const id = newId();
  const slug = await uniqueSlug(ctx.db, { table: guidelines, slug: form.slug, title: form.title, id });
  const [created] = await ctx.db
    .insert(guidelines)
    .values({ ...(await columnsOf(ctx, form)), id, slug, wasPublic: !form.isDraft })
    .returning(editedColumns);
  if (!created) throw new AppError('internal', 'The guideline could not be kept. Please try again.');
  await announceGuidelineChange(ctx, { ...created, change: 'created' });
  return created;
}

/** Saves a guideline in the given state. */
export async function saveGuideline(ctx: CommandContext, { id, ...form }: GuidelineForm & { id: string }) {
  requireRole(ctx, 'admin');
  const before = await getEdited(ctx.db, id);
  const slug = await uniqueSlug(ctx.db, {
    table: guidelines,
    slug: form.slug,
    title: form.title,
    id,
    before,
  });
  const [saved] = await ctx.db
    .update(guidelines)
    .set({ ...(await columnsOf(ctx, form)), slug, ...versionUpdate(guidelines, form) })
    .where(and(eq(guidelines.id, id), isAtVersion(guidelines, form)))
    .returning(editedColumns);
  if (!saved) throw staleVersionError();
  await announceGuidelineChange(ctx, { ...saved, change: 'saved' });
  return saved;
}

/** Deletes a draft; a guideline that was ever public can only be unpublished. */
export async function deleteGuideline(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  await getEdited(ctx.db, id);
  const [deleted] = await ctx.db
    .delete(guidelines)
    .where(and(eq(guidelines.id, id), eq(guidelines.wasPublic, false)))
    .returning({ id: guidelines.id });
  if (!deleted) throw wasPublicError('guideline');
  await ctx.emit(guidelineChanged, { guidelineId: id, change: 'deleted' });
}

async function columnsOf(ctx: CommandContext, { slug: _slug, version: _version, ...form }: GuidelineForm) {
  const [first, ...more] = [
    ...(form.isDraft || form.summary
      ? []
      : [{ path: 'summary', message: 'Please write a summary: lists show it' }]),
    ...textGaps(form),
  ];
  if (first) throw invalidFields([first, ...more]);
  await markContentPicturesUsed(ctx, `${form.markdown}\n${form.imageUrl ?? ''}`);
  return {
    ...form,
    ...renderText(form.markdown),
    readMinutes: readMinutes(form.markdown),
    updatedAt: ctx.now,
  };
}

interface GuidelineChange {
  id: string;
  change: 'created' | 'saved';
}

/** Emits the change and invalidates the pages that show the guideline. */
async function announceGuidelineChange(ctx: CommandContext, { id, change }: GuidelineChange): Promise<void> {
  await ctx.emit(guidelineChanged, { guidelineId: id, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(guidelinesContract.listGuidelines), endpointTag(guidelinesContract.getGuideline)],
  });
}
