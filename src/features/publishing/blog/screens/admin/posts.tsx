import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { Route } from './+types/posts.ts';

const head = {
  title: 'Blog',
  lead: 'All blog posts: drafts, scheduled and published.',
};

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Blog posts · Administration', description: head.lead });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.content.editor.list);

export default function PostsScreen({ loaderData: { posts, nextCursor, query } }: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/blog"
      newLabel="New post"
      entries={posts.map((post) => ({
        ...post,
        note: [post.category, post.authorName].filter(Boolean).join(' · '),
      }))}
      query={query}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
