import { useLocation, useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ApplicationCard } from '../components/application-card.tsx';
import { applicationStatuses } from '../contract/options.ts';
import { applicationStatusLabels } from '../rules.ts';
import type { Route } from './+types/received-applications.ts';
import styles from './received-applications.module.css';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: `Applications: ${loaderData?.posting.title ?? 'job'}`,
    description: 'Who applied for a job, and how each of them was answered.',
  });

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = applicationStatuses.find((known) => known === query.get('status'));
  const cursor = query.get('cursor');
  const [posting, received] = await Promise.all([
    api.jobs.postings.get({ id: params.id }),
    api.jobs.applications.listReceived({
      jobId: params.id,
      ...(status ? { status } : {}),
      ...(cursor ? { cursor } : {}),
    }),
  ]);
  return { posting: posting.data.posting, ...received.data, status: status ?? null, first: !cursor };
}

export default function ReceivedApplicationsScreen({ loaderData }: Route.ComponentProps) {
  const { posting, applications, nextCursor, status, first } = loaderData;
  const { pathname } = useLocation();
  const list = pathname.startsWith('/admin') ? '/admin/jobs' : '/account/jobs';
  const here = (changes: Record<string, string>): string =>
    `?${new URLSearchParams({ ...(status ? { status } : {}), ...changes })}`;
  return (
    <div className={styles.screen}>
      <PageHead
        title="Applications"
        lead={`${posting.title}, ${posting.companyName}`}
        before={
          <Breadcrumbs
            items={[
              { label: 'Jobs', to: list },
              { label: posting.title, to: `${list}/${posting.id}` },
              { label: 'Applications' },
            ]}
          />
        }
      />
      <TabLinks
        label="Status"
        items={[
          { to: pathname, label: 'All', current: status === null },
          ...applicationStatuses.map((known) => ({
            to: `?status=${known}`,
            label: applicationStatusLabels[known].label,
            current: known === status,
          })),
        ]}
      />
      {applications.length === 0 ? (
        <EmptyState
          title={
            status ? `Nobody is at “${applicationStatusLabels[status].label}”` : 'Nobody has applied yet'
          }
        >
          Applications appear here with their CV, the newest first. You get a message for each.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      )}
      <CursorPages path={here({})} isFirst={first} nextCursor={nextCursor} moreLabel="Earlier applications" />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className={styles.screen}>
    <PageHead title="Applications" />
    <Loading>
      <SkeletonRows rows={4} columns={2} />
    </Loading>
  </div>
);

/** If loading fails, shows a link back. */
export function ErrorBoundary() {
  const { revalidate } = useRevalidator();
  return (
    <EmptyState
      title="These applications could not be loaded"
      action={<Button onClick={() => void revalidate()}>Try again</Button>}
    >
      The job may be another store’s, or the connection was lost.
    </EmptyState>
  );
}
