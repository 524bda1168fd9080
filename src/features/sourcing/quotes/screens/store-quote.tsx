import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { QuotationDownload } from '#features/sourcing/quotations/components/quotation-download.tsx';
import { QuoteFiles } from '#features/sourcing/quote-files/components/quote-files.tsx';
import { formatDate } from '#lib/formats.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { CounterOffers } from '../components/counter/counter-offers.tsx';
import { QuoteOffer } from '../components/quote-offer.tsx';
import { isOutdated } from '../components/quote-rows.tsx';
import { OrderedBanner, QuoteStateChip } from '../components/quote-state.tsx';
import type { Quote } from '../contract.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData ? `Quote ${loaderData.quote.reference}` : 'Quote',
    description: 'Prices and terms that you offered a buyer.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return (await api.quotes.store.get({ id: params.id ?? '' })).data;
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Quotes', to: '/dashboard/quotes' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Quote" before={crumbs('Quote')} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={5} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

/** A quote for the store that sent it, which can revise or withdraw it. */
export default function StoreQuote() {
  useLiveRevalidation(['inquiries']);
  const { quote } = useLoaderData<typeof clientLoader>();
  const { id, reference, version, state, buyer, inquiryId, request } = quote;
  const actions = isSampleView() ? [] : quote.actions;
  return (
    <>
      <PageHead
        title={`Quote ${reference}`}
        mark={<QuoteStateChip state={state} />}
        lead={`To ${buyer.company ?? buyer.name}${version > 1 ? `, version ${version}` : ''}`}
        before={crumbs(reference)}
        actions={
          <>
            {actions.includes('revise') && (
              <ButtonLink to={`/dashboard/quotes/${id}/revise`}>Revise</ButtonLink>
            )}
            {!isSampleView() && <QuotationDownload id={id} side="supplier" />}
            <ButtonLink variant="line" to={`/dashboard/buyer-inquiries/${inquiryId}`}>
              Message buyer
            </ButtonLink>
            {actions.includes('withdraw') && <Withdraw quote={quote} />}
          </>
        }
      />
      <Stack>
        <OrderedBanner quote={quote} side="supplier" />
        {request && isOutdated(quote) && (
          <Banner
            look="warn"
            title="The buyer has changed the request"
            action={
              <ButtonLink size="sm" variant="line" to={`/dashboard/requests/${request.id}`}>
                See what changed
              </ButtonLink>
            }
          >
            This quote is for version {request.version} of request {request.reference}. Revise it for the
            present version.
          </Banner>
        )}
        {request?.sealedUntil && (
          <Banner look="info" title="This quote is sealed">
            The buyer can read it after {formatDate(request.sealedUntil)}. Until then, you can revise it.
          </Banner>
        )}
        {(state === 'declined' || state === 'withdrawn') && (
          <Banner
            look="info"
            title={state === 'declined' ? 'Declined by the buyer' : 'You withdrew this quote'}
          >
            {quote.closeReason}
          </Banner>
        )}
        <CounterOffers quote={quote} side="supplier" />
        <QuoteOffer quote={quote} side="supplier" />
        {!isSampleView() && <QuoteFiles quote={quote} side="supplier" />}
      </Stack>
    </>
  );
}

function Withdraw({ quote: { id, reference, buyer } }: { quote: Quote }) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      {open && (
        <ReasonDialog
          title={`Withdraw quote ${reference}?`}
          label={`Reason (visible to ${buyer.company ?? buyer.name})`}
          confirmLabel="Withdraw quote"
          busyLabel="Withdrawing..."
          onConfirm={async (reason) => {
            await api.quotes.store.withdraw({ id, reason });
            await revalidate();
          }}
          onClose={() => setOpen(false)}
        >
          The buyer can no longer accept it.
        </ReasonDialog>
      )}
    </>
  );
}
