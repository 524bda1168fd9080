import { and, eq, isNull } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { moveInList, nextPosition } from '#features/publishing/blog/server/commands/ordered-list.ts';
import { renderText } from '#features/publishing/blog/server/commands/render-text.ts';
import { uniqueSlug } from '#features/publishing/blog/server/commands/unique-slug.ts';
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
import { type MentorForm, mentorChanged, mentorsContract } from '../../contract.ts';
import { mentorGaps } from '../../rules.ts';
import { getEditedMentor } from '../queries/people.ts';
import { mentors } from '../tables.ts';

/** Creates a mentor at the end of the list, as a draft or public. */
export async function createMentor(ctx: CommandContext, form: MentorForm) {
  requireRole(ctx, 'admin');
  const id = newId();
  const slug = await uniqueSlug(ctx.db, { table: mentors, slug: form.slug, title: form.name, id });
  const row = await rowOf(ctx, form);
  const position = await nextPosition(ctx.db, mentors);
  await ctx.db
    .insert(mentors)
    .values({ ...row, id, slug, position, wasPublic: !form.isDraft, createdAt: ctx.now });
  await announceMentorChange(ctx, { id, slug, change: 'created' });
  return getEditedMentor(ctx.db, id);
}

/** Saves a mentor in the given state; 409 if another editor has saved it meanwhile. */
export async function saveMentor(ctx: CommandContext, { id, form }: { id: string; form: MentorForm }) {
  requireRole(ctx, 'admin');
  const before = await getEditedMentor(ctx.db, id);
  const slug = await uniqueSlug(ctx.db, { table: mentors, slug: form.slug, title: form.name, id, before });
  const row = await rowOf(ctx, form);
  const [saved] = await ctx.db
    .update(mentors)
    .set({
      ...row,
      slug,
      ...versionUpdate(mentors, form),
    })
    .where(and(eq(mentors.id, id), isNull(mentors.deletedAt), isAtVersion(mentors, form)))
    .returning({ id: mentors.id });
  if (!saved) throw staleVersionError();
  await announceMentorChange(ctx, { id, slug, change: 'saved' });
  return getEditedMentor(ctx.db, id);
}

/** Swaps a mentor with its neighbour above or below and renumbers all; at the end of the list nothing changes. */
export async function moveMentor(
  ctx: CommandContext,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<void> {
  requireRole(ctx, 'admin');
  const mentor = await moveInList(ctx.db, { table: mentors, id, direction });
  if (!mentor) throw notFound('Mentor');
  await announceMentorChange(ctx, { id, slug: mentor.slug, change: 'moved' });
}

/** Soft-deletes a mentor: the row stays, and with it the session requests. */
export async function deleteMentor(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  const [mentor] = await ctx.db
    .update(mentors)
    .set({ deletedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(mentors.id, id), isNull(mentors.deletedAt)))
    .returning({ slug: mentors.slug });
  if (!mentor) throw notFound('Mentor');
  await announceMentorChange(ctx, { id, slug: mentor.slug, change: 'deleted' });
}

async function rowOf(ctx: CommandContext, form: MentorForm) {
  const [first, ...more] = mentorGaps(form);
  if (first) throw invalidFields([first, ...more]);
  await markContentPicturesUsed(ctx, `${form.markdown}\n${form.photo ?? ''}`);
  const { slug: _slug, version: _version, isDraft, contactEmail, photo, ...row } = form;
  return {
    ...row,
    html: renderText(form.markdown).html,
    contactEmail: contactEmail || null,
    photoUrl: photo,
    isPublished: !isDraft,
    updatedAt: ctx.now,
  };
}

interface MentorChange {
  id: string;
  slug: string;
  change: 'created' | 'saved' | 'deleted' | 'moved';
}

/** Emits the change and invalidates the pages that show mentors: other mentors' pages list this one as related. */
async function announceMentorChange(ctx: CommandContext, { id, slug, change }: MentorChange): Promise<void> {
  await ctx.emit(mentorChanged, { mentorId: id, slug, change });
  const tags = [
    endpointTag(mentorsContract.listMentors),
    endpointTag(mentorsContract.listMentorFilters),
    endpointTag(mentorsContract.getMentor),
  ];
  await broadcast(ctx.db, { kind: 'pages', tags });
}
