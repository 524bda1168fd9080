import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  replace,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { addDays, marketDay } from '#lib/calendar.ts';
import { formatTypedMinor } from '#lib/parse-typed-number.ts';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import type { Api } from '#web/api-context.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { QuoteForm } from '../components/form/quote-form.tsx';
import { emptyLine, emptyPrice, inputOf, type QuoteInput } from '../components/form/use-quote-form.ts';
import styles from './write-quote.module.css';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Send a quote', description: 'Prices for each quantity, one-off charges and terms.' });

/** Loads what the form starts with: the quote to revise, or what the store usually charges. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const revised = params.id ? (await api.quotes.store.get({ id: params.id })).data.quote : undefined;
  const inquiryId = revised?.inquiryId ?? new URL(request.url).searchParams.get('inquiry');
  if (!inquiryId) throw replace('/dashboard/buyer-inquiries');
  const [{ data: suggestion }, { data: conversation }] = await Promise.all([
    api.quotes.store.suggest({ id: inquiryId }),
    api.inquiries.store.get({ id: inquiryId }),
  ]);
  const asked = conversation.messages.findLast(({ side }) => side === 'buyer');
  return { revised, inquiryId, suggestion, inquiry: conversation.inquiry, asked: asked?.body ?? null };
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
  const { revised, inquiryId, suggestion, inquiry, asked } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const buyer = inquiry.buyer.company ?? inquiry.buyer.name;
  const known = revised
    ? revised.lines.map(({ productId, title }) => ({ id: productId, title }))
    : [suggestion.product].filter((product) => product !== null);
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
        inquiryId={inquiryId}
        currency={revised?.currency ?? suggestion.currency}
        offeredTerms={suggestion.offeredTerms}
        known={known}
        start={revised ? inputOf(revised) : startOf(suggestion)}
        revised={revised}
        onSent={() => navigate(`/dashboard/buyer-inquiries/${inquiryId}`, { state: { isSaved: true } })}
      />
    </>
  );
}

type Suggestion = Awaited<ReturnType<Api['quotes']['store']['suggest']>>['data'];

const usualValidityDays = 30;

function startOf({
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
            ? [{ ...emptyPrice, quantity: asked === null ? '' : String(asked) }]
            : prices.map(({ quantity, unitPriceMinor, leadTimeDays }) => ({
                quantity: String(quantity),
                unitPriceMinor: unitPriceMinor === null ? '' : formatTypedMinor(unitPriceMinor, currency),
                freightMinor: '0',
                leadTimeDays: leadTimeDays === null ? '' : String(leadTimeDays),
              })),
      },
    ],
    incoterm: 'DAP',
    place,
    paymentTerm: offeredTerms[0] ?? '',
    validUntil: marketDay(addDays(new Date(), usualValidityDays)),
    notes: '',
  };
}
