import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { StoredFile } from '#features/files/files/contract.ts';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { type Order, paymentMethodLabels } from '#features/orders/order-record/contract.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { today } from '#lib/today.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { maxReportFiles, type PaymentReport, reportedMethods, reportForm } from '../contract.ts';
import { leftToReport, type ReportDialogProps } from './use-reports.ts';

interface ReportInput {
  /** In the major unit of the currency, as it is written: `1,250.50`. */
  amountMinor: string;
  method: (typeof reportedMethods)[number];
  reference: string;
  note: string;
  paidOn: string;
  files: StoredFile[];
}

const resolverFor = ({ id, currency }: Order) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ files, ...input }: ReportInput): z.input<typeof reportForm> => ({
          ...input,
          id,
          amountMinor: parseTypedMinor(input.amountMinor, currency),
          fileIds: files.map((file) => file.id),
        }),
      ),
      reportForm,
    ),
  );

/** Reports a payment of the buyer, so that the supplier can find it. */
export function ReportDialog({
  order,
  reports,
  onClose,
  onDone,
}: ReportDialogProps & { reports: readonly PaymentReport[] }) {
  const { currency, milestones, reference, supplier } = order;
  const leftMinor = leftToReport(order, reports);
  const next = milestones.find(({ state }) => state === 'overdue' || state === 'due');
  const expectedMinor = next ? Math.min(leftMinor, next.amountMinor - next.paidMinor) : leftMinor;
  const action = useFormAction({
    form: `payment-report:${order.id}`,
    resolver: resolverFor(order),
    defaultValues: {
      amountMinor: formatTypedMinor(expectedMinor, currency),
      method: reportedMethods[0],
      reference,
      note: '',
      paidOn: today(),
      files: [] as StoredFile[],
    },
    send: (report, once) => api.paymentReports.buyer.report(report, once),
    onSuccess: () => onDone(`Payment reported. ${supplier.name} confirms it when it arrives.`),
    failure: 'The payment could not be reported. What you typed is still here. Please try again.',
  });
  const { register, formState, setValue, control } = action.form;
  const { errors } = formState;
  const files = useWatch({ control, name: 'files' });
  return (
    <DialogForm
      title="Report a payment"
      description={`${formatMoney(leftMinor, currency)} is left to pay. Report a payment after you have sent it; ${supplier.name} confirms it when it arrives.`}
      submitLabel="Report payment"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Field label="Amount" required error={errors.amountMinor?.message}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          before={currencySymbol(currency)}
          {...register('amountMinor')}
        />
      </Field>
      <Field label="Paid on" required error={errors.paidOn?.message}>
        <DateInput max={today()} {...register('paidOn')} />
      </Field>
      <Field label="Payment method" required error={errors.method?.message}>
        <Select
          options={reportedMethods.map((value) => ({ value, label: paymentMethodLabels[value] }))}
          {...register('method')}
        />
      </Field>
      <Field
        label="Reference"
        required
        error={errors.reference?.message}
        hint="As stated in the transfer, or its UTR."
      >
        <TextInput maxLength={80} autoComplete="off" spellCheck={false} {...register('reference')} />
      </Field>
      <Wide>
        <UploadField
          label="Remittance slip"
          optional
          purposes={['order-attachment']}
          maxFiles={maxReportFiles}
          value={files}
          onChange={(changed) => setValue('files', changed, { shouldDirty: true })}
          hint="PDF, JPG or PNG, up to 5 MB each."
        />
      </Wide>
      <Wide>
        <Field label="Note" optional error={errors.note?.message}>
          <TextInput maxLength={200} autoComplete="off" {...register('note')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
