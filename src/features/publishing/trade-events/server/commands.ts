import { and, eq, isNull } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { renderText } from '#features/publishing/blog/server/commands/render-text.ts';
import { type SlugInput, uniqueSlug } from '#features/publishing/blog/server/commands/unique-slug.ts';
import {
  isAtVersion,
  staleVersionError,
  versionUpdate,
} from '#features/publishing/blog/server/commands/versions.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type EventForm, eventChanged, eventsContract } from '../contract.ts';
import { eventGaps } from '../rules/publishing.ts';
import { getEditedEvent } from './queries/editing.ts';
import { events } from './tables.ts';

/** Creates an event, as a draft or public. */
export async function createEvent(ctx: CommandContext, form: EventForm) {
  requireRole(ctx, 'admin');
  const id = newId();
  const slug = await slugFor(ctx, { ...form, id });
  const row = await rowOf(ctx, form);
  await ctx.db.insert(events).values({ ...row, id, slug, wasPublic: !form.isDraft, createdAt: ctx.now });
  await announceEventChange(ctx, { id, slug, change: 'created' });
  return getEditedEvent(ctx.db, id);
}

/** Saves an event in the given state; 409 if another editor has saved it meanwhile. */
export async function saveEvent(ctx: CommandContext, { id, form }: { id: string; form: EventForm }) {
  requireRole(ctx, 'admin');
  const before = await getEditedEvent(ctx.db, id);
  const slug = await slugFor(ctx, { ...form, id, before });
  const row = await rowOf(ctx, form);
  const [saved] = await ctx.db
    .update(events)
    .set({
      ...row,
      slug,
      ...versionUpdate(events, form),
    })
    .where(and(eq(events.id, id), isNull(events.deletedAt), isAtVersion(events, form)))
    .returning({ id: events.id });
  if (!saved) throw staleVersionError();
  await announceEventChange(ctx, { id, slug, change: 'saved' });
  return getEditedEvent(ctx.db, id);
}

/** Soft-deletes an event: the row stays, and its slug is not reused. */
export async function deleteEvent(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  const [event] = await ctx.db
    .update(events)
    .set({ deletedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(events.id, id), isNull(events.deletedAt)))
    .returning({ slug: events.slug });
  if (!event) throw notFound('Event');
  await announceEventChange(ctx, { id, slug: event.slug, change: 'deleted' });
}

/** Events recur, so the slug includes the year. */
const slugFor = (
  { db }: CommandContext,
  { id, slug, title, startsOn, before }: EventForm & Pick<SlugInput, 'id' | 'before'>,
): Promise<string> => {
  const named = `${title.slice(0, 60)} ${startsOn.slice(0, 4)}`;
  return uniqueSlug(db, { table: events, slug, title: named, id, before });
};

async function rowOf(ctx: CommandContext, form: EventForm) {
  const [first, ...more] = eventGaps(form);
  if (first) throw invalidFields([first, ...more]);
  await markContentPicturesUsed(ctx, `${form.markdown}\n${form.imageUrl ?? ''}`);
  const { slug: _slug, version: _version, isDraft, websiteUrl, ...row } = form;
  return {
    ...row,
    html: renderText(form.markdown).html,
    websiteUrl: websiteUrl || null,
    isPublished: !isDraft,
    updatedAt: ctx.now,
  };
}

interface EventChange {
  id: string;
  slug: string;
  change: 'created' | 'saved' | 'deleted';
}

/** Emits the change and invalidates the pages that show events: other events' pages list this one as related. */
async function announceEventChange(ctx: CommandContext, { id, slug, change }: EventChange): Promise<void> {
  await ctx.emit(eventChanged, { eventId: id, slug, change });
  const tags = [
    endpointTag(eventsContract.listEvents),
    endpointTag(eventsContract.listEventFilters),
    endpointTag(eventsContract.getEventMonth),
    endpointTag(eventsContract.getEvent),
  ];
  await broadcast(ctx.db, { kind: 'pages', tags });
}
