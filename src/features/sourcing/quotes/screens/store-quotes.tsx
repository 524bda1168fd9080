import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { DraftRows } from '#features/sourcing/quote-drafts/components/draft-rows.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { QuoteList, QuoteListSkeleton, queryOf } from '../components/quote-list.tsx';

const head = { title: 'Quotes', lead: 'Offers you sent to buyers, and what came of them.' };

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request.url);
  const [listed, drafted] = await Promise.all([
    api.quotes.store.list(query),
    isSampleView() ? null : api.quoteDrafts.list(),
  ]);
  return { ...query, ...listed.data, drafts: drafted?.data.drafts ?? [] };
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
  const { drafts, ...page } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <Stack>
        <DraftRows drafts={drafts} />
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
      </Stack>
    </>
  );
}
