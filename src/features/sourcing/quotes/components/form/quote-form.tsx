import { Plus, Send } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { incotermCodes, incoterms } from '#lib/incoterms.ts';
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
import { maxQuoteLines } from '../../contract/offer.ts';
import type { Quote } from '../../contract.ts';
import { type QuoteForm as Form, LineFields } from './line-fields.tsx';
import type { QuotableProduct } from './product-picker.tsx';
import { emptyLine, type QuoteInput, useQuoteForm } from './use-quote-form.ts';

interface QuoteFormProps {
  inquiryId: string;
  currency: string;
  offeredTerms: readonly string[];
  known: readonly QuotableProduct[];
  start: QuoteInput;
  revised?: Quote | undefined;
  onSent: (quote: Quote) => void | Promise<unknown>;
}

/** Writes a quote, or the next version of one. */
export function QuoteForm({ known, currency, offeredTerms, ...options }: QuoteFormProps) {
  const { form, submit, busy, message } = useQuoteForm({ ...options, currency });
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <Stack as={CheckedForm} aria-label="Quote" onSubmit={(event) => void submit(event)}>
      <LeaveGuard isDirty={form.formState.isDirty && !busy}>
        The quote has not been sent. What you typed is lost.
      </LeaveGuard>
      {message && <Banner>{message}</Banner>}
      {lines.fields.map((field, index) => (
        <LineFields
          key={field.id}
          form={form}
          index={index}
          currency={currency}
          known={known}
          onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
        />
      ))}
      {lines.fields.length < maxQuoteLines && (
        <p>
          <Button variant="line" icon={<Plus aria-hidden />} onClick={() => lines.append(emptyLine)}>
            Add item
          </Button>
        </p>
      )}
      <Terms form={form} offeredTerms={offeredTerms} />
      <div>
        <Button
          type="submit"
          variant="go"
          size="lg"
          icon={<Send aria-hidden />}
          busy={busy}
          busyLabel="Sending..."
        >
          {options.revised ? 'Send new version' : 'Send quote'}
        </Button>
      </div>
    </Stack>
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
              options={incotermCodes.map((code) => ({ value: code, label: `${code}: ${nameOf(code)}` }))}
            />
          </Field>
          <Field label="Named place" required hint="Port, city or address" error={errors.place?.message}>
            <TextInput maxLength={120} {...register('place')} />
          </Field>
          <Field label="Payment terms" required error={errors.paymentTerm?.message}>
            <Select {...register('paymentTerm')} options={offeredTerms} />
          </Field>
          <Field label="Valid until" required error={errors.validUntil?.message}>
            <DateInput {...register('validUntil')} />
          </Field>
        </Grid>
        <Field label="Notes" optional error={errors.notes?.message}>
          <TextArea rows={3} limit={2000} {...register('notes')} />
        </Field>
      </Stack>
    </Card>
  );
}

const nameOf = (code: keyof typeof incoterms): string => incoterms[code].split(':', 1)[0] ?? code;
