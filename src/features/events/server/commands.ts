import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import { renderMarkdown } from '#features/content/rules/markdown.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type EventForm, eventChanged } from '../contract.ts';
import { getEventToEdit } from './queries.ts';
import { events } from './tables.ts';

/** Writes a new event, which nobody sees until it is published. */
export async function createEvent(ctx: CommandContext, form: EventForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = form.slug
    ? await requireFreeSlug(ctx, { slug: form.slug, id })
    : await freeSlug(ctx, `${slugify(form.title, 90)}-${form.startsOn.slice(0, 4)}`);
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(events).values({ id, ...rowOf(form), slug, isPublished: false, ...times });
  await tell(ctx, { id, slug, change: 'created' });
  return getEventToEdit(ctx.db, id);
}

interface SavedEvent {
  id: string;
  version: number;
  form: EventForm;
}

/** Saves an event; 409 when somebody else has saved it meanwhile. */
export async function saveEvent(ctx: CommandContext, { id, version, form }: SavedEvent) {
  withRole(ctx, 'admin');
  const before = await getEventToEdit(ctx.db, id);
  const slug = form.slug ? await requireFreeSlug(ctx, { slug: form.slug, id }) : before.slug;
  const [saved] = await ctx.db
    .update(events)
    .set({ ...rowOf(form), slug, version: sql`${events.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(events.id, id), eq(events.version, version), isNull(events.deletedAt)))
    .returning();
  if (!saved) {
    throw new AppError(
      'conflict',
      'Somebody else has saved this event since you opened it. Copy what you changed, and load it again.',
      { reason: 'stale' },
    );
  }
  await tell(ctx, { id, slug, change: 'edited' });
  if (before.slug !== slug) await tell(ctx, { id, slug: before.slug, change: 'edited' });
  return saved;
}

/** Shows an event to visitors, or takes it back. */
export async function publishEvent(
  ctx: CommandContext,
  { id, isPublished }: { id: string; isPublished: boolean },
) {
  withRole(ctx, 'admin');
  const [event] = await ctx.db
    .update(events)
    .set({ isPublished, updatedAt: ctx.now })
    .where(and(eq(events.id, id), isNull(events.deletedAt)))
    .returning();
  if (!event) throw notFound('Event');
  await tell(ctx, { id, slug: event.slug, change: isPublished ? 'published' : 'unpublished' });
  return event;
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

const rowOf = ({ slug: _slug, websiteUrl, ...form }: EventForm) => ({
  ...form,
  websiteUrl: websiteUrl || null,
  html: renderMarkdown(form.markdown).html,
});

/** The wanted address, or the same with the first number that is free. */
async function freeSlug(ctx: CommandContext, wanted: string): Promise<string> {
  const rows = await ctx.db
    .select({ slug: events.slug })
    .from(events)
    .where(or(eq(events.slug, wanted), like(events.slug, `${wanted}-%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

async function requireFreeSlug(ctx: CommandContext, { slug, id }: { slug: string; id: string }) {
  const [other] = await ctx.db.select({ id: events.id }).from(events).where(eq(events.slug, slug));
  if (other && other.id !== id) {
    throw invalidFields([
      { path: 'slug', message: 'Another event has this address. Please choose a different one.' },
    ]);
  }
  return slug;
}

interface Told {
  id: string;
  slug: string;
  change: 'created' | 'edited' | 'published' | 'unpublished' | 'deleted';
}

/** Notes the change, and drops the pages on which events stand. */
async function tell(ctx: CommandContext, { id, slug, change }: Told): Promise<void> {
  await ctx.emit(eventChanged, { eventId: id, slug, change });
  const pages = ['events.listEvents', 'events.listEventFilters', 'events.getEventMonth'];
  // Other events name this one among their related ones, so all of them go.
  await broadcast(ctx.db, { kind: 'pages', tags: [...pages, 'events.getEvent'] });
}
