import { isNull } from 'drizzle-orm';
import { nextPosition } from '#features/publishing/engine/server/commands/ordered-list.ts';
import {
  definePublication,
  moveEntry,
  publicationCommands,
  withdrawEntry,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { type MentorForm, mentorChanged, mentorsContract } from '../../contract.ts';
import { mentorGaps } from '../../rules.ts';
import { getStoredMentor } from '../queries/people.ts';
import { mentors } from '../tables.ts';

const listedMentors = definePublication({
  table: mentors,
  noun: 'mentor',
  get: getStoredMentor,
  editable: () => isNull(mentors.deletedAt),
  title: ({ name }: MentorForm) => name,
  gaps: mentorGaps,
  columns: (_ctx, { form }) => ({
    ...form,
    html: renderText(form.markdown).html,
    contactEmail: form.contactEmail || null,
    photoUrl: form.photo,
    isPublished: !form.isDraft,
  }),
  initial: async ({ db, now }) => ({ position: await nextPosition(db, mentors), createdAt: now }),
  emit: (ctx, { id, ...change }) => ctx.emit(mentorChanged, { mentorId: id, ...change }),
  // Other mentors' pages list this one as related.
  tags: () => [
    endpointTag(mentorsContract.listMentors),
    endpointTag(mentorsContract.listMentorFilters),
    endpointTag(mentorsContract.getMentor),
  ],
});

export const mentorCommands = {
  ...publicationCommands(listedMentors),
  move: moveEntry(listedMentors),
  remove: withdrawEntry(listedMentors),
};
