import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { formatNumber } from '#lib/formats.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { QuoteComparison, QuoteComparisonSkeleton } from '../components/quote-comparison.tsx';
import type { Comparison } from '../contract.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.comparison.title ?? 'Request',
    description: 'Your request and the quotes of suppliers, side by side.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return (await api.quoteComparison.get({ subject: 'requirement', id: params.id ?? '' })).data;
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Quotes', to: '/account/quotes' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Request" before={crumbs('Request')} />
      <QuoteComparisonSkeleton />
    </>
  );
}

/** A buyer's request with the quotes that suppliers sent for it, side by side. */
export default function AccountRequirement() {
  useLiveRevalidation(['inquiries', 'requirements']);
  const { comparison } = useLoaderData<typeof clientLoader>();
  const { title, createdAt } = comparison;
  return (
    <>
      <PageHead
        title={title}
        lead={
          <>
            Sent <DateText when={createdAt} zone="viewer" />
          </>
        }
        before={crumbs(title)}
      />
      <Stack shrink>
        <QuoteComparison comparison={comparison} />
        <RequestFacts comparison={comparison} />
      </Stack>
    </>
  );
}

function RequestFacts({ comparison: { title, quantity, details } }: { comparison: Comparison }) {
  return (
    <Card title="What you asked for">
      <DescriptionList
        items={[
          ...(quantity ? [{ term: 'Quantity', detail: `${formatNumber(quantity)} pieces` }] : []),
          ...(details
            ? [{ term: 'Details', detail: <span className="break-words pre-line">{details}</span> }]
            : []),
          ...(!quantity && !details ? [{ term: 'Product', detail: title }] : []),
        ]}
      />
    </Card>
  );
}
