import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { PriceList, PriceListSkeleton, queryOf } from '../components/price-list.tsx';

const head = {
  title: 'Your prices',
  lead: 'Your agreed prices. They apply in the basket and at checkout.',
};
const path = '/account/customer-prices';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request.url);
  return { ...query, ...(await api.priceAgreements.buyer.list(query)).data };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <PriceListSkeleton />
    </>
  );
}

/** The prices that suppliers gave to a buyer. */
export default function AccountCustomerPrices() {
  const page = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <PriceList
        {...page}
        side="buyer"
        path={path}
        empty={
          <EmptyState title="No customer prices yet">
            When a supplier keeps an agreed price for you, it appears here and applies to your next orders.
          </EmptyState>
        }
      />
    </>
  );
}
