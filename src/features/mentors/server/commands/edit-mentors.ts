import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import { renderMarkdown } from '#features/content/rules/markdown.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type MentorForm, mentorChanged } from '../../contract.ts';
import { getMentorToEdit } from '../queries.ts';
import { mentors } from '../tables.ts';

/** Enters a mentor at the end of the list; nobody sees them until they are published. */
export async function createMentor(ctx: CommandContext, form: MentorForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = form.slug
    ? await requireFreeSlug(ctx, { slug: form.slug, id })
    : await freeSlug(ctx, slugify(form.name));
  await lockOrder(ctx);
  const [last] = await ctx.db
    .select({ position: sql<number>`coalesce(max(${mentors.position}), -1)` })
    .from(mentors);
  await ctx.db.insert(mentors).values({
    id,
    ...rowOf(form),
    slug,
    position: (last?.position ?? -1) + 1,
    isPublished: false,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await tell(ctx, { id, slug, change: 'created' });
  return getMentorToEdit(ctx.db, id);
}

interface SavedMentor {
  id: string;
  version: number;
  form: MentorForm;
}

/** Saves a mentor; 409 when somebody else has done so meanwhile. */
export async function saveMentor(ctx: CommandContext, { id, version, form }: SavedMentor) {
  withRole(ctx, 'admin');
  const before = await getMentorToEdit(ctx.db, id);
  const slug = form.slug ? await requireFreeSlug(ctx, { slug: form.slug, id }) : before.slug;
  const [saved] = await ctx.db
    .update(mentors)
    .set({ ...rowOf(form), slug, version: sql`${mentors.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(mentors.id, id), eq(mentors.version, version), isNull(mentors.deletedAt)))
    .returning({ id: mentors.id });
  if (!saved) {
    throw new AppError(
      'conflict',
      'Somebody else has saved this mentor since you opened it. Copy what you changed, and load it again.',
      { reason: 'stale' },
    );
  }
  await tell(ctx, { id, slug, change: 'edited' });
  if (before.slug !== slug) await tell(ctx, { id, slug: before.slug, change: 'edited' });
  return getMentorToEdit(ctx.db, id);
}

/** Shows a mentor to visitors, or takes them back. What was asked of them stays. */
export async function publishMentor(
  ctx: CommandContext,
  { id, isPublished }: { id: string; isPublished: boolean },
) {
  withRole(ctx, 'admin');
  const [mentor] = await ctx.db
    .update(mentors)
    .set({ isPublished, updatedAt: ctx.now })
    .where(and(eq(mentors.id, id), isNull(mentors.deletedAt)))
    .returning({ slug: mentors.slug });
  if (!mentor) throw notFound('Mentor');
  await tell(ctx, { id, slug: mentor.slug, change: isPublished ? 'published' : 'unpublished' });
  return getMentorToEdit(ctx.db, id);
}

/** Changes places with the neighbour above or below; at the end of the list nothing happens. */
export async function moveMentor(
  ctx: CommandContext,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<void> {
  withRole(ctx, 'admin');
  await lockOrder(ctx);
  const rows = await ctx.db
    .select({ id: mentors.id, slug: mentors.slug, position: mentors.position })
    .from(mentors)
    .where(isNull(mentors.deletedAt))
    .orderBy(mentors.position, mentors.id);
  const place = rows.findIndex((row) => row.id === id);
  const mentor = rows[place];
  if (!mentor) throw notFound('Mentor');
  const other = rows[direction === 'up' ? place - 1 : place + 1];
  if (!other) return;
  await ctx.db.update(mentors).set({ position: other.position }).where(eq(mentors.id, id));
  await ctx.db.update(mentors).set({ position: mentor.position }).where(eq(mentors.id, other.id));
  await tell(ctx, { id, slug: mentor.slug, change: 'moved' });
}

/** Takes a mentor away; the row stays, and with it what was asked of them. */
export async function deleteMentor(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'admin');
  const [mentor] = await ctx.db
    .update(mentors)
    .set({ deletedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(mentors.id, id), isNull(mentors.deletedAt)))
    .returning({ slug: mentors.slug });
  if (!mentor) throw notFound('Mentor');
  await tell(ctx, { id, slug: mentor.slug, change: 'deleted' });
}

const rowOf = ({ slug: _slug, contactEmail, ...form }: MentorForm) => ({
  ...form,
  contactEmail: contactEmail || null,
  html: renderMarkdown(form.markdown).html,
});

/** Places in the list are given one at a time. */
const lockOrder = (ctx: CommandContext) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('mentor-order', 0))`);

/** The wanted address, or the same with the first number that is free. */
async function freeSlug(ctx: CommandContext, wanted: string): Promise<string> {
  const rows = await ctx.db
    .select({ slug: mentors.slug })
    .from(mentors)
    .where(or(eq(mentors.slug, wanted), like(mentors.slug, `${wanted}-%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

async function requireFreeSlug(ctx: CommandContext, { slug, id }: { slug: string; id: string }) {
  const [other] = await ctx.db.select({ id: mentors.id }).from(mentors).where(eq(mentors.slug, slug));
  if (other && other.id !== id) {
    throw invalidFields([
      { path: 'slug', message: 'Another mentor has this address. Please choose a different one.' },
    ]);
  }
  return slug;
}

interface Told {
  id: string;
  slug: string;
  change: 'created' | 'edited' | 'published' | 'unpublished' | 'deleted' | 'moved';
}

/** Notes the change, and drops the pages on which mentors stand. */
async function tell(ctx: CommandContext, { id, slug, change }: Told): Promise<void> {
  await ctx.emit(mentorChanged, { mentorId: id, slug, change });
  // Other mentors name this one among their related ones, so all of them go.
  const pages = ['mentors.listMentors', 'mentors.listMentorFilters', 'mentors.getMentor'];
  await broadcast(ctx.db, { kind: 'pages', tags: pages });
}
