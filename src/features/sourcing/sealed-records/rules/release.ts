import type { OfferLine } from '#features/sourcing/quotes/contract/offer.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { priceLine, rangeOf } from '#features/sourcing/quotes/rules.ts';
import type { RequestState } from '#features/sourcing/requests/contract/request-rows.ts';
import { requestNumber } from '#features/sourcing/requests/rules.ts';
import { minorUnits } from '#lib/money.ts';
import { compareText, type Pseudonyms, type RecordSource, type SentOffer } from './source.ts';

/** Statuses of a tender in the Open Contracting Data Standard. */
const tenderStatuses: Record<RequestState, string> = {
  draft: 'planning',
  open: 'active',
  closed: 'active',
  partly_awarded: 'active',
  awarded: 'complete',
  cancelled: 'cancelled',
  expired: 'unsuccessful',
};

const amountOf = (minor: number, currency: string) => ({ amount: minor / minorUnits(currency), currency });

/** Returns the release of a request in the Open Contracting Data Standard, with its bids. */
export function buildRelease(source: RecordSource, names: Pseudonyms) {
  const { request, versions, awards, now } = source;
  const { id, number, buyerName } = request;
  return {
    ocid: `packwright-${id}`,
    id: `${requestNumber(number)}-${now.toISOString()}`,
    date: now.toISOString(),
    tag: awards.length > 0 ? ['tender', 'award'] : ['tender'],
    initiationType: 'tender',
    language: 'en',
    buyer: { id: 'buyer', name: buyerName },
    parties: partiesOf(source, names),
    tender: tenderOf(source, names),
    bids: { details: source.quotes.map((quote) => bidOf(quote, { source, names })).toSorted(byId) },
    awards: awards.map((award) => awardOf(award, { source, names })),
    hasChanged: versions.length > 1,
  };
}

const byId = (a: { id: string }, b: { id: string }): number =>
  a.id.length - b.id.length || compareText(a.id, b.id);

function partiesOf({ request, quotes, readerSupplierId }: RecordSource, names: Pseudonyms) {
  const stores = new Map(quotes.map(({ supplier }) => [supplier.id, supplier]));
  const suppliers = [...stores.values()].map(({ id, name, country }) => ({
    id: names.supplier(id),
    ...(id === readerSupplierId && { name }),
    address: { country },
    roles: ['tenderer', ...(quotes.some((one) => isWinner(one, id)) ? ['supplier'] : [])],
  }));
  return [
    { id: 'buyer', name: request.buyerName, roles: ['buyer', 'procuringEntity'] },
    ...suppliers.toSorted(byId),
  ];
}

const isWinner = ({ supplier, state }: Quote, id: string): boolean =>
  supplier.id === id && state === 'accepted';

function tenderOf({ request, versions, quotes }: RecordSource, names: Pseudonyms) {
  const [first] = versions;
  const content = versions.at(-1)?.content;
  const tenderers = [...new Set(quotes.map(({ supplier }) => names.supplier(supplier.id)))];
  return {
    id: requestNumber(request.number),
    title: content?.title ?? '',
    status: tenderStatuses[request.state],
    procurementMethod: 'selective',
    submissionMethod: ['electronicSubmission'],
    awardCriteria: 'ratedCriteria',
    sealed: request.sealed,
    tenderPeriod: { startDate: first?.publishedAt.toISOString() ?? null, endDate: content?.deadline ?? null },
    items: (content?.lines ?? []).flatMap(({ title, quantities, unit }, line) =>
      quantities.map((quantity) => ({
        id: `${line}-${quantity}`,
        description: title,
        quantity,
        unit: { name: unit },
      })),
    ),
    numberOfTenderers: tenderers.length,
    tenderers: tenderers.map((id) => ({ id })).toSorted(byId),
    documents: versions.map(({ version, fingerprint, publishedAt }) => ({
      id: `request-version-${version}`,
      documentType: 'tenderNotice',
      datePublished: publishedAt.toISOString(),
      sha256: fingerprint,
    })),
  };
}

interface Part {
  source: RecordSource;
  names: Pseudonyms;
}

function bidOf(quote: Quote, { source: { offers }, names }: Part) {
  const own = offers.filter(({ quoteId }) => quoteId === quote.id);
  const current = own.find(({ version }) => version === quote.version);
  const { id, currency } = quote;
  return {
    id: names.bid(id),
    date: current?.sentAt.toISOString() ?? quote.sentAt,
    status: quote.state === 'withdrawn' ? 'withdrawn' : 'valid',
    tenderers: [{ id: names.supplier(quote.supplier.id) }],
    /** The total of all lines at their smallest quantities; the lowest of a line and its alternatives counts. */
    value: amountOf(current ? rangeOf(current.offer).fromMinor : 0, currency),
    items: current ? itemsOf(current, currency) : [],
    documents: own.map(({ version, fingerprint, sentAt }) => ({
      id: `${names.bid(id)}-version-${version}`,
      documentType: 'submissionDocuments',
      datePublished: sentAt.toISOString(),
      sha256: fingerprint,
    })),
  };
}

const itemsOf = ({ offer }: SentOffer, currency: string) =>
  offer.lines.flatMap((line, index) =>
    line.prices.map(({ quantity, unitPriceMinor }) => ({
      id: `${index}-${quantity}`,
      description: line.title,
      quantity,
      unit: { value: amountOf(unitPriceMinor, currency) },
    })),
  );

function awardOf(award: RecordSource['awards'][number], { source, names }: Part) {
  const quote = source.quotes.find(({ id }) => id === award.quoteId);
  const sent = source.offers.find(
    ({ quoteId, version }) => quoteId === award.quoteId && version === award.quoteVersion,
  );
  const { line, quantity, quoteLine } = award;
  return {
    id: `award-${line}-${quantity}-${names.bid(award.quoteId)}`,
    date: award.awardedAt.toISOString(),
    status: 'active',
    relatedBid: names.bid(award.quoteId),
    suppliers: quote ? [{ id: names.supplier(quote.supplier.id) }] : [],
    /** Goods, one-off charges and freight, before tax. */
    value: amountOf(sent ? awardedMinor(sent, award) : 0, quote?.currency ?? 'USD'),
    items: [{ id: `${line}-${quantity}`, quantity, ...(quoteLine !== null && { offerLine: quoteLine }) }],
    documents: sent ? [{ id: `offer-version-${sent.version}`, sha256: sent.fingerprint }] : [],
  };
}

/** Returns what an offer charges for the line that was ordered of it, or else for the first one that fits. */
function awardedMinor(
  { offer }: SentOffer,
  { line, quantity, quoteLine }: Pick<RecordSource['awards'][number], 'line' | 'quantity' | 'quoteLine'>,
): number {
  const isAwarded = ({ requestLine }: OfferLine, index: number): boolean =>
    quoteLine === null ? (requestLine ?? 0) === line : index === quoteLine;
  for (const offered of offer.lines.filter(isAwarded)) {
    const price = offered.prices.find((one) => one.quantity === quantity);
    if (price) return priceLine(offered, price)?.totalMinor ?? 0;
  }
  return 0;
}
