import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { QuotationDownload } from '#features/sourcing/quotations/components/quotation-download.tsx';
import { QuoteFiles } from '#features/sourcing/quote-files/components/quote-files.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useUser } from '#web/use-session.ts';
import { AcceptPanel } from '../components/accept/accept-panel.tsx';
import { useAcceptance } from '../components/accept/use-acceptance.ts';
import { CounterDialog } from '../components/counter/counter-dialog.tsx';
import { CounterOffers } from '../components/counter/counter-offers.tsx';
import { QuoteOffer } from '../components/quote-offer.tsx';
import { OrderedBanner, QuoteStateChip } from '../components/quote-state.tsx';
import type { Quote } from '../contract.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData ? `Quote ${loaderData.quote.reference}` : 'Quote',
    description: 'Prices and terms that a supplier offers you.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [{ data }, { data: book }, { data: world }] = await Promise.all([
    api.quotes.buyer.get({ id: params.id ?? '' }),
    api.addresses.listAddresses(),
    api.locations.listCountries(),
  ]);
  return { quote: data.quote, addresses: book.addresses, countries: world.countries };
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Quotes', to: '/account/quotes' }, { label }]} />
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

/** A quote for its buyer, who accepts or declines it here. */
export default function AccountQuote() {
  useLiveRevalidation(['inquiries']);
  const { quote } = useLoaderData<typeof clientLoader>();
  const { reference, version, state, supplier, inquiryId, requirementId } = quote;
  return (
    <>
      <PageHead
        title={`Quote ${reference}`}
        mark={<QuoteStateChip state={state} />}
        lead={
          <>
            From{' '}
            {supplier.isPublic ? (
              <Link to={`/suppliers/${supplier.slug}`}>{supplier.name}</Link>
            ) : (
              supplier.name
            )}
            {version > 1 && `, version ${version}`}
          </>
        }
        before={crumbs(reference)}
        actions={
          <>
            {quote.request && (
              <ButtonLink
                variant={quote.actions.includes('accept') ? 'go' : 'line'}
                to={`/account/requests/${quote.request.id}`}
              >
                Compare and award
              </ButtonLink>
            )}
            {requirementId && (
              <ButtonLink variant="line" to={`/account/quotes/requests/${requirementId}`}>
                Compare quotes
              </ButtonLink>
            )}
            <QuotationDownload id={quote.id} side="buyer" />
            <ButtonLink variant="line" to={`/account/inquiries/${inquiryId}`}>
              Message supplier
            </ButtonLink>
            {quote.actions.includes('counter') && <Counter quote={quote} />}
            {quote.actions.includes('decline') && <Decline quote={quote} />}
          </>
        }
      />
      {quote.actions.includes('accept') && !quote.request ? <Acceptable /> : <Decided quote={quote} />}
    </>
  );
}

function Acceptable() {
  const { quote, addresses, countries } = useLoaderData<typeof clientLoader>();
  const acceptance = useAcceptance({ quote, addresses });
  const user = useUser();
  const [openedVersion] = useState(quote.version);
  return (
    <Split columns="1fr 360px" gap={5} below={960} align="start">
      <Stack shrink>
        {quote.version !== openedVersion && (
          <Banner look="warn" role="status" title={`The supplier has just sent version ${quote.version}`}>
            Prices or terms have changed. Review them before you accept; your address and order number are
            kept.
          </Banner>
        )}
        <QuoteOffer
          quote={quote}
          side="buyer"
          selection={{ quantities: acceptance.quantities, select: acceptance.setQuantity }}
        />
        <QuoteFiles quote={quote} side="buyer" />
        {quote.lines.length > 1 && <LeaveOut quote={quote} acceptance={acceptance} />}
        <CounterOffers quote={quote} side="buyer" />
      </Stack>
      <AcceptPanel
        acceptance={acceptance}
        supplierName={quote.supplier.name}
        countries={countries}
        defaults={{ recipient: user?.name ?? '', phone: user?.phone ?? '' }}
      />
    </Split>
  );
}

interface LeaveOutProps {
  quote: Quote;
  acceptance: ReturnType<typeof useAcceptance>;
}

/** Items of the quote that the buyer does not want can be left out. */
function LeaveOut({ quote, acceptance }: LeaveOutProps) {
  return (
    <Card title="Items to order">
      <Stack gap={2}>
        {quote.lines.map(({ title, prices }, line) => (
          <Checkbox
            key={line}
            checked={(acceptance.quantities[line] ?? 0) > 0}
            onChange={({ target }) =>
              acceptance.setQuantity(line, target.checked ? (prices[0]?.quantity ?? 0) : 0)
            }
          >
            {title}
          </Checkbox>
        ))}
      </Stack>
    </Card>
  );
}

function Decided({ quote }: { quote: Quote }) {
  const { state, closeReason } = quote;
  return (
    <Stack>
      <OrderedBanner quote={quote} side="buyer" />
      {state === 'expired' && (
        <Banner look="warn" title="This quote has expired">
          Ask the supplier to renew it.
        </Banner>
      )}
      {(state === 'declined' || state === 'withdrawn') && (
        <Banner
          look="info"
          title={state === 'declined' ? 'You declined this quote' : 'Withdrawn by the supplier'}
        >
          {closeReason}
        </Banner>
      )}
      <CounterOffers quote={quote} side="buyer" />
      <QuoteOffer quote={quote} side="buyer" />
      <QuoteFiles quote={quote} side="buyer" />
    </Stack>
  );
}

function Counter({ quote }: { quote: Quote }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Make a counter-offer
      </Button>
      {open && <CounterDialog quote={quote} onClose={() => setOpen(false)} />}
    </>
  );
}

function Decline({ quote: { id, reference, supplier } }: { quote: Quote }) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Decline
      </Button>
      {open && (
        <ReasonDialog
          title={`Decline quote ${reference}?`}
          label={`Reason (visible to ${supplier.name})`}
          confirmLabel="Decline quote"
          busyLabel="Declining..."
          onConfirm={async (reason) => {
            await api.quotes.buyer.decline({ id, reason });
            await revalidate();
          }}
          onClose={() => setOpen(false)}
        >
          The supplier can send you another quote.
        </ReasonDialog>
      )}
    </>
  );
}
