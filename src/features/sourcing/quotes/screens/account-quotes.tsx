import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { QuoteList, QuoteListSkeleton, queryOf } from '../components/quote-list.tsx';

const head = { title: 'Quotes', lead: 'Offers that suppliers sent you. Accept one to order at its prices.' };

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request.url);
  return { ...query, ...(await api.quotes.buyer.list(query)).data };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <QuoteListSkeleton />
    </>
  );
}

/** The quotes a buyer received. */
export default function AccountQuotes() {
  useLiveRevalidation(['inquiries']);
  const page = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <QuoteList
        {...page}
        side="buyer"
        path="/account/quotes"
        empty={
          <EmptyState title="No quotes yet" action={<ButtonLink to="/requests/new">Get quotes</ButtonLink>}>
            Ask suppliers for a price. Their quotes appear here.
          </EmptyState>
        }
      />
    </>
  );
}
