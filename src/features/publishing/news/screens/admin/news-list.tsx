import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { Route } from './+types/news-list.ts';

const head = {
  title: 'News',
  lead: 'Short reports. The featured one is shown first on the home page and in the list.',
};

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'News · Administration', description: head.lead });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.news.editor.list);

export default function NewsListScreen({ loaderData: { news, nextCursor, query } }: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/news"
      newLabel="New item"
      entries={news.map((item) => ({
        ...item,
        publishedAt: item.publishedOn,
        ...(item.featured ? { note: 'Featured' } : {}),
      }))}
      query={query}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
