import {
  EntryList,
  EntryListSkeleton,
  readEntryQuery,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { Route } from './+types/news-list.ts';

const head = { title: 'News', lead: 'Short reports. One of them leads, on the home page and in the list.' };

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'News · Administration', description: head.lead });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { asked, input } = readEntryQuery(request);
  const { data } = await api.news.editor.list(input);
  return { ...data, asked };
}

export default function NewsListScreen({ loaderData: { news, nextCursor, asked } }: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/news"
      newLabel="New item"
      entries={news.map((item) => ({
        ...item,
        publishedAt: item.publishedOn,
        ...(item.featured ? { note: 'Leads the news' } : {}),
      }))}
      asked={asked}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
