import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { helpTopics } from '../../rules/topics.ts';
import type { Route } from './+types/edited-articles.ts';

const head = { title: 'Help articles', lead: 'By topic, in display order.' };
const topicTitles = new Map(helpTopics.map(({ id, title }) => [id, title]));

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Help articles · Administration', description: head.lead });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.help.editor.list);

export default function EditedArticlesScreen({
  loaderData: { articles, nextCursor, query },
}: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/help"
      newLabel="New article"
      states={['all', 'draft', 'published']}
      dateHeader="Last updated"
      entries={articles.map((article) => ({
        ...article,
        publishedAt: article.updatedAt,
        group: article.topic,
        note: topicTitles.get(article.topic),
      }))}
      onMove={(id, direction) => api.help.editor.move({ id, direction })}
      query={query}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
