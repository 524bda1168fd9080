import { useLocation, useRevalidator } from 'react-router';
import { CardList, CardListSkeleton } from '#features/publishing/engine/components/cards/card-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ApplicationCard } from '../components/application-card.tsx';
import { loadForPoster } from '../components/use-poster-loader.ts';
import { applicationStatuses } from '../contract/options.ts';
import { applicationStatusLabels } from '../rules.ts';
import type { Route } from './+types/received-applications.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: `Applications: ${loaderData?.posting.title ?? 'job'}`,
    description: 'Applications for a job and their status.',
  });

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = applicationStatuses.find((known) => known === query.get('status'));
  const cursor = query.get('cursor');
  const [posting, received] = await loadForPoster(request, () =>
    Promise.all([
      api.jobs.postings.get({ id: params.id }),
      api.jobs.applications.listReceived({
        jobId: params.id,
        ...(status ? { status } : {}),
        ...(cursor ? { cursor } : {}),
      }),
    ]),
  );
  return { posting: posting.data.posting, ...received.data, status: status ?? null, first: !cursor };
}

export default function ReceivedApplicationsScreen({ loaderData }: Route.ComponentProps) {
  const { posting, applications, nextCursor, status, first } = loaderData;
  const { pathname } = useLocation();
  const list = pathname.startsWith('/admin') ? '/admin/jobs' : '/account/jobs';
  return (
    <CardList
      head={{
        title: 'Applications',
        lead: `${posting.title}, ${posting.companyName}`,
        before: (
          <Breadcrumbs
            items={[
              { label: 'Jobs', to: list },
              { label: posting.title, to: `${list}/${posting.id}` },
              { label: 'Applications' },
            ]}
          />
        ),
      }}
      tabs={{
        label: 'Status',
        items: [
          { to: pathname, label: 'All', current: status === null },
          ...applicationStatuses.map((known) => ({
            to: `?status=${known}`,
            label: applicationStatusLabels[known].label,
            current: known === status,
          })),
        ],
      }}
      items={applications}
      renderItem={(application) => <ApplicationCard application={application} />}
      empty={
        <EmptyState
          title={
            status
              ? `No applications with status “${applicationStatusLabels[status].label}”`
              : 'No applications yet'
          }
        >
          New applications appear here. You are notified of each one.
        </EmptyState>
      }
      pages={{
        path: status ? `?status=${status}` : '?',
        isFirst: first,
        nextCursor,
        moreLabel: 'Earlier applications',
      }}
    />
  );
}

export const HydrateFallback = () => <CardListSkeleton head={{ title: 'Applications' }} />;

/** If loading fails, shows a link back. */
export function ErrorBoundary() {
  const { revalidate } = useRevalidator();
  return (
    <EmptyState
      title="These applications could not be loaded"
      action={<Button onClick={() => void revalidate()}>Try again</Button>}
    >
      The job may belong to another store, or the connection was lost.
    </EmptyState>
  );
}
