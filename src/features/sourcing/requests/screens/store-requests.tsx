import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { formatDate } from '#lib/formats.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { FilteredList } from '#ui/navigation/filtered-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { RequestList, RequestListSkeleton } from '../components/request-list.tsx';
import { InvitationChip, ReceivedStateChip, receivedLabels } from '../components/request-state.tsx';
import { invitationStates, type ReceivedRow } from '../contract.ts';

const head = {
  title: 'Requests for quotes',
  lead: 'Buyers invited you to quote. Respond by the deadline.',
};
const path = '/dashboard/requests';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const invitation = invitationStates.find((known) => known === query.get('state'));
  const cursor = query.get('cursor');
  const { data } = await api.requests.store.list({
    ...(invitation && { invitation }),
    ...(cursor && { cursor }),
  });
  return { invitation, cursor, ...data };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <RequestListSkeleton />
    </>
  );
}

/** The requests that a store received. */
export default function StoreRequests() {
  useLiveRevalidation(['requests']);
  const { invitation, cursor, requests, nextCursor } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <FilteredList
        noun="Requests"
        path={path}
        labels={receivedLabels}
        state={invitation}
        cursor={cursor}
        nextCursor={nextCursor}
        isEmpty={requests.length === 0}
        empty={
          <EmptyState title="No requests yet">
            Buyers find you by what you sell and can make. List your products to receive matching requests.
          </EmptyState>
        }
      >
        <RequestList rows={requests.map(rowOf)} />
      </FilteredList>
    </>
  );
}

function rowOf({ id, reference, title, state, deadline, reason, invitation, lineCount, won }: ReceivedRow) {
  const items = lineCount > 1 ? `${lineCount} items` : null;
  return {
    id,
    to: `${path}/${id}`,
    title,
    note: [reference, items, reason].filter(Boolean).join(' · '),
    end:
      state === 'open' ? (
        <>
          <span className="muted small">Until {formatDate(deadline, { style: 'numeric' })}</span>
          <InvitationChip state={invitation} label={receivedLabels[invitation]} />
        </>
      ) : (
        <ReceivedStateChip state={state} won={won} />
      ),
  };
}
