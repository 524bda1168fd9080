import { CardList, CardListSkeleton } from '#features/publishing/engine/components/cards/card-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { RequestCard } from '../../components/admin/request-card.tsx';
import { requestStatuses, requestStatusLabels } from '../../rules.ts';
import type { Route } from './+types/session-requests.ts';

const head = { title: 'Mentor sessions', lead: 'Session requests from members, newest first.' };

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Mentor sessions · Administration',
    description: 'Session requests and their status.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = requestStatuses.find((known) => known === query.get('status')) ?? null;
  const cursor = query.get('cursor');
  const { data } = await api.mentors.listSessions({
    ...(status ? { status } : {}),
    ...(cursor ? { cursor } : {}),
  });
  return { ...data, status, first: !cursor };
}

export default function SessionRequestsScreen({
  loaderData: { sessions, nextCursor, status, first },
}: Route.ComponentProps) {
  return (
    <CardList
      head={head}
      tabs={{
        label: 'Status',
        items: [
          { to: '/admin/mentor-sessions', label: 'All', current: status === null },
          ...requestStatuses.map((known) => ({
            to: `?status=${known}`,
            label: requestStatusLabels[known].label,
            current: known === status,
          })),
        ],
      }}
      items={sessions}
      renderItem={(session) => <RequestCard session={session} />}
      empty={
        <EmptyState title={status ? 'No matching requests' : 'No session requests yet'}>
          {status
            ? 'Select another status above.'
            : 'New requests appear here and are emailed to the mentor’s contact.'}
        </EmptyState>
      }
      pages={{
        path: status ? `?status=${status}` : '?',
        isFirst: first,
        nextCursor,
        moreLabel: 'Earlier requests',
      }}
    />
  );
}

export const HydrateFallback = () => <CardListSkeleton head={head} />;
