import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { PriceList, PriceListSkeleton, queryOf } from '../components/price-list.tsx';

const head = { title: 'Customer prices', lead: 'Agreed prices for single buyers.' };
const path = '/dashboard/customer-prices';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request.url);
  return { ...query, ...(await api.priceAgreements.store.list(query)).data };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <PriceListSkeleton />
    </>
  );
}

/** The prices that a store gave to single buyers. */
export default function StoreCustomerPrices() {
  const page = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <PriceList
        {...page}
        side="supplier"
        sample={isSampleView()}
        path={path}
        empty={
          <EmptyState title="No customer prices yet">
            Open an order to set a price for its buyer. It applies to the next orders.
          </EmptyState>
        }
      />
    </>
  );
}
