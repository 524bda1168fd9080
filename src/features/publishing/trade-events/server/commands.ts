import { and, eq, isNull } from 'drizzle-orm';
import { keepContentPictures } from '#features/files/files/server/commands/attach-file.ts';
import { freeSlug, type WantedSlug } from '#features/publishing/blog/server/commands/free-slug.ts';
import { rendered } from '#features/publishing/blog/server/commands/rendered.ts';
import { nextVersion, stale, stillAt } from '#features/publishing/blog/server/commands/versions.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type EventForm, eventChanged, eventsContract } from '../contract.ts';
import { eventGaps } from '../rules/publishing.ts';
import { getEditedEvent } from './queries/editing.ts';
import { events } from './tables.ts';

/** Writes an event, as a draft or public at once. */
export async function createEvent(ctx: CommandContext, form: EventForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = await slugFor(ctx, { ...form, id });
  const row = await rowOf(ctx, form);
  await ctx.db.insert(events).values({ ...row, id, slug, wasPublic: !form.isDraft, createdAt: ctx.now });
  await tell(ctx, { id, slug, change: 'created' });
  return getEditedEvent(ctx.db, id);
}

/** Saves an event in the state it is given; 409 when somebody else has saved it meanwhile. */
export async function saveEvent(ctx: CommandContext, { id, form }: { id: string; form: EventForm }) {
  withRole(ctx, 'admin');
  const before = await getEditedEvent(ctx.db, id);
  const slug = await slugFor(ctx, { ...form, id, before });
  const row = await rowOf(ctx, form);
  const [saved] = await ctx.db
    .update(events)
    .set({
      ...row,
      slug,
      ...nextVersion(events, form),
    })
    .where(and(eq(events.id, id), isNull(events.deletedAt), stillAt(events, form)))
    .returning({ id: events.id });
  if (!saved) throw stale();
  await tell(ctx, { id, slug, change: 'saved' });
  return getEditedEvent(ctx.db, id);
}

/** Takes an event away; the row stays, and its address is not given to another. */
export async function deleteEvent(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'admin');
  const [event] = await ctx.db
    .update(events)
    .set({ deletedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(events.id, id), isNull(events.deletedAt)))
    .returning({ slug: events.slug });
  if (!event) throw notFound('Event');
  await tell(ctx, { id, slug: event.slug, change: 'deleted' });
}

/** Events return, so the year belongs to the address. */
const slugFor = (
  { db }: CommandContext,
  { id, slug, title, startsOn, before }: EventForm & Pick<WantedSlug, 'id' | 'before'>,
): Promise<string> => {
  const named = `${title.slice(0, 60)} ${startsOn.slice(0, 4)}`;
  return freeSlug(db, { table: events, slug, title: named, id, before });
};

async function rowOf(ctx: CommandContext, form: EventForm) {
  const [first, ...more] = eventGaps(form);
  if (first) throw invalidFields([first, ...more]);
  await keepContentPictures(ctx, `${form.markdown}\n${form.imageUrl ?? ''}`);
  const { slug: _slug, version: _version, isDraft, websiteUrl, ...row } = form;
  return {
    ...row,
    html: rendered(form.markdown).html,
    websiteUrl: websiteUrl || null,
    isPublished: !isDraft,
    updatedAt: ctx.now,
  };
}

interface Told {
  id: string;
  slug: string;
  change: 'created' | 'saved' | 'deleted';
}

/** Notes the change, and drops the pages on which events stand: others name this one among their related ones. */
async function tell(ctx: CommandContext, { id, slug, change }: Told): Promise<void> {
  await ctx.emit(eventChanged, { eventId: id, slug, change });
  const tags = [
    endpointTag(eventsContract.listEvents),
    endpointTag(eventsContract.listEventFilters),
    endpointTag(eventsContract.getEventMonth),
    endpointTag(eventsContract.getEvent),
  ];
  await broadcast(ctx.db, { kind: 'pages', tags });
}
