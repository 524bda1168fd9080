import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { RequestCard } from '../../components/admin/request-card.tsx';
import { requestStatuses, requestStatusLabels } from '../../rules.ts';
import type { Route } from './+types/session-requests.ts';
import styles from './session-requests.module.css';

const head = { title: 'Mentor sessions', lead: 'What members ask of mentors, the newest first.' };

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Mentor sessions · Administration',
    description: 'What people ask mentors for, and where each request stands.',
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
  const path = status ? `?status=${status}` : '?';
  return (
    <div className={styles.screen}>
      <PageHead {...head} />
      <TabLinks
        label="Status"
        items={[
          { to: '/admin/mentor-sessions', label: 'All', current: status === null },
          ...requestStatuses.map((known) => ({
            to: `?status=${known}`,
            label: requestStatusLabels[known].label,
            current: known === status,
          })),
        ]}
      />
      {sessions.length === 0 ? (
        <EmptyState title={status ? 'No request stands here' : 'Nobody has asked for a session yet'}>
          {status
            ? 'Choose another state above.'
            : 'Requests appear here as soon as a member asks a mentor, and are mailed to the mentor’s contact.'}
        </EmptyState>
      ) : (
        <ul className={styles.requests}>
          {sessions.map((session) => (
            <li key={session.id}>
              <RequestCard session={session} />
            </li>
          ))}
        </ul>
      )}
      <CursorPages path={path} isFirst={first} nextCursor={nextCursor} moreLabel="Earlier requests" />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className={styles.screen}>
    <PageHead {...head} />
    <Card as="div">
      <Loading>
        <SkeletonRows rows={4} columns={3} />
      </Loading>
    </Card>
  </div>
);
