import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { countryName } from '#lib/country-name.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { FilteredList } from '#ui/navigation/filtered-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { RequestList, RequestListSkeleton } from '../components/request-list.tsx';
import {
  ReceivedChip,
  ReceivedStateChip,
  receivedViewLabels,
  requestSortLabels,
} from '../components/request-state.tsx';
import { invitationViews, type ReceivedRow, requestSorts } from '../contract/request-rows.ts';

const head = {
  title: 'Requests for quotes',
  lead: 'Buyers invited you to quote. Respond by the deadline.',
};
const path = '/dashboard/requests';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const invitation = invitationViews.find((known) => known === query.get('state'));
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const sort = requestSorts.find((known) => known === query.get('sort')) ?? 'newest';
  const cursor = query.get('cursor');
  const { data } = await api.requests.store.list({
    ...(invitation && { invitation }),
    ...(q && { q }),
    sort,
    ...(cursor && { cursor }),
  });
  return { invitation, q, sort, cursor, ...data };
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
  const { invitation, q, sort, cursor, requests, nextCursor, counts } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <FilteredList
        noun="Requests"
        path={path}
        labels={receivedViewLabels}
        state={invitation}
        counts={{ action: counts.action }}
        search={{ q, placeholder: 'Search title or number' }}
        sort={{ value: sort, labels: requestSortLabels }}
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

function rowOf(request: ReceivedRow) {
  const { id, reference, title, state, deadline, deliverTo, reason, invitation, lineCount, won } = request;
  const amount = lineCount > 1 ? `${lineCount} items` : quantitiesOf(request);
  return {
    id,
    to: `${path}/${id}`,
    title,
    note: [reference, amount, countryName(deliverTo), reason].filter(Boolean).join(' · '),
    end:
      state === 'open' ? (
        <>
          <span className="muted small">Until {formatDate(deadline, { style: 'numeric' })}</span>
          <ReceivedChip state={invitation} />
        </>
      ) : (
        <ReceivedStateChip state={state} won={won} />
      ),
  };
}

/** Returns the quantities of the first item: `5,000 to 40,000 pieces`. */
function quantitiesOf({ quantities, unit }: ReceivedRow): string {
  const [least, most] = [Math.min(...quantities), Math.max(...quantities)];
  const plural = formatQuantity(most, unit);
  return least === most ? plural : `${formatCount(least)} to ${plural}`;
}
