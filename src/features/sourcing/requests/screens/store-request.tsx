import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { QuoteRows } from '#features/sourcing/quotes/components/quote-rows.tsx';
import { ChangesSince } from '#features/sourcing/request-changes/components/changes-since.tsx';
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
import { Questions } from '../components/questions.tsx';
import { RequestContent } from '../components/request-content.tsx';
import { ReceivedStateChip } from '../components/request-state.tsx';
import type { ReceivedRequest, RequestOutcome } from '../contract.ts';
import { describeStanding } from '../rules.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.request.content.title ?? 'Request for quotes',
    description: 'What a buyer asks you to quote.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id ?? '';
  const [found, quoted, changed] = await Promise.all([
    api.requests.store.get({ id }),
    api.quotes.store.ofRequest({ id }),
    api.requestChanges.getChanges({ id }),
  ]);
  return { request: found.data.request, quotes: quoted.data.quotes, since: changed.data.since };
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Requests for quotes', to: '/dashboard/requests' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Request for quotes" before={crumbs('Request')} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={5} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

/** A request for a store that was invited: quote, ask or decline. */
export default function StoreRequest() {
  useLiveRevalidation(['requests', 'inquiries']);
  const { request, quotes, since } = useLoaderData<typeof clientLoader>();
  const {
    id,
    reference,
    state,
    content,
    buyer,
    reason,
    invitation,
    questions,
    outcome,
    inquiryId,
    mismatches,
  } = request;
  const isSample = isSampleView();
  useMarkSeen(request, isSample);
  const canAnswer = state === 'open' && !isSample;
  return (
    <>
      <PageHead
        title={content.title}
        mark={<ReceivedStateChip state={state} won={outcome?.won ?? null} />}
        lead={`${reference}, from ${buyer.company ?? buyer.name}. ${leadOf(request)}`}
        before={crumbs(reference)}
        actions={
          <>
            {inquiryId && (
              <ButtonLink variant="line" to={`/dashboard/buyer-inquiries/${inquiryId}`}>
                Open conversation
              </ButtonLink>
            )}
            {canAnswer && invitation !== 'answered' && invitation !== 'declined' && <Decline id={id} />}
            {canAnswer && (
              <ButtonLink variant="go" to={`/dashboard/quotes/new?request=${id}`}>
                {quotes.length > 0 ? 'Send another quote' : 'Send a quote'}
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack>
        {outcome && <Outcome outcome={outcome} />}
        {invitation === 'declined' && (
          <Banner look="info" title="You declined this request">
            You can still send a quote until {formatDate(content.deadline)}.
          </Banner>
        )}
        {mismatches.length > 0 && state === 'open' && <Mismatches texts={mismatches} />}
        {since && <ChangesSince since={since} />}
        {quotes.length > 0 && (
          <Card as="section" title="Your quotes" flush>
            <QuoteRows quotes={quotes} side="supplier" />
          </Card>
        )}
        <RequestContent request={request} />
        <Questions
          questions={questions}
          {...(canAnswer && {
            ask: (question, once) => api.requests.store.ask({ id, question }, once),
          })}
        />
        <p className="muted small">Why you received it: {reason}.</p>
      </Stack>
    </>
  );
}

/** The limits that the store stated and this request exceeds. */
const Mismatches = ({ texts }: { texts: readonly string[] }) => (
  <Banner
    look="warn"
    title="Outside your stated capabilities"
    action={
      <ButtonLink size="sm" variant="line" to="/dashboard/capabilities">
        Update capabilities
      </ButtonLink>
    }
  >
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </Banner>
);

function useMarkSeen({ id, invitation }: ReceivedRequest, isSample: boolean): void {
  useEffect(() => {
    if (!isSample && invitation === 'invited') api.requests.store.markSeen({ id }).catch(() => {});
  }, [id, invitation, isSample]);
}

function leadOf({ state, content: { deadline } }: ReceivedRequest): string {
  if (state === 'open') return `Quote until ${formatDate(deadline)}.`;
  if (state === 'cancelled') return 'The buyer no longer needs quotes.';
  if (state === 'awarded') return 'The buyer has awarded it.';
  if (state === 'partly_awarded') return 'The buyer has awarded part of it.';
  return `The last day for quotes was ${formatDate(deadline)}.`;
}

function Outcome({ outcome: { won, items } }: { outcome: RequestOutcome }) {
  if (won)
    return (
      <Banner
        look="ok"
        title="You won"
        action={
          <ButtonLink size="sm" to="/dashboard/orders">
            Open orders
          </ButtonLink>
        }
      >
        The order has exactly the prices and terms of your quote.
      </Banner>
    );
  return (
    <Banner look="info" title="The buyer chose other quotes">
      <ul>
        {items.map((item) => (
          <li key={`${item.title} ${item.quantity}`} className="break-words">
            {describeStanding(item)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Decline({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Decline
      </Button>
      {open && (
        <ReasonDialog
          title="Decline this request?"
          label="Reason (visible to the buyer)"
          confirmLabel="Decline request"
          busyLabel="Declining..."
          onConfirm={async (reason) => {
            await api.requests.store.decline({ id, reason });
            await revalidate();
          }}
          onClose={() => setOpen(false)}
        >
          The buyer can invite another supplier in your place.
        </ReasonDialog>
      )}
    </>
  );
}
