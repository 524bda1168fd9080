import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { marketDay } from '#lib/calendar.ts';
import { minorUnits } from '#lib/money.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Offer, offerForm } from '../../contract/offer.ts';
import type { Quote } from '../../contract.ts';
import { priceLine } from '../../rules.ts';

/** A price as it is typed: amounts in the major unit of the currency. */
interface PriceInput {
  quantity: string;
  unitPriceMinor: string;
  freightMinor: string;
  leadTimeDays: string;
}

interface LineInput {
  productId: string;
  title: string;
  specification: string;
  prices: PriceInput[];
  charges: { label: string; amountMinor: string }[];
}

/** The form as it is typed. Its fields have the names of the contract, so that errors appear at them. */
export interface QuoteInput {
  lines: LineInput[];
  incoterm: string;
  place: string;
  paymentTerm: string;
  validUntil: string;
  notes: string;
}

export const emptyPrice: PriceInput = {
  quantity: '',
  unitPriceMinor: '',
  freightMinor: '0',
  leadTimeDays: '',
};
export const emptyLine: LineInput = {
  productId: '',
  title: '',
  specification: '',
  prices: [emptyPrice],
  charges: [],
};

interface QuoteFormOptions {
  inquiryId: string;
  currency: string;
  start: QuoteInput;
  /** The quote that is replaced by a new version. */
  revised?: Quote | undefined;
  onSent: (quote: Quote) => void | Promise<unknown>;
}

/** Returns the form of a quote, or of its next version. */
export function useQuoteForm({ inquiryId, currency, start, revised, onSent }: QuoteFormOptions) {
  const [resolver] = useState(() => resolverFor(minorUnits(currency)));
  return useFormAction<QuoteInput, Offer, { data: { quote: Quote } }>({
    resolver,
    form: revised ? `quote:${revised.id}` : `quote-of:${inquiryId}`,
    defaultValues: start,
    send: (offer, once) =>
      revised
        ? api.quotes.store.revise({ ...offer, id: revised.id, version: revised.version }, once)
        : api.quotes.store.send({ ...offer, id: inquiryId }, once),
    success: ({ data }) => `Quote ${data.quote.reference} sent.`,
    failure: 'The quote could not be sent. What you typed is still here. Please try again.',
    onSuccess: ({ data }) => onSent(data.quote),
  });
}

const resolverFor = (unit: number) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ lines, ...terms }: QuoteInput): z.input<typeof offerForm> => ({
          // Refused by the contract if nothing was selected.
          ...(terms as Omit<z.input<typeof offerForm>, 'lines'>),
          lines: lines.map(({ prices, charges, ...line }) => ({
            ...line,
            prices: prices.map((price) => ({
              quantity: toNumber(price.quantity),
              unitPriceMinor: toMinor(price.unitPriceMinor, unit),
              freightMinor: toMinor(price.freightMinor, unit),
              leadTimeDays: toNumber(price.leadTimeDays),
            })),
            charges: charges.map(({ label, amountMinor }) => ({
              label,
              amountMinor: toMinor(amountMinor, unit),
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

/** Returns a quote as it is typed, to revise it. */
export function inputOf(quote: Quote): QuoteInput {
  const unit = minorUnits(quote.currency);
  const { incoterm, place, paymentTerm, validUntil, notes } = quote;
  return {
    lines: quote.lines.map(({ productId, title, specification, prices, charges }) => ({
      productId,
      title,
      specification,
      prices: prices.map((price) => ({
        quantity: String(price.quantity),
        unitPriceMinor: String(price.unitPriceMinor / unit),
        freightMinor: String(price.freightMinor / unit),
        leadTimeDays: String(price.leadTimeDays),
      })),
      charges: charges.map(({ label, amountMinor }) => ({ label, amountMinor: String(amountMinor / unit) })),
    })),
    incoterm,
    place,
    paymentTerm,
    validUntil,
    notes,
  };
}

/** Returns the totals of the prices that are complete, with the one-off charges that are. */
export function totalsOf(
  { prices, charges }: Pick<LineInput, 'prices' | 'charges'>,
  unit: number,
): { quantity: number; totalMinor: number }[] {
  const amounts = charges
    .map(({ label, amountMinor }) => ({ label, amountMinor: toMinor(amountMinor, unit) }))
    .filter(({ amountMinor }) => Number.isFinite(amountMinor));
  return prices.flatMap((price) => {
    const quantity = toNumber(price.quantity);
    const [unitPriceMinor, freightMinor] = [
      toMinor(price.unitPriceMinor, unit),
      toMinor(price.freightMinor, unit),
    ];
    if (![quantity, unitPriceMinor, freightMinor].every(Number.isFinite)) return [];
    const priced = priceLine(
      { charges: amounts },
      { quantity, unitPriceMinor, freightMinor, leadTimeDays: 0 },
    );
    return priced ? [{ quantity, totalMinor: priced.totalMinor }] : [];
  });
}

const toMinor = (text: string, unit: number): number => Math.round(toNumber(text) * unit);

/** Digits with or without groups, as in 12,500 and 1,25,000. A comma before two digits may be a decimal point. */
const plainNumber = /^\d+(?:\.\d+)?$|^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/u;

/** Returns NaN, which the contract refuses, for text that is not a number or could be two. */
const toNumber = (text: string): number =>
  plainNumber.test(text.trim()) ? Number(text.replaceAll(',', '')) : Number.NaN;
