import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { AwardComparison } from '#features/sourcing/awards/components/award-comparison.tsx';
import { AwardList } from '#features/sourcing/awards/components/award-list.tsx';
import { FinishRequest } from '#features/sourcing/awards/components/finish-request.tsx';
import { QuoteComparison } from '#features/sourcing/comparison/components/quote-comparison.tsx';
import { VersionHistory } from '#features/sourcing/request-changes/components/version-history.tsx';
import { formatDate } from '#lib/formats.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { Invitations } from '../components/invitations.tsx';
import { Questions } from '../components/questions.tsx';
import { RequestActions } from '../components/request-actions.tsx';
import { RequestContent } from '../components/request-content.tsx';
import { RequestStateChip } from '../components/request-state.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.request.content.title ?? 'Request',
    description: 'Your request, its quotes side by side, and the award.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id ?? '';
  const [found, quoted, compared, awarded, book, places, history] = await Promise.all([
    api.requests.buyer.get({ id }),
    api.quotes.buyer.ofRequest({ id }),
    api.quoteComparison.get({ subject: 'request', id }),
    api.awards.list({ id }),
    api.addresses.listAddresses(),
    api.locations.listCountries(),
    api.requestChanges.listVersions({ id }),
  ]);
  return {
    request: found.data.request,
    ...quoted.data,
    comparison: compared.data.comparison,
    awards: awarded.data.awards,
    addresses: book.data.addresses,
    countries: places.data.countries,
    versions: history.data.versions,
  };
}

const crumbs = (label: string) => (
  <Breadcrumbs items={[{ label: 'Requests', to: '/account/requests' }, { label }]} />
);

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Request" before={crumbs('Request')} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={5} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

/** A request for its buyer: quotes side by side, the award, suppliers, questions and what was asked for. */
export default function AccountRequest() {
  useLiveRevalidation(['requests', 'inquiries']);
  const { request, quotes, sealed, awards, versions } = useLoaderData<typeof clientLoader>();
  const [query] = useSearchParams();
  const { reference, state, content, closeReason, questions } = request;
  const start = quotes.length + sealed.length > 0 ? 'quotes' : 'request';
  const tab = tabs.find((one) => one === query.get('tab')) ?? start;
  const open = questions.filter(({ answer }) => answer === null).length;
  return (
    <>
      <PageHead
        title={content.title}
        mark={<RequestStateChip state={state} />}
        lead={`${reference}. ${leadOf(request)}`}
        before={crumbs(reference)}
        actions={<RequestActions request={request} />}
      />
      <Stack shrink>
        {state === 'cancelled' && (
          <Banner look="info" title="You canceled this request">
            {closeReason}
          </Banner>
        )}
        {awards.length > 0 && (
          <AwardList
            awards={awards}
            titles={content.lines.map(({ title }) => title)}
            actions={request.actions.includes('finish') && <FinishRequest requestId={request.id} />}
          />
        )}
        <TabLinks
          label="Parts of the request"
          items={[
            {
              label: 'Quotes',
              count: quotes.length + sealed.length,
              to: '?tab=quotes',
              current: tab === 'quotes',
            },
            { label: 'Questions', count: open, to: '?tab=questions', current: tab === 'questions' },
            { label: 'Request and suppliers', to: '?tab=request', current: tab === 'request' },
          ]}
        />
        {tab === 'quotes' && <Quotes />}
        {tab === 'questions' && <Answers />}
        {tab === 'request' && (
          <Split columns="7fr 5fr" gap={4} below={960} align="start">
            <RequestContent request={request} />
            <Stack>
              <Invitations request={request} />
              <VersionHistory versions={versions} />
            </Stack>
          </Split>
        )}
      </Stack>
    </>
  );
}

const tabs = ['quotes', 'questions', 'request'] as const;

function Answers() {
  const { request } = useLoaderData<typeof clientLoader>();
  const { id, questions } = request;
  if (questions.length === 0)
    return (
      <Card as="div">
        <EmptyState title="No questions yet">
          Suppliers can ask before they quote. All of them read your answers, without the name of the
          supplier.
        </EmptyState>
      </Card>
    );
  return (
    <Questions
      questions={questions}
      answer={(questionId, answer) => api.requests.buyer.answer({ id, questionId, answer })}
    />
  );
}

type LoadedRequest = Awaited<ReturnType<typeof clientLoader>>['request'];

function leadOf({ state, actions, content: { deadline } }: LoadedRequest): string {
  if (state === 'open') return `Suppliers can quote until ${formatDate(deadline)}.`;
  const canExtend = actions.includes('extend');
  if (state === 'closed')
    return `Closed for quotes since ${formatDate(deadline)}. ${canExtend ? 'Award it, or extend the deadline.' : 'Award it, or start a copy.'}`;
  if (state === 'expired')
    return `The deadline was ${formatDate(deadline)}. ${canExtend ? 'Extend it to continue.' : 'Start a copy to continue.'}`;
  if (state === 'cancelled') return 'Suppliers can no longer quote.';
  return state === 'partly_awarded' ? 'Partly awarded.' : 'Awarded.';
}

/** The quotes so far; sealed ones by their fingerprints only. */
function Quotes() {
  const { request, quotes, sealed, comparison, addresses, countries } = useLoaderData<typeof clientLoader>();
  const outdated = quotes.filter(({ request: of, state }) => state === 'open' && of && !of.isCurrent);
  if (sealed.length > 0)
    return (
      <Card title={sealed.length === 1 ? 'One sealed quote' : `${sealed.length} sealed quotes`}>
        <Stack gap={3}>
          <p>
            They can be read after {formatDate(request.content.deadline)}. Each is fixed by its fingerprint.
          </p>
          <ul className="small">
            {sealed.map(({ supplierName, fingerprint }) => (
              <li key={fingerprint}>
                {supplierName}: <code>{fingerprint.slice(0, 16)}…</code>
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    );
  if (quotes.length === 0)
    return (
      <Card as="div">
        <EmptyState title="No quotes yet">
          {request.state === 'open'
            ? 'Suppliers were notified. Quotes appear here side by side as they arrive.'
            : 'No supplier sent a quote. Extend the deadline, or start a copy for other suppliers.'}
        </EmptyState>
      </Card>
    );
  return (
    <>
      {outdated.length > 0 && (
        <Banner look="warn" title="Quotes for an earlier version">
          {outdated.map(({ id, supplier }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/account/quotes/${id}`}>{supplier.name}</Link>
            </span>
          ))}{' '}
          quoted before you changed the request.
        </Banner>
      )}
      {request.actions.includes('award') ? (
        <AwardComparison
          key={request.id}
          comparison={comparison}
          places={request.content.places}
          addresses={addresses}
          countries={countries}
        />
      ) : (
        <QuoteComparison comparison={comparison} />
      )}
    </>
  );
}
