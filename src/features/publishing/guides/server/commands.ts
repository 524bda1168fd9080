import { and, eq } from 'drizzle-orm';
import { emptyFields } from '#features/publishing/engine/rules/publication.ts';
import {
  definePublication,
  deleteDraft,
  publicationCommands,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { type GuidelineForm, guidelineChanged, guidelinesContract } from '../contract.ts';
import { checklists } from '../rules/checklists.ts';
import { readMinutes } from '../rules/topics.ts';
import { getStoredGuideline } from './queries.ts';
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

const guides = definePublication({
  table: guidelines,
  noun: 'guideline',
  get: getStoredGuideline,
  title: ({ title }: GuidelineForm) => title,
  gaps: (form) =>
    emptyFields(form, {
      summary: 'Enter a summary',
      markdown: 'Enter the text',
    }),
  columns: (_ctx, { form }) => ({
    ...form,
    ...renderText(form.markdown),
    readMinutes: readMinutes(form.markdown),
  }),
  initial: () => ({}),
  emit: (ctx, { id, change }) => ctx.emit(guidelineChanged, { guidelineId: id, change }),
  tags: () => [endpointTag(guidelinesContract.listGuidelines), endpointTag(guidelinesContract.getGuideline)],
});

export const guidelineCommands = { ...publicationCommands(guides), remove: deleteDraft(guides) };
