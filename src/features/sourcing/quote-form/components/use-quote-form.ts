import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { InstallmentEvent } from '#features/orders/selling-terms/contract.ts';
import type { QuoteDraft } from '#features/sourcing/quote-drafts/contract.ts';
import { openCounterOf } from '#features/sourcing/quotes/components/counter/counter-offers.tsx';
import { type Offer, type OfferForm, offerForm } from '#features/sourcing/quotes/contract/offer.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { priceLine } from '#features/sourcing/quotes/rules.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { marketDay } from '#lib/calendar.ts';
import { formatCount } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { api } from '#web/api.ts';
import type { IdempotentCallOptions } from '#web/send-once.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { freightIn, paysFreight } from '../rules/typed-freight.ts';
import { asksApproval, type Drafting, draftTargetOf, type QuoteTarget } from '../rules.ts';

/** A price as it is typed: amounts in the major unit of the currency. */
interface PriceInput {
  quantity: string;
  unitPriceMinor: string;
  freightMinor: string;
  leadTimeDays: string;
}

interface LineInput {
  /** The line of the request that it answers; undefined without a request. */
  requestLine?: number;
  alternative?: boolean;
  /** Its place in the version that is revised, by which a counter-offer names it. */
  quotedLine?: number;
  productId: string;
  title: string;
  specification: string;
  prices: PriceInput[];
  /** True if the unit prices include the freight, which is then not typed. */
  isFreightIncluded: boolean;
  charges: { label: string; amountMinor: string }[];
  moq: string;
  samplePriceMinor: string;
}

/** Payment terms that are neither of the standard ones. */
export const customTerm = 'custom';

export interface InstallmentInput {
  percent: string;
  due: string;
  days: string;
}

/** The form as it is typed. Its fields have the names of the contract, so that errors appear at them. */
export interface QuoteInput {
  lines: LineInput[];
  incoterm: string;
  place: string;
  /** A standard term, or `customTerm` with the installments below. */
  paymentTerm: string;
  paymentSplit: InstallmentInput[];
  validUntil: string;
  notes: string;
  files: StoredFile[];
}

export type QuoteForm = UseFormReturn<QuoteInput, unknown, Offer>;

export const emptyPrice: PriceInput = {
  quantity: '',
  unitPriceMinor: '',
  freightMinor: '',
  leadTimeDays: '',
};
export const emptyLine: LineInput = {
  productId: '',
  title: '',
  specification: '',
  prices: [emptyPrice],
  isFreightIncluded: false,
  charges: [],
  moq: '',
  samplePriceMinor: '',
};

interface QuoteFormOptions {
  target: QuoteTarget;
  currency: string;
  start: QuoteInput;
  /** The quote that is replaced by a new version. */
  revised?: Quote | undefined;
  /** The draft that the form continues, and whether the offer is sent now or waits for approval. */
  drafting: Drafting;
  onSent: (quote: Quote | null) => void | Promise<unknown>;
}

/** Returns the form of a quote, or of its next version. */
export function useQuoteForm({ target, currency, start, revised, drafting, onSent }: QuoteFormOptions) {
  const [resolver] = useState(() => resolverFor(currency));
  const { revalidate } = useRevalidator();
  const draftOf = (typed: QuoteInput) => ({
    target: draftTargetOf(target, revised),
    title: drafting.title.slice(0, 160),
    typed: JSON.stringify(typed),
  });
  const action = useFormAction<QuoteInput, OfferForm, { data: { quote: Quote } } | null>({
    resolver,
    form: `quote:${revised?.id ?? Object.values(target)[0]}`,
    defaultValues: start,
    send: async (offer, once) => {
      if (asksApproval(drafting)) {
        await api.quoteDrafts.requestApproval({
          ...draftOf(action.form.getValues()),
          offer: JSON.stringify(offer),
        });
        return null;
      }
      return revised ? sendVersion(revised, { offer, once }) : sendTo(target, { offer, once });
    },
    success: (sent) =>
      sent ? sentText(sent.data.quote) : 'We notified your colleagues. One of them can send it.',
    failure: 'The quote could not be sent. What you typed is still here. Please try again.',
    onSuccess: (sent) => onSent(sent?.data.quote ?? null),
    // A counter-offer may have arrived in the meantime: it appears at the fields, and nothing typed is lost.
    onFailure: () => revalidate(),
  });
  return {
    ...action,
    readDraft: () => draftOf(action.form.getValues()),
    /** After saving, nothing typed would be lost by leaving. */
    markSaved: () => action.form.reset(action.form.getValues()),
  };
}

const sentText = ({ reference, version }: Quote): string =>
  version === 1 ? `Quote ${reference} sent.` : `Version ${version} of quote ${reference} sent.`;

/** Returns what a draft holds; an unreadable one is left out. */
export function readDraft(draft: QuoteDraft | null): QuoteInput | null {
  try {
    return draft ? (JSON.parse(draft.typed) as QuoteInput) : null;
  } catch {
    return null;
  }
}

interface Sending {
  offer: OfferForm;
  once: IdempotentCallOptions;
}

const sendVersion = (revised: Quote, { offer, once }: Sending) =>
  api.quotes.store.revise(
    { ...offer, id: revised.id, version: revised.version, counterOfferId: openCounterOf(revised)?.id },
    once,
  );

function sendTo(target: QuoteTarget, { offer, once }: Sending) {
  if ('inquiryId' in target) return api.quotes.store.send({ ...offer, id: target.inquiryId }, once);
  const { requestId: id, requestVersion } = target;
  return api.quotes.store.sendForRequest({ ...offer, id, requestVersion }, once);
}

const resolverFor = (currency: string) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ lines, paymentTerm, paymentSplit, files, ...terms }: QuoteInput): z.input<typeof offerForm> => ({
          // Refused by the contract if nothing was selected.
          ...(terms as Omit<z.input<typeof offerForm>, 'lines' | 'paymentTerm'>),
          ...paymentOf({ paymentTerm, paymentSplit }),
          fileIds: files.map(({ id }) => id),
          lines: lines.map(({ prices, charges, moq, samplePriceMinor, isFreightIncluded, ...line }) => ({
            ...line,
            ...(moq.trim() && { moq: parseTypedWhole(moq) }),
            ...(samplePriceMinor.trim() && { samplePriceMinor: parseTypedMinor(samplePriceMinor, currency) }),
            prices: prices.map((price) => ({
              quantity: parseTypedWhole(price.quantity),
              unitPriceMinor: parseTypedMinor(price.unitPriceMinor, currency),
              freightMinor: freightIn({
                freightMinor: price.freightMinor,
                isFreightIncluded,
                incoterm: terms.incoterm,
                currency,
              }),
              leadTimeDays: parseTypedWhole(price.leadTimeDays),
            })),
            charges: charges.map(({ label, amountMinor }) => ({
              label,
              amountMinor: parseTypedMinor(amountMinor, currency),
            })),
          })),
        }),
      ),
      offerForm.check(
        z.refine(({ validUntil }) => validUntil >= marketDay(new Date()), {
          path: ['validUntil'],
          error: 'Select today or a later day',
        }),
      ),
    ),
  );

type PaymentInput = Pick<QuoteInput, 'paymentTerm' | 'paymentSplit'>;

/** Returns the payment terms; the server replaces the standard term of custom ones. */
export const paymentOf = ({ paymentTerm, paymentSplit }: PaymentInput) => ({
  paymentTerm: (paymentTerm === customTerm ? 'Partial Payment' : paymentTerm) as PaymentTerm,
  ...(paymentTerm === customTerm && {
    paymentSplit: paymentSplit.map(({ percent, due, days }) => ({
      percent: parseTypedWhole(percent),
      due: due as InstallmentEvent,
      days: parseTypedWhole(days),
    })),
  }),
});

/** Returns payment terms as they are typed. */
export const paymentInputOf = ({
  paymentTerm,
  paymentSplit,
}: Pick<Quote, 'paymentTerm' | 'paymentSplit'>): PaymentInput => ({
  paymentTerm: paymentSplit ? customTerm : paymentTerm,
  paymentSplit: (paymentSplit ?? []).map(({ percent, due, days }) => ({
    percent: String(percent),
    due,
    days: String(days),
  })),
});

/** Returns a quote as it is typed, to revise it. */
export function inputOf(quote: Quote): QuoteInput {
  const { currency, incoterm, place, paymentTerm, paymentSplit, validUntil, notes, files } = quote;
  return {
    lines: quote.lines.map(
      ({ requestLine, isAlternative, prices, charges, moq, samplePriceMinor, ...line }, quotedLine) => ({
        quotedLine,
        ...(requestLine !== null && { requestLine, alternative: isAlternative }),
        productId: line.productId,
        title: line.title,
        specification: line.specification,
        moq: moq === null ? '' : formatCount(moq),
        samplePriceMinor: samplePriceMinor === null ? '' : formatTypedMinor(samplePriceMinor, currency),
        isFreightIncluded: paysFreight(incoterm) && prices.every(({ freightMinor }) => freightMinor === 0),
        prices: prices.map((price) => ({
          quantity: formatCount(price.quantity),
          unitPriceMinor: formatTypedMinor(price.unitPriceMinor, currency),
          freightMinor: prices.every(({ freightMinor }) => freightMinor === 0)
            ? ''
            : formatTypedMinor(price.freightMinor, currency),
          leadTimeDays: String(price.leadTimeDays),
        })),
        charges: charges.map(({ label, amountMinor }) => ({
          label,
          amountMinor: formatTypedMinor(amountMinor, currency),
        })),
      }),
    ),
    incoterm,
    place,
    ...paymentInputOf({ paymentTerm, paymentSplit }),
    validUntil,
    notes,
    files,
  };
}

/** Returns the totals of the prices that are complete, with the one-off charges that are. */
export function totalsOf(
  { prices, charges, isFreightIncluded }: Pick<LineInput, 'prices' | 'charges' | 'isFreightIncluded'>,
  { currency, incoterm }: { currency: string; incoterm: string },
): { quantity: number; totalMinor: number }[] {
  const amounts = charges
    .map(({ label, amountMinor }) => ({ label, amountMinor: parseTypedMinor(amountMinor, currency) }))
    .filter(({ amountMinor }) => Number.isFinite(amountMinor));
  return prices.flatMap((price) => {
    const quantity = parseTypedWhole(price.quantity);
    const [unitPriceMinor, freightMinor] = [
      parseTypedMinor(price.unitPriceMinor, currency),
      freightIn({ freightMinor: price.freightMinor, isFreightIncluded, incoterm, currency }),
    ];
    if (![quantity, unitPriceMinor, freightMinor].every(Number.isFinite)) return [];
    const priced = priceLine(
      { charges: amounts },
      { quantity, unitPriceMinor, freightMinor, leadTimeDays: 0 },
    );
    return priced ? [{ quantity, totalMinor: priced.totalMinor }] : [];
  });
}
