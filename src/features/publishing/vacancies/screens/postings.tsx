import { Link, useLocation } from 'react-router';
import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { toDateString } from '#lib/calendar.ts';
import { formatDate } from '#lib/formats.ts';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { loadForPoster } from '../components/use-poster-loader.ts';
import type { PostingRow } from '../contract/postings.ts';
import type { Route } from './+types/postings.ts';
import styles from './postings.module.css';

const head = { title: 'Jobs', lead: 'Job posts with deadlines and applications.' };

export const meta: Route.MetaFunction = () => hiddenMeta({ title: 'Job posts', description: head.lead });

/** Loads every job for admins, and those of their store for suppliers. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const data = await loadForPoster(request, () => loadEntries(request, api.jobs.postings.list));
  return { ...data, today: toDateString(new Date()) };
}

export default function PostingsScreen({ loaderData }: Route.ComponentProps) {
  const { postings, nextCursor, query, today } = loaderData;
  const path = useLocation().pathname;
  return (
    <EntryList
      {...head}
      path={path}
      newLabel="Post a job"
      entries={postings.map((posting) => ({ ...posting, note: noteOf(posting, today) }))}
      query={query}
      nextCursor={nextCursor}
      extra={{
        header: 'Applications',
        cells: new Map(
          postings.map((posting) => [
            posting.id,
            <ApplicationCount key={posting.id} posting={posting} path={path} />,
          ]),
        ),
      }}
    />
  );
}

function ApplicationCount({
  posting: { id, title, applications },
  path,
}: {
  posting: PostingRow;
  path: string;
}) {
  if (applications === 0) return 'None';
  return (
    <Link to={`${path}/${id}/applications`} className={`${styles.count} num`}>
      {applications}
      <span className="sr-only"> for {title}</span>
    </Link>
  );
}

const noteOf = ({ companyName, city, expiresOn, isDraft }: PostingRow, today: string): string => {
  const until = expiresOn < today ? 'closed' : `until ${formatDate(expiresOn, { style: 'short' })}`;
  return [companyName, city, isDraft ? '' : until].filter(Boolean).join(' · ');
};

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
