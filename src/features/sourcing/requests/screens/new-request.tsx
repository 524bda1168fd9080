import { Send } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { deleteTyped, readTyped } from '#features/conversations/inquiries/components/use-saved-text.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { useCurrency } from '#ui/facts/currency/currency-choice.ts';
import { RatesContext } from '#ui/facts/currency/rates.ts';
import { useUnits } from '#ui/facts/units/units-choice.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Page, Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { api } from '#web/api.ts';
import { type Api, apiContext } from '#web/api-context.ts';
import { findOrNull } from '#web/find-or-null.ts';
import { LeaveGuard } from '#web/leave-guard.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { useUser } from '#web/use-session.ts';
import { DeleteDraft, DraftConflict, draftTexts } from '../components/form/draft-notice.tsx';
import { MatchList, matchesId, useMatches } from '../components/form/match-list.tsx';
import styles from '../components/form/request-form.module.css';
import { RequestFields } from '../components/form/request-form.tsx';
import { SupplierChoice } from '../components/form/supplier-choice.tsx';
import { typedKey, useNewRequest } from '../components/form/use-request-form.ts';
import { isConflict, type LoadedDraft } from '../components/form/use-saved-draft.ts';
import { emptyLine, emptyRequest, type RequestInput, readDraft } from '../rules/request-input.ts';
import { summaryOf } from '../rules/request-need.ts';
import { findRequestStart, type RequestSource, type RequestStart } from '../rules/request-start.ts';
import type { Route } from './+types/new-request.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const pages = context.get(apiContext);
  const { data } = await pages.locations.listCountries();
  const prefill = await findRequestStart(sourceOf(pages), searchParams);
  return { prefill, countries: data.countries, origin };
}

/** The loader reads what the form starts with, which no longer counts once it is a draft. */
export const shouldRevalidate = ({
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && !nextUrl.searchParams.has('draft');

const sourceOf = (pages: Api): RequestSource => ({
  findCategory: async (slug) => (await findOrNull(pages.categories.getCategoryForm({ slug })))?.data ?? null,
  findProduct: async (slug) => (await findOrNull(pages.catalog.getProduct({ slug })))?.data.product ?? null,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Request quotes',
    description:
      'Describe the packaging you need with quantities, specification and delivery. Up to 10 suppliers who can make it send comparable quotes.',
    url: `${loaderData?.origin ?? ''}/requests/new`,
  });

export default function NewRequest({ loaderData: { prefill, countries } }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const draftId = query.get('draft');
  const { isOwn, editorKey, onCreate } = useCreatedDraft(draftId);
  const draft = useDraft(isOwn ? null : draftId);
  const opened = typeof draft === 'object' ? draft : null;
  const currency = useCurrency();
  const units = useUnits();
  const blank = emptyRequest({
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    lengthUnit: units === 'inch' ? 'in' : 'mm',
  });
  const isReady = isHydrated && draft !== 'loading';
  return (
    <Page>
      <PageHead
        before={
          <Breadcrumbs items={[{ label: 'Requests', to: '/account/requests' }, { label: 'New request' }]} />
        }
        title="Request quotes"
        lead="Describe what you need once. Up to 10 suppliers who can make it send quotes that you compare side by side."
      />
      {draft === 'failed' && (
        <Banner title="This draft could not be opened">
          It may have been sent or deleted. You can start a new request below.
        </Banner>
      )}
      {!isReady && (
        <Loading>
          <Card as="div">
            <SkeletonRows rows={8} columns={2} />
          </Card>
        </Loading>
      )}
      {isReady && (
        <Editor
          key={editorKey}
          start={opened?.input ?? startOf(blank, prefill)}
          draft={opened}
          countries={countries}
          onCreate={(id) => {
            onCreate(id);
            setQuery({ draft: id }, { replace: true, preventScrollReset: true });
          }}
        />
      )}
    </Page>
  );
}

/**
 * Returns whether the URL names the draft that the open editor has created, and the key of the editor: that draft is not
 * loaded again, and its editor stays as it is. Following a link to a new request starts another one.
 */
function useCreatedDraft(draftId: string | null) {
  const { key: locationKey } = useLocation();
  const [created, setCreated] = useState<{ id: string; editorKey: string; locationKey: string }>();
  const isOwn = created !== undefined && (draftId === created.id || locationKey === created.locationKey);
  const editorKey = isOwn ? created.editorKey : (draftId ?? `new after ${created?.id}`);
  return {
    isOwn,
    editorKey,
    onCreate: (id: string): void => setCreated({ id, editorKey, locationKey }),
  };
}

interface OpenDraft extends LoadedDraft {
  input: RequestInput;
}

/** Returns the draft that the URL names; null without one. */
function useDraft(id: string | null): OpenDraft | 'loading' | 'failed' | null {
  const [loaded, setLoaded] = useState<{ id: string; draft: OpenDraft | 'failed' }>();
  useEffect(() => {
    if (!id) return;
    api.requests.buyer.getDraft({ id }).then(
      ({ data: { draft } }) => setLoaded({ id, draft: { ...draft, input: readDraft(draft.typed) } }),
      () => setLoaded({ id, draft: 'failed' }),
    );
  }, [id]);
  if (!id) return null;
  return loaded?.id === id ? loaded.draft : 'loading';
}

/** Returns what a guest typed before signing in, otherwise the form with what the page before was about. */
function startOf(blank: RequestInput, { lines, invited }: RequestStart): RequestInput {
  const typed = readTyped(typedKey);
  if (typeof typed === 'object' && typed !== null) return { ...blank, ...(typed as Partial<RequestInput>) };
  return {
    ...blank,
    invited,
    ...(lines.length > 0 && { lines: lines.map((line) => ({ ...emptyLine, ...line })) }),
  };
}

interface EditorProps {
  start: RequestInput;
  draft: LoadedDraft | null;
  countries: readonly Country[];
  onCreate: (draftId: string) => void;
}

function Editor({ start, draft: loaded, countries, onCreate }: EditorProps) {
  const user = useUser();
  const rates = useContext(RatesContext);
  const { form, submit, busy, message, problem, draft } = useNewRequest({ start, draft: loaded, onCreate });
  // Renders again with each change; the values themselves are complete only in the form.
  useWatch({ control: form.control });
  const { matches, isStale } = useMatches(form.getValues());
  const { subscribe } = form;
  const { follow } = draft;
  useEffect(() => {
    deleteTyped(typedKey);
    return subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) });
  }, [subscribe, follow]);
  const isSaved = draft.state === 'saved';
  return (
    <Split columns="1fr 300px" gap={6} below={960} align="start">
      <RequestFields
        form={form}
        countries={countries}
        currencies={Object.keys(rates?.perDollar ?? { USD: 1 })}
        canAttach={user !== null}
        canSeal
        onSubmit={(event) => void submit(event)}
        before={
          <>
            <LeaveGuard isDirty={form.formState.isDirty && !busy && !isSaved}>
              The request has not been sent, and the draft is not saved yet.
            </LeaveGuard>
            {isConflict(draft.state) ? (
              <Conflict form={form} draft={draft} />
            ) : (
              message && <Banner>{message}</Banner>
            )}
            {problem?.reason === 'email_unverified' && (
              <Banner look="warn">
                Open the link in the email we sent you, then send the request again.
              </Banner>
            )}
          </>
        }
      >
        <SupplierChoice form={form} />
        <MatchList form={form} matches={matches} isStale={isStale} />
        <Cluster gap={4}>
          <Button
            type="submit"
            variant="go"
            size="lg"
            icon={<Send aria-hidden />}
            busy={busy}
            busyLabel="Sending..."
          >
            {user ? 'Send request' : 'Sign in and send'}
          </Button>
          <p role="status" className="muted small">
            {user ? draftTexts[draft.state] : 'What you typed is kept while you sign in.'}
          </p>
          {isSaved && <DeleteDraft remove={draft.remove} />}
        </Cluster>
      </RequestFields>
      <Stack className={styles.aside}>
        {user && (
          <Card title="Who can make it">
            <p role="status" className="small">
              {summaryOf(matches, form.getValues('audience'))}{' '}
              {matches && (
                <SectionLink section={matchesId} className={styles.link}>
                  See the suppliers
                </SectionLink>
              )}
            </p>
          </Card>
        )}
        <WhatHappens />
      </Stack>
    </Split>
  );
}

type NewRequestState = ReturnType<typeof useNewRequest>;

const Conflict = ({ form, draft }: Pick<NewRequestState, 'form' | 'draft'>) => (
  <DraftConflict
    state={draft.state}
    keepMine={() => draft.keepMine(form.getValues())}
    loadOther={async () => form.reset(await draft.loadOther())}
  />
);

const steps = [
  'Matching suppliers review your request. They can ask questions; all of them see your answers.',
  'Each sends a quote for every quantity: unit price, one-off charges, freight, lead time and terms.',
  'You compare them side by side and award quantities to one or several suppliers.',
  'Orders are placed at exactly the quoted prices. The other suppliers are notified.',
];

const WhatHappens = () => (
  <Card title="What happens next" ground="kraft">
    <Stack>
      <p className="small">
        Free, and you are not committed to an order. Suppliers see your first name and the place of delivery;
        your full name and company once they quote.
      </p>
      <Stack as="ol" gap={3} className="small">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Stack>
  </Card>
);
