import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import { DraftBanner } from '#features/sourcing/quote-drafts/components/draft-banner.tsx';
import { DraftButtons } from '#features/sourcing/quote-drafts/components/draft-buttons.tsx';
import { openCounterOf } from '#features/sourcing/quotes/components/counter/counter-offers.tsx';
import type { CounterOffer } from '#features/sourcing/quotes/contract/counter-offer.ts';
import { maxQuoteFiles, maxQuoteLines } from '#features/sourcing/quotes/contract/offer.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { formatTypedMinor } from '#lib/typed-amounts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { LeaveGuard } from '#web/leave-guard.tsx';
import { asksApproval, type Drafting, type QuoteTarget } from '../rules.ts';
import { LineFields } from './line-fields.tsx';
import { proposalFor } from './price-fields.tsx';
import type { QuotableProduct } from './product-picker.tsx';
import { TermsFields } from './terms-fields.tsx';
import { emptyLine, type QuoteForm as Form, type QuoteInput, useQuoteForm } from './use-quote-form.ts';

interface QuoteFormProps {
  target: QuoteTarget;
  /** The request; a quote for it answers its lines and no others. */
  request?: RequestContent | undefined;
  /** The place of the buyer, which is the named place only where the seller delivers. */
  buyerPlace: string;
  currency: string;
  offeredTerms: readonly PaymentTerm[];
  known: readonly QuotableProduct[];
  start: QuoteInput;
  revised?: Quote | undefined;
  drafting: Drafting;
  onSent: (quote: Quote | null) => void | Promise<unknown>;
  /** Tools above the form, such as templates. Their dialogs have forms of their own, so they are not inside. */
  renderTools?: (form: Form) => ReactNode;
}

/** Writes a quote, or the next version of one. */
export function QuoteForm({
  known,
  currency,
  offeredTerms,
  request,
  buyerPlace,
  renderTools,
  ...options
}: QuoteFormProps) {
  const { form, submit, busy, message, readDraft, markSaved } = useQuoteForm({ ...options, currency });
  const counter = options.revised && openCounterOf(options.revised);
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <Stack>
      <DraftBanner {...options.drafting} />
      {renderTools?.(form)}
      <Stack as={CheckedForm} aria-label="Quote" onSubmit={(event) => void submit(event)}>
        <LeaveGuard isDirty={form.formState.isDirty && !busy}>
          The quote has not been sent. What you typed is lost.
        </LeaveGuard>
        {message && <Banner>{message}</Banner>}
        {counter && <CounterBanner form={form} counter={counter} currency={currency} />}
        {lines.fields.map((field, index) => (
          <LineFields
            key={field.id}
            form={form}
            index={index}
            currency={currency}
            known={known}
            counter={counter}
            request={request}
            requested={request?.lines[field.requestLine ?? -1]}
            onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
            onAlternative={() => lines.insert(index + 1, alternativeTo(form.getValues(`lines.${index}`)))}
          />
        ))}
        {!request && lines.fields.length < maxQuoteLines && (
          <p>
            <Button variant="line" icon={<Plus aria-hidden />} onClick={() => lines.append(emptyLine)}>
              Add item
            </Button>
          </p>
        )}
        <TermsFields form={form} offeredTerms={offeredTerms} buyerPlace={buyerPlace} />
        <Files form={form} />
        <DraftButtons
          sendLabel={options.revised ? 'Send new version' : 'Send quote'}
          asksApproval={asksApproval(options.drafting)}
          busy={busy}
          read={readDraft}
          onSaved={markSaved}
        />
      </Stack>
    </Stack>
  );
}

/** Returns an alternative to a line, without charges that are not filled in yet. */
const alternativeTo = ({ charges, ...line }: QuoteInput['lines'][number]): QuoteInput['lines'][number] => ({
  ...line,
  alternative: true,
  charges: charges.filter(({ label, amountMinor }) => `${label}${amountMinor}`.trim() !== ''),
});

interface CounterBannerProps {
  form: Form;
  counter: CounterOffer;
  currency: string;
}

/** The open counter-offer of the buyer, whose prices can be taken over. */
function CounterBanner({ form, counter, currency }: CounterBannerProps) {
  return (
    <Banner
      look="info"
      title="The buyer made a counter-offer"
      action={
        <Button size="sm" variant="line" onClick={() => takeOver(form, { counter, currency })}>
          Use the proposed terms
        </Button>
      }
    >
      <span className="break-words pre-line">
        {counter.note || 'The proposed prices and lead times are shown at the fields.'}
      </span>
    </Banner>
  );
}

/** Fills in what the buyer proposed, where the quantity is still quoted. */
function takeOver(form: Form, { counter, currency }: Omit<CounterBannerProps, 'form'>): void {
  const options = { shouldDirty: true, shouldValidate: true };
  for (const [index, { quotedLine, prices }] of form.getValues('lines').entries())
    for (const [at, { quantity }] of prices.entries()) {
      const { unitPriceMinor, leadTimeDays } = proposalFor(counter, { quotedLine, quantity }) ?? {};
      const path = `lines.${index}.prices.${at}` as const;
      if (typeof unitPriceMinor === 'number')
        form.setValue(`${path}.unitPriceMinor`, formatTypedMinor(unitPriceMinor, currency), options);
      if (typeof leadTimeDays === 'number')
        form.setValue(`${path}.leadTimeDays`, String(leadTimeDays), options);
    }
}

function Files({ form }: { form: Form }) {
  const files = useWatch({ control: form.control, name: 'files' });
  return (
    <Card title="Files">
      <UploadField
        label="Drawings, print samples, data sheets"
        optional
        purposes={['quote-file', 'order-artwork']}
        maxFiles={maxQuoteFiles}
        value={files}
        onChange={(next) => form.setValue('files', next, { shouldDirty: true })}
        hint={`PDF, JPG, PNG, AI, EPS or DXF, up to 5\u00a0MB each. The buyer can open them with the quote.`}
      />
    </Card>
  );
}
