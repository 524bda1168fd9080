import {
  EntryList,
  EntryListSkeleton,
  readEntryQuery,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { Route } from './+types/issues.ts';

const head = {
  title: 'Magazines',
  lead: 'Issues of Ply: made of posts from the blog and of pages of their own.',
};

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Magazines · Administration', description: head.lead });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { asked, input } = readEntryQuery(request);
  const { data } = await api.magazines.editor.list(input);
  return { ...data, asked };
}

export default function IssuesScreen({ loaderData: { issues, nextCursor, asked } }: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/magazines"
      newLabel="New issue"
      entries={issues.map((issue) => ({
        ...issue,
        note: [`No. ${issue.number}`, issue.season].filter(Boolean).join(' · '),
      }))}
      asked={asked}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
