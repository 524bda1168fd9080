import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { formatDate } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { FilteredList } from '#ui/navigation/filtered-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { RequestList, RequestListSkeleton } from '../components/request-list.tsx';
import { RequestStateChip, requestSortLabels, requestViewLabels } from '../components/request-state.tsx';
import { type RequestRow, requestSorts, requestViews } from '../contract/request-rows.ts';

const head = {
  title: 'Requests',
  lead: 'Your requests for quotes, with the quotes side by side.',
};
const path = '/account/requests';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = requestViews.find((known) => known === query.get('state'));
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const sort = requestSorts.find((known) => known === query.get('sort')) ?? 'newest';
  const cursor = query.get('cursor');
  const { data } = await api.requests.buyer.list({
    ...(state && { state }),
    ...(q && { q }),
    sort,
    ...(cursor && { cursor }),
  });
  return { state, q, sort, cursor, ...data };
}

const newRequest = <ButtonLink to="/requests/new">New request</ButtonLink>;

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} actions={newRequest} />
      <RequestListSkeleton />
    </>
  );
}

/** A buyer’s requests for quotes, drafts included. */
export default function AccountRequests() {
  useLiveRevalidation(['requests']);
  const { state, q, sort, cursor, requests, nextCursor, counts } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead
        {...head}
        actions={
          <>
            <ButtonLink variant="line" to="/account/savings">
              View savings
            </ButtonLink>
            {newRequest}
          </>
        }
      />
      <FilteredList
        noun="Requests"
        path={path}
        labels={requestViewLabels}
        state={state}
        counts={counts}
        search={{ q, placeholder: 'Search title or number' }}
        sort={{ value: sort, labels: requestSortLabels }}
        cursor={cursor}
        nextCursor={nextCursor}
        isEmpty={requests.length === 0}
        empty={
          <EmptyState title="No requests yet" action={newRequest}>
            Describe what you need once, and up to 10 suppliers who can make it send you quotes.
          </EmptyState>
        }
      >
        <RequestList rows={requests.map(rowOf)} />
      </FilteredList>
    </>
  );
}

function rowOf(request: RequestRow) {
  const { id, reference, title, state, deadline, openQuestions } = request;
  return {
    id,
    to: state === 'draft' ? `/requests/new?draft=${id}` : `${path}/${id}`,
    title: title || 'Untitled request',
    note: [reference, progressOf(request)].filter(Boolean).join(' · '),
    end: (
      <>
        {deadline && state === 'open' && (
          <span className="muted small">Quotes until {formatDate(deadline, { style: 'numeric' })}</span>
        )}
        {openQuestions > 0 && (
          <StatusChip status="warn">
            {openQuestions === 1 ? '1 question to answer' : `${openQuestions} questions to answer`}
          </StatusChip>
        )}
        <RequestStateChip state={state} />
      </>
    ),
  };
}

/** Returns how many suppliers have quoted. */
function progressOf({ state, invitedCount, answeredCount }: RequestRow): string {
  if (state === 'draft') return 'Not sent yet';
  return `${answeredCount} of ${invitedCount} suppliers quoted`;
}
