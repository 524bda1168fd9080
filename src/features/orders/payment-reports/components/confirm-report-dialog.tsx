import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { today } from '#lib/today.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { confirmForm, type PaymentReport } from '../contract.ts';
import type { ReportDialogProps } from './use-reports.ts';

interface ConfirmInput {
  /** In the major unit of the currency, as it is written. */
  amountMinor: string;
  receivedOn: string;
  note: string;
}

const resolverFor = ({ id, currency }: Order, report: PaymentReport) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        (input: ConfirmInput): z.input<typeof confirmForm> => ({
          ...input,
          id,
          reportId: report.id,
          amountMinor: parseTypedMinor(input.amountMinor, currency),
        }),
      ),
      confirmForm.check(
        z.refine(({ amountMinor, note }) => amountMinor === report.amountMinor || note !== '', {
          path: ['note'],
          error: 'Say why the amount differs',
        }),
      ),
    ),
  );

/** Records a reported payment as received; bank fees can make the amount smaller. */
export function ConfirmReportDialog({
  order,
  report,
  onClose,
  onDone,
}: ReportDialogProps & { report: PaymentReport }) {
  const { currency } = order;
  const action = useFormAction({
    resolver: resolverFor(order, report),
    defaultValues: {
      amountMinor: formatTypedMinor(report.amountMinor, currency),
      receivedOn: today(),
      note: '',
    },
    send: (form) => api.paymentReports.store.confirm(form),
    onSuccess: () => onDone('Payment recorded. The buyer has been notified.'),
    failure: 'The payment could not be recorded. Please try again.',
  });
  const { register, formState } = action.form;
  const { errors } = formState;
  return (
    <DialogForm
      title="Confirm payment"
      description={`The buyer reported ${formatMoney(report.amountMinor, currency)} with reference ${report.reference}. Confirm it once it is in your account.`}
      submitLabel="Confirm payment"
      busyLabel="Saving..."
      variant="go"
      action={action}
      onClose={onClose}
    >
      <Field label="Amount received" required error={errors.amountMinor?.message}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          before={currencySymbol(currency)}
          {...register('amountMinor')}
        />
      </Field>
      <Field label="Received on" required error={errors.receivedOn?.message}>
        <DateInput max={today()} {...register('receivedOn')} />
      </Field>
      <Wide>
        <Field
          label="Note"
          optional
          error={errors.note?.message}
          hint="Required if the amount differs, for example because of bank fees."
        >
          <TextInput maxLength={200} autoComplete="off" {...register('note')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
