import { useContext } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { RatesContext } from '#ui/facts/currency/rates.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { LeaveGuard } from '#web/leave-guard.tsx';
import { hiddenMeta } from '#web/page-meta.ts';
import { RequestFields } from '../components/form/request-form.tsx';
import { useRequestRevision } from '../components/form/use-request-form.ts';
import type { OwnRequest } from '../contract.ts';
import { inputOf } from '../rules/request-input.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Change request', description: 'Change items, delivery and terms of your request.' });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [{ data: found }, { data: places }] = await Promise.all([
    api.requests.buyer.get({ id: params.id ?? '' }),
    api.locations.listCountries(),
  ]);
  return { request: found.request, countries: places.countries };
}

const crumbs = <Breadcrumbs items={[{ label: 'Requests', to: '/account/requests' }, { label: 'Edit' }]} />;

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Change request" before={crumbs} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={6} columns={2} />
        </Card>
      </Loading>
    </>
  );
}

/** The reason why there is no form. */
function Unchangeable({ request: { id, reference, content, actions, state } }: { request: OwnRequest }) {
  const isSealed = state === 'open' && content.sealed;
  return (
    <>
      <PageHead title={`Change request ${reference}`} before={crumbs} />
      <Card as="div">
        <EmptyState
          title={isSealed ? 'Sealed requests cannot be changed' : 'This request can no longer be changed'}
          action={<ButtonLink to={`/account/requests/${id}`}>Open the request</ButtonLink>}
        >
          {isSealed &&
            'Suppliers may have sealed quotes for it already, which no one can read before the last day has passed. '}
          {actions.includes('extend') && 'You can extend the deadline. '}
          To ask for something else, start a copy of it.
        </EmptyState>
      </Card>
    </>
  );
}

/** The form of the next version of a request. */
export default function ReviseRequest() {
  const { request, countries } = useLoaderData<typeof clientLoader>();
  const rates = useContext(RatesContext);
  const { content, files, categories, reference } = request;
  const { form, submit, busy, message } = useRequestRevision({
    request,
    start: inputOf(content, { files, categories, keepDates: true }),
  });
  if (!request.actions.includes('revise')) return <Unchangeable request={request} />;
  return (
    <>
      <PageHead
        title={`Change request ${reference}`}
        lead="We notify all suppliers, and quotes for the earlier version are marked until they are renewed."
        before={crumbs}
      />
      <RequestFields
        form={form}
        countries={countries}
        currencies={Object.keys(rates?.perDollar ?? { USD: 1 })}
        canAttach
        canSeal={false}
        onSubmit={(event) => void submit(event)}
        before={
          <>
            <LeaveGuard isDirty={form.formState.isDirty && !busy}>The changes have not been sent.</LeaveGuard>
            {message && <Banner>{message}</Banner>}
          </>
        }
      >
        <Cluster>
          <Button type="submit" variant="go" size="lg" busy={busy} busyLabel="Sending...">
            Send changes
          </Button>
          <ButtonLink variant="quiet" to={`/account/requests/${request.id}`}>
            Cancel
          </ButtonLink>
          {!form.formState.isDirty && (
            <p role="status" className="muted small">
              Nothing has changed yet.
            </p>
          )}
        </Cluster>
      </RequestFields>
    </>
  );
}
