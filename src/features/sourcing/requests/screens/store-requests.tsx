import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { formatDate } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { RequestList, RequestListSkeleton } from '../components/request-list.tsx';
import { InvitationChip, RequestStateChip, receivedLabels } from '../components/request-state.tsx';
import { invitationStates, type ReceivedRow } from '../contract.ts';

const head = {
  title: 'Requests for quotes',
  lead: 'Buyers invited you to quote. Answer before the last day.',
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
      <Stack>
        <TabLinks
          label="Filter requests"
          items={[
            { label: 'All', to: path, current: !invitation },
            ...invitationStates.map((value) => ({
              label: receivedLabels[value],
              to: `${path}?state=${value}`,
              current: value === invitation,
            })),
          ]}
        />
        <Card as="div" flush>
          {requests.length > 0 && <RequestList rows={requests.map(rowOf)} />}
          {requests.length === 0 && !invitation && (
            <EmptyState title="No requests yet">
              Buyers find you by what you sell and can make. List your products to receive matching requests.
            </EmptyState>
          )}
          {requests.length === 0 && invitation && (
            <EmptyState
              title={`No requests in “${receivedLabels[invitation]}”`}
              action={
                <ButtonLink variant="line" to={path}>
                  Show all
                </ButtonLink>
              }
            />
          )}
        </Card>
        <CursorPages
          path={invitation ? `${path}?state=${invitation}` : path}
          isFirst={!cursor}
          nextCursor={nextCursor}
        />
      </Stack>
    </>
  );
}

function rowOf({ id, reference, title, state, deadline, reason, invitation, lineCount }: ReceivedRow) {
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
        <RequestStateChip state={state} />
      ),
  };
}
