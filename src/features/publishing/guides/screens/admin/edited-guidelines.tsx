import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { topicLabels } from '../../rules/topics.ts';
import type { Route } from './+types/edited-guidelines.ts';

const head = { title: 'Guidelines', lead: 'Guidelines for suppliers and buyers.' };

export const meta = () =>
  hiddenMeta({ title: 'Guidelines', description: 'Guidelines for suppliers and buyers.' });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.guidelines.editor.list);

export default function EditedGuidelines({
  loaderData: { guidelines, nextCursor, query },
}: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/guidelines"
      newLabel="New guideline"
      entries={guidelines.map((guideline) => ({
        ...guideline,
        publishedAt: guideline.checkedOn,
        note: topicLabels[guideline.topic],
      }))}
      query={query}
      nextCursor={nextCursor}
      states={['all', 'draft', 'published']}
      dateHeader="Checked"
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
