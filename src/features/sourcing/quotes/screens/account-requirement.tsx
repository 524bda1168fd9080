import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { QuoteComparison } from '../components/quote-comparison.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.requirement.productName ?? 'Request',
    description: 'Your request and the quotes of suppliers, side by side.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return (await api.quotes.buyer.compare({ id: params.id ?? '' })).data;
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Quotes', to: '/account/quotes' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Request" before={crumbs('Request')} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={4} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

/** A buyer's request with the quotes that suppliers sent for it, side by side. */
export default function AccountRequirement() {
  useLiveRevalidation(['inquiries', 'requirements']);
  const { requirement, quotes } = useLoaderData<typeof clientLoader>();
  const { productName, quantity, details, createdAt } = requirement;
  return (
    <>
      <PageHead title={productName} lead={`Sent ${formatDate(createdAt)}`} before={crumbs(productName)} />
      <Stack>
        {quotes.length > 0 ? (
          <QuoteComparison quotes={quotes} />
        ) : (
          <Card as="div">
            <EmptyState title="No quotes yet">
              Quotes appear here side by side. Replies without a quote are in your inquiries.
            </EmptyState>
          </Card>
        )}
        <Card title="What you asked for">
          <DescriptionList
            items={[
              ...(quantity ? [{ term: 'Quantity', detail: `${formatNumber(quantity)} pieces` }] : []),
              ...(details
                ? [{ term: 'Details', detail: <span className="break-words pre-line">{details}</span> }]
                : []),
              ...(!quantity && !details ? [{ term: 'Product', detail: productName }] : []),
            ]}
          />
        </Card>
      </Stack>
    </>
  );
}
