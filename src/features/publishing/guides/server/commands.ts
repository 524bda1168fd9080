import { and, eq } from 'drizzle-orm';
import { keepContentPictures } from '#features/files/files/server/commands/attach-file.ts';
import { textGaps } from '#features/publishing/blog/rules/publishing.ts';
import { freeSlug } from '#features/publishing/blog/server/commands/free-slug.ts';
import { rendered } from '#features/publishing/blog/server/commands/rendered.ts';
import {
  hasBeenPublic,
  nextVersion,
  stale,
  stillAt,
} from '#features/publishing/blog/server/commands/versions.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type GuidelineForm, guidelineChanged, guidelinesContract } from '../contract.ts';
import { checklists } from '../rules/checklists.ts';
import { readMinutes } from '../rules/topics.ts';
import { editedColumns, getEdited } from './queries.ts';
import { checklistTicks, guidelines } from './tables.ts';

interface Marked {
  checklist: string;
  point: string;
  ticked: boolean;
}

/** Ticks a point for the caller's store, or takes the tick away. The first who ticks it is remembered. */
export async function setTick(
  ctx: CommandContext,
  { checklist, point, ticked }: Marked,
): Promise<{ supplierId: string }> {
  withRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx);
  if (!checklists.some(({ id, points }) => id === checklist && points.some((one) => one.id === point)))
    throw notFound('Point');
  if (ticked) {
    const { accountId } = signedIn(ctx);
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

/** Takes all ticks of a checklist away, for the next run or the next delivery. */
export async function clearChecklist(
  ctx: CommandContext,
  { checklist }: { checklist: string },
): Promise<void> {
  withRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx);
  if (!checklists.some(({ id }) => id === checklist)) throw notFound('Checklist');
  await ctx.db
    .delete(checklistTicks)
    .where(and(eq(checklistTicks.supplierId, supplierId), eq(checklistTicks.checklist, checklist)));
}

/** Begins a guideline, as a draft or public at once. */
export async function createGuideline(ctx: CommandContext, form: GuidelineForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = await freeSlug(ctx.db, { table: guidelines, slug: form.slug, title: form.title, id });
  const [made] = await ctx.db
    .insert(guidelines)
    .values({ ...(await columnsOf(ctx, form)), id, slug, wasPublic: !form.isDraft })
    .returning(editedColumns);
  if (!made) throw new AppError('internal', 'The guideline could not be kept. Please try again.');
  await settle(ctx, { ...made, change: 'created' });
  return made;
}

/** Saves a guideline in the state it is given. */
export async function saveGuideline(ctx: CommandContext, { id, ...form }: GuidelineForm & { id: string }) {
  withRole(ctx, 'admin');
  const before = await getEdited(ctx.db, id);
  const slug = await freeSlug(ctx.db, { table: guidelines, slug: form.slug, title: form.title, id, before });
  const [saved] = await ctx.db
    .update(guidelines)
    .set({ ...(await columnsOf(ctx, form)), slug, ...nextVersion(guidelines, form) })
    .where(and(eq(guidelines.id, id), stillAt(guidelines, form)))
    .returning(editedColumns);
  if (!saved) throw stale();
  await settle(ctx, { ...saved, change: 'saved' });
  return saved;
}

/** Deletes a draft; what was public once is only taken down. */
export async function deleteGuideline(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'admin');
  await getEdited(ctx.db, id);
  const [gone] = await ctx.db
    .delete(guidelines)
    .where(and(eq(guidelines.id, id), eq(guidelines.wasPublic, false)))
    .returning({ id: guidelines.id });
  if (!gone) throw hasBeenPublic('guideline');
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
  await keepContentPictures(ctx, `${form.markdown}\n${form.imageUrl ?? ''}`);
  return { ...form, ...rendered(form.markdown), readMinutes: readMinutes(form.markdown), updatedAt: ctx.now };
}

interface Settled {
  id: string;
  change: 'created' | 'saved';
}

/** Pages that show any of it are made anew. */
async function settle(ctx: CommandContext, { id, change }: Settled): Promise<void> {
  await ctx.emit(guidelineChanged, { guidelineId: id, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(guidelinesContract.listGuidelines), endpointTag(guidelinesContract.getGuideline)],
  });
}
