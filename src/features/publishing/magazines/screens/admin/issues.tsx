import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { Route } from './+types/issues.ts';

const head = {
  title: 'Magazines',
  lead: 'Issues of Ply magazine.',
};

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Magazines · Administration', description: head.lead });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.magazines.editor.list);

export default function IssuesScreen({ loaderData: { issues, nextCursor, query } }: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/magazines"
      newLabel="New issue"
      entries={issues.map((issue) => ({
        ...issue,
        note: [`No. ${issue.number}`, issue.season].filter(Boolean).join(' · '),
      }))}
      query={query}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
