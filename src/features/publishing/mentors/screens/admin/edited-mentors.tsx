import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { Route } from './+types/edited-mentors.ts';

const head = { title: 'Mentors', lead: 'In display order.' };

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Mentors · Administration', description: head.lead });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.mentors.editor.list);

export default function EditedMentorsScreen({
  loaderData: { mentors, nextCursor, query },
}: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/mentors"
      newLabel="New mentor"
      nameField="name"
      states={['all', 'draft', 'published']}
      dateHeader="Last updated"
      entries={mentors.map(({ id, slug, name, city, isDraft, updatedAt, openRequests, contactEmail }) => ({
        id,
        slug,
        title: name,
        isDraft,
        publishedAt: updatedAt,
        note: (
          <>
            {city} · {contactEmail ? <EmailText>{contactEmail}</EmailText> : 'no contact'}
            {openRequests > 0 && ` · ${openRequests} open`}
          </>
        ),
      }))}
      onMove={(id, direction) => api.mentors.editor.move({ id, direction })}
      query={query}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
