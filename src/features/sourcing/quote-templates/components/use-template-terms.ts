import {
  paymentInputOf,
  paymentOf,
  type QuoteForm,
  type QuoteInput,
} from '#features/sourcing/quote-form/components/use-quote-form.ts';
import { maxCharges } from '#features/sourcing/quotes/contract/offer.ts';
import { addDays, daysBetween, marketDay } from '#lib/calendar.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import type { QuoteTemplate, TemplateForm } from '../contract.ts';

interface FormOfQuote {
  form: QuoteForm;
  currency: string;
}

/** Returns how to read the terms of a quote that is being written, and how to fill in those of a template. */
export const useTemplateTerms = ({ form, currency }: FormOfQuote) => ({
  read: () => termsOf(form.getValues(), currency),
  fillIn: (template: QuoteTemplate) => applyTemplate(form, { template, currency }),
});

/** Returns the terms that are typed in a quote, with the complete one-off charges of all items, each label once. */
function termsOf(quote: QuoteInput, currency: string): Omit<TemplateForm, 'name'> {
  const { lines, incoterm, place, paymentTerm, paymentSplit, validUntil, notes } = quote;
  const charges = new Map(
    lines
      .flatMap((line) => line.charges)
      .map(({ label, amountMinor }) => [label.trim(), parseTypedMinor(amountMinor, currency)] as const)
      .filter(([label, amountMinor]) => label !== '' && Number.isFinite(amountMinor)),
  );
  return {
    // Refused by the server, with a message, if it is incomplete.
    incoterm: incoterm as TemplateForm['incoterm'],
    place,
    ...paymentOf({ paymentTerm, paymentSplit }),
    validityDays: validUntil ? daysBetween(marketDay(new Date()), validUntil) : -1,
    notes,
    charges: [...charges].slice(0, maxCharges).map(([label, amountMinor]) => ({ label, amountMinor })),
  };
}

interface Application {
  template: QuoteTemplate;
  currency: string;
}

/** Fills in the saved terms. One-off charges go to the first item, unless it has some already. */
function applyTemplate(form: QuoteForm, { template, currency }: Application): void {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const { paymentTerm, paymentSplit } = paymentInputOf({
    paymentTerm: template.paymentTerm,
    paymentSplit: template.paymentSplit ?? null,
  });
  form.setValue('incoterm', template.incoterm, options);
  form.setValue('place', template.place, options);
  form.setValue('paymentSplit', paymentSplit, options);
  form.setValue('paymentTerm', paymentTerm, options);
  form.setValue('validUntil', marketDay(addDays(new Date(), template.validityDays)), options);
  form.setValue('notes', template.notes, options);
  const isFree = form.getValues('lines.0.charges').length === 0;
  if (isFree && template.charges.length > 0 && template.currency === currency)
    form.setValue(
      'lines.0.charges',
      template.charges.map(({ label, amountMinor }) => ({
        label,
        amountMinor: formatTypedMinor(amountMinor, currency),
      })),
      options,
    );
}
