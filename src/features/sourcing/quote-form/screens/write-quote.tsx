import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  replace,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { describeSpecification } from '#features/packaging/specification/rules.ts';
import { TemplateBar } from '#features/sourcing/quote-templates/components/template-bar.tsx';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { countryName } from '#lib/country-name.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import { formatTypedMinor } from '#lib/typed-amounts.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import type { Api } from '#web/api-context.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { QuotableProduct } from '../components/product-picker.tsx';
import { QuoteForm } from '../components/quote-form.tsx';
import { emptyLine, emptyPrice, inputOf, type QuoteInput, readDraft } from '../components/use-quote-form.ts';
import { draftTargetOf } from '../rules.ts';
import styles from './write-quote.module.css';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Send a quote', description: 'Prices for each quantity, one-off charges and terms.' });

/** Loads what the form starts with: the quote to revise, or what the store usually charges. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const revised = params.id ? (await api.quotes.store.get({ id: params.id })).data.quote : undefined;
  const requestId = revised ? revised.request?.id : query.get('request');
  const { templates } = (await api.quoteTemplates.list()).data;
  if (requestId) {
    const loaded = await loadRequest(requestId);
    const target = draftTargetOf({ requestId, requestVersion: loaded.request.version }, revised);
    const drafted = await loadDraft(target);
    const start =
      readDraft(drafted.draft) ??
      (revised ? inputOf(revised) : startForRequest(loaded.suggestion, loaded.request.content));
    const known = await loadKnown(start);
    return { kind: 'request' as const, revised, templates, start, known, ...loaded, ...drafted };
  }
  const inquiryId = revised?.inquiryId ?? query.get('inquiry');
  if (!inquiryId) throw replace('/dashboard/buyer-inquiries');
  const drafted = await loadDraft(draftTargetOf({ inquiryId }, revised));
  const loaded = await loadInquiry(inquiryId);
  const start = readDraft(drafted.draft) ?? (revised ? inputOf(revised) : startForInquiry(loaded.suggestion));
  const known = await loadKnown(start);
  return { kind: 'inquiry' as const, revised, templates, inquiryId, start, known, ...loaded, ...drafted };
}

/** Returns the products that the pickers show before anything is typed: those of the form, then the newest ones. */
async function loadKnown(start: QuoteInput): Promise<QuotableProduct[]> {
  const used = [...new Set(start.lines.flatMap(({ productId }) => productId || []))];
  const [inForm, newest] = await Promise.all([
    used.length > 0 ? api.listings.listStoreProducts({ ids: used.join(','), limit: used.length }) : null,
    api.listings.listStoreProducts({ limit: 20 }),
  ]);
  const all = [...(inForm?.data.products ?? []), ...newest.data.products];
  return [...new Map(all.map(({ id, title }) => [id, { id, title }])).values()];
}

const loadDraft = async (target: string) => (await api.quoteDrafts.find({ target })).data;

async function loadInquiry(id: string) {
  const [{ data: suggestion }, { data: conversation }] = await Promise.all([
    api.quoteSuggestions.forInquiry({ id }),
    api.inquiries.store.get({ id }),
  ]);
  const asked = conversation.messages.findLast(({ side }) => side === 'buyer');
  return { suggestion, inquiry: conversation.inquiry, asked: asked?.body ?? null };
}

async function loadRequest(id: string) {
  const [{ data: suggestion }, { data: found }] = await Promise.all([
    api.quoteSuggestions.forRequest({ id }),
    api.requests.store.get({ id }),
  ]);
  return { suggestion, request: found.request };
}

const crumbs = <Breadcrumbs items={[{ label: 'Quotes', to: '/dashboard/quotes' }, { label: 'Quote' }]} />;

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Send a quote" before={crumbs} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={6} columns={2} />
        </Card>
      </Loading>
    </>
  );
}

/** The form of a new quote, or of the next version of one. */
export default function WriteQuote() {
  const loaded = useLoaderData<typeof clientLoader>();
  return loaded.kind === 'request' ? <ForRequest {...loaded} /> : <ForInquiry {...loaded} />;
}

type FormStart<Kind> = Extract<Awaited<ReturnType<typeof clientLoader>>, { kind: Kind }>;

function ForRequest(loaded: FormStart<'request'>) {
  const { revised, templates, suggestion, start, known, request, draft, needsApproval } = loaded;
  const navigate = useNavigate();
  const { id, version, content, buyer } = request;
  const currency = revised?.currency ?? suggestion.currency;
  return (
    <>
      <PageHead
        title={revised ? `Revise quote ${revised.reference}` : 'Send a quote'}
        lead={`${request.reference}: ${content.title}. For ${buyer.company ?? buyer.name}, to quote by ${formatDate(content.deadline)}. Compared in ${content.currency}.`}
        before={
          <Breadcrumbs
            items={[
              { label: 'Requests for quotes', to: '/dashboard/requests' },
              { label: request.reference, to: `/dashboard/requests/${id}` },
              { label: revised ? 'Revise' : 'Send a quote' },
            ]}
          />
        }
      />
      {request.state === 'open' && content.sealed && (
        <Banner look="info" title="This request is sealed" className={styles.asked}>
          The buyer can read your quote after {formatDate(content.deadline)}. Until then, you can revise it.
        </Banner>
      )}
      <QuoteForm
        target={{ requestId: id, requestVersion: version }}
        request={content}
        buyerPlace={placeOf(content)}
        currency={currency}
        offeredTerms={suggestion.offeredTerms}
        known={known}
        renderTools={(form) => <TemplateBar form={form} templates={templates} currency={currency} />}
        key={draft?.id}
        drafting={{ draft, needsApproval, title: content.title }}
        start={start}
        revised={revised}
        onSent={() => navigate(`/dashboard/requests/${id}`, { state: { isSaved: true } })}
      />
    </>
  );
}

function ForInquiry(loaded: FormStart<'inquiry'>) {
  const { revised, templates, inquiryId, suggestion, start, known, inquiry, asked, draft, needsApproval } =
    loaded;
  const navigate = useNavigate();
  const buyer = inquiry.buyer.company ?? inquiry.buyer.name;
  const currency = revised?.currency ?? suggestion.currency;
  return (
    <>
      <PageHead
        title={revised ? `Revise quote ${revised.reference}` : 'Send a quote'}
        lead={`For ${buyer}: ${inquiry.subject}`}
        before={crumbs}
      />
      {asked && (
        <Card ground="kraft" title={`${buyer} wrote`} className={styles.asked}>
          <p className="break-words pre-line">{asked}</p>
        </Card>
      )}
      <QuoteForm
        target={{ inquiryId }}
        buyerPlace={suggestion.place}
        currency={currency}
        offeredTerms={suggestion.offeredTerms}
        known={known}
        renderTools={(form) => <TemplateBar form={form} templates={templates} currency={currency} />}
        key={draft?.id}
        drafting={{ draft, needsApproval, title: inquiry.subject }}
        start={start}
        revised={revised}
        onSent={() => navigate(`/dashboard/buyer-inquiries/${inquiryId}`, { state: { isSaved: true } })}
      />
    </>
  );
}

/** Returns the first place of delivery as a named place: `Portland, United States`. */
const placeOf = ({ places: [place] }: RequestContent): string =>
  place ? [place.city, countryName(place.country)].filter(Boolean).join(', ') : '';

type RequestSuggestion = Awaited<ReturnType<Api['quoteSuggestions']['forRequest']>>['data'];

/** Returns a quote with an item for each line of the request, at list prices where there are any. */
function startForRequest(
  { lines, currency, offeredTerms }: RequestSuggestion,
  content: RequestContent,
): QuoteInput {
  const { lines: requested, incoterm, paymentTerm } = content;
  return {
    lines: requested.map((line, requestLine) => ({
      ...emptyLine,
      requestLine,
      productId: lines[requestLine]?.product?.id ?? '',
      title: line.title,
      specification: [line.specification ? describeSpecification(line.specification) : '', line.notes]
        .filter(Boolean)
        .join('\n'),
      prices: (lines[requestLine]?.prices ?? []).map((price) => typedPrice(price, currency)),
    })),
    incoterm: incoterm ?? 'DAP',
    place: placeOf(content),
    paymentTerm: offeredTerms.find((term) => term === paymentTerm) ?? offeredTerms[0] ?? '',
    paymentSplit: [],
    validUntil: marketDay(addDays(new Date(), usualValidityDays)),
    notes: '',
    files: [],
  };
}

type Suggestion = Awaited<ReturnType<Api['quoteSuggestions']['forInquiry']>>['data'];

const usualValidityDays = 30;

function startForInquiry({
  product,
  prices,
  place,
  quantity: asked,
  offeredTerms,
  currency,
}: Suggestion): QuoteInput {
  return {
    lines: [
      {
        ...emptyLine,
        productId: product?.id ?? '',
        title: product?.title ?? '',
        prices:
          prices.length === 0
            ? [{ ...emptyPrice, quantity: asked === null ? '' : formatCount(asked) }]
            : prices.map((price) => typedPrice(price, currency)),
      },
    ],
    incoterm: 'DAP',
    place,
    paymentTerm: offeredTerms[0] ?? '',
    paymentSplit: [],
    validUntil: marketDay(addDays(new Date(), usualValidityDays)),
    notes: '',
    files: [],
  };
}

/** Returns a price of the list as it is typed. */
const typedPrice = (
  { quantity, unitPriceMinor, leadTimeDays }: Suggestion['prices'][number],
  currency: string,
) => ({
  quantity: formatCount(quantity),
  unitPriceMinor: unitPriceMinor === null ? '' : formatTypedMinor(unitPriceMinor, currency),
  freightMinor: '',
  leadTimeDays: leadTimeDays === null ? '' : String(leadTimeDays),
});
