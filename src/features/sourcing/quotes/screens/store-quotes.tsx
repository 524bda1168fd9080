import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { QuoteList, QuoteListSkeleton, queryOf } from '../components/quote-list.tsx';

const head = { title: 'Quotes', lead: 'Offers you sent to buyers, and what came of them.' };

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request.url);
  return { ...query, ...(await api.quotes.store.list(query)).data };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <QuoteListSkeleton />
    </>
  );
}

/** The quotes of a store. */
export default function StoreQuotes() {
  useLiveRevalidation(['inquiries']);
  const page = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <QuoteList
        {...page}
        side="supplier"
        path="/dashboard/quotes"
        empty={
          <EmptyState
            title="No quotes yet"
            action={<ButtonLink to="/dashboard/buyer-inquiries">Open inquiries</ButtonLink>}
          >
            Open a buyer’s inquiry to send a quote.
          </EmptyState>
        }
      />
    </>
  );
}
