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
import type { RequestLine } from '#features/sourcing/requests/contract/request-form.ts';
import { incotermCodes, incotermName } from '#lib/incoterms.ts';
import { formatTypedMinor } from '#lib/parse-typed-number.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { LeaveGuard } from '#web/leave-guard.tsx';
import { type QuoteForm as Form, LineFields, proposalFor } from './line-fields.tsx';
import { PaymentSplitFields } from './payment-split-fields.tsx';
import type { QuotableProduct } from './product-picker.tsx';
import {
  asksApproval,
  customTerm,
  type Drafting,
  emptyLine,
  type QuoteInput,
  type QuoteTarget,
  useQuoteForm,
} from './use-quote-form.ts';

interface QuoteFormProps {
  target: QuoteTarget;
  /** Lines of the request; a quote for it answers these and no others. */
  requested?: readonly RequestLine[] | undefined;
  currency: string;
  offeredTerms: readonly string[];
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
  requested,
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
            requested={requested?.[field.requestLine ?? -1]}
            onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
            onAlternative={() =>
              lines.insert(index + 1, { ...form.getValues(`lines.${index}`), alternative: true })
            }
          />
        ))}
        {!requested && lines.fields.length < maxQuoteLines && (
          <p>
            <Button variant="line" icon={<Plus aria-hidden />} onClick={() => lines.append(emptyLine)}>
              Add item
            </Button>
          </p>
        )}
        <Terms form={form} offeredTerms={offeredTerms} />
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

function Terms({ form, offeredTerms }: { form: Form; offeredTerms: readonly string[] }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Card title="Terms">
      <Stack>
        <Grid columns={2} small={1} gap={3} align="start">
          <Field label="Incoterm" required error={errors.incoterm?.message}>
            <Select
              {...register('incoterm')}
              options={incotermCodes.map((code) => ({
                value: code,
                label: `${code}: ${incotermName(code)}`,
              }))}
            />
          </Field>
          <Field label="Named place" required hint="Port, city or address" error={errors.place?.message}>
            <TextInput maxLength={120} {...register('place')} />
          </Field>
          <Field label="Payment terms" required error={errors.paymentTerm?.message}>
            <Select
              {...register('paymentTerm')}
              options={[...offeredTerms, { value: customTerm, label: 'Custom installments' }]}
            />
          </Field>
          <Field label="Valid until" required error={errors.validUntil?.message}>
            <DateInput {...register('validUntil')} />
          </Field>
        </Grid>
        <PaymentSplitFields form={form} />
        <Field label="Notes" optional error={errors.notes?.message}>
          <TextArea rows={3} limit={2000} {...register('notes')} />
        </Field>
      </Stack>
    </Card>
  );
}
