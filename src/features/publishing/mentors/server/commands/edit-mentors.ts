import { and, eq, isNull } from 'drizzle-orm';
import { keepContentPictures } from '#features/files/files/server/commands/attach-file.ts';
import { freeSlug } from '#features/publishing/blog/server/commands/free-slug.ts';
import { endOfList, moveInList } from '#features/publishing/blog/server/commands/ordered-list.ts';
import { rendered } from '#features/publishing/blog/server/commands/rendered.ts';
import { nextVersion, stale, stillAt } from '#features/publishing/blog/server/commands/versions.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type MentorForm, mentorChanged, mentorsContract } from '../../contract.ts';
import { mentorGaps } from '../../rules.ts';
import { getEditedMentor } from '../queries/people.ts';
import { mentors } from '../tables.ts';

/** Writes a mentor at the end of the list, as a draft or public at once. */
export async function createMentor(ctx: CommandContext, form: MentorForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = await freeSlug(ctx.db, { table: mentors, slug: form.slug, title: form.name, id });
  const row = await rowOf(ctx, form);
  const position = await endOfList(ctx.db, mentors);
  await ctx.db
    .insert(mentors)
    .values({ ...row, id, slug, position, wasPublic: !form.isDraft, createdAt: ctx.now });
  await tell(ctx, { id, slug, change: 'created' });
  return getEditedMentor(ctx.db, id);
}

/** Saves a mentor in the state it is given; 409 when somebody else has saved it meanwhile. */
export async function saveMentor(ctx: CommandContext, { id, form }: { id: string; form: MentorForm }) {
  withRole(ctx, 'admin');
  const before = await getEditedMentor(ctx.db, id);
  const slug = await freeSlug(ctx.db, { table: mentors, slug: form.slug, title: form.name, id, before });
  const row = await rowOf(ctx, form);
  const [saved] = await ctx.db
    .update(mentors)
    .set({
      ...row,
      slug,
      ...nextVersion(mentors, form),
    })
    .where(and(eq(mentors.id, id), isNull(mentors.deletedAt), stillAt(mentors, form)))
    .returning({ id: mentors.id });
  if (!saved) throw stale();
  await tell(ctx, { id, slug, change: 'saved' });
  return getEditedMentor(ctx.db, id);
}

/** Changes places with the neighbour above or below; at the end of the list nothing happens. All are numbered anew. */
export async function moveMentor(
  ctx: CommandContext,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<void> {
  withRole(ctx, 'admin');
  const mentor = await moveInList(ctx.db, { table: mentors, id, direction });
  if (!mentor) throw notFound('Mentor');
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

async function rowOf(ctx: CommandContext, form: MentorForm) {
  const [first, ...more] = mentorGaps(form);
  if (first) throw invalidFields([first, ...more]);
  await keepContentPictures(ctx, `${form.markdown}\n${form.photo ?? ''}`);
  const { slug: _slug, version: _version, isDraft, contactEmail, photo, ...row } = form;
  return {
    ...row,
    html: rendered(form.markdown).html,
    contactEmail: contactEmail || null,
    photoUrl: photo,
    isPublished: !isDraft,
    updatedAt: ctx.now,
  };
}

interface Told {
  id: string;
  slug: string;
  change: 'created' | 'saved' | 'deleted' | 'moved';
}

/** Notes the change, and drops the pages on which mentors stand: others name this one among their related ones. */
async function tell(ctx: CommandContext, { id, slug, change }: Told): Promise<void> {
  await ctx.emit(mentorChanged, { mentorId: id, slug, change });
  const tags = [
    endpointTag(mentorsContract.listMentors),
    endpointTag(mentorsContract.listMentorFilters),
    endpointTag(mentorsContract.getMentor),
  ];
  await broadcast(ctx.db, { kind: 'pages', tags });
}
