import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { type Order, paymentMethodLabels, recordedMethods } from '#features/orders/order-record/contract.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { formatCount } from '#lib/formats.ts';
import { minorUnits } from '#lib/money.ts';
import { today } from '#lib/today.ts';
import { parseTypedMinor } from '#lib/typed-amounts.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { paymentForm } from '../contract.ts';

interface PaymentDialogProps {
  order: Order;
  onClose: () => void;
  onDone: (order: Order) => void;
}

interface PaymentInput {
  /** In the major unit of the currency, as it is written: `1,250.50`. */
  amountMinor: string;
  method: (typeof recordedMethods)[number];
  reference: string;
  note: string;
  receivedOn: string;
}

const resolverFor = ({ id, currency }: Order) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        (input: PaymentInput): z.input<typeof paymentForm> => ({
          ...input,
          id,
          amountMinor: parseTypedMinor(input.amountMinor, currency),
        }),
      ),
      paymentForm,
    ),
  );

/** Records a payment that the supplier has received. */
export function PaymentDialog({ order, onClose, onDone }: PaymentDialogProps) {
  const { currency, outstandingMinor, milestones } = order;
  const next = milestones.find(({ state }) => state === 'overdue' || state === 'due');
  const expectedMinor = next ? next.amountMinor - next.paidMinor : outstandingMinor;
  const action = useFormAction({
    form: 'payment',
    resolver: resolverFor(order),
    defaultValues: {
      amountMinor: formatCount(expectedMinor / minorUnits(currency)),
      method: recordedMethods[0],
      reference: '',
      note: '',
      receivedOn: today(),
    },
    send: (payment, once) => api.orders.store.recordPayment(payment, once),
    onSuccess: ({ data }) => onDone(data.order),
    failure: 'The payment could not be recorded. Please try again.',
  });
  const { register, formState } = action.form;
  const { errors } = formState;
  return (
    <DialogForm
      title="Record payment"
      description={`${formatMoney(outstandingMinor, currency)} is due. The buyer sees these details.`}
      submitLabel="Record payment"
      busyLabel="Saving..."
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
      <Field label="Received on" required error={errors.receivedOn?.message}>
        <DateInput max={today()} {...register('receivedOn')} />
      </Field>
      <Field label="Payment method" required error={errors.method?.message}>
        <Select
          options={recordedMethods.map((value) => ({ value, label: paymentMethodLabels[value] }))}
          {...register('method')}
        />
      </Field>
      <Field
        label="Reference"
        optional
        error={errors.reference?.message}
        hint="UTR, check or receipt number."
      >
        <TextInput maxLength={80} autoComplete="off" spellCheck={false} {...register('reference')} />
      </Field>
      <Wide>
        <Field label="Note" optional error={errors.note?.message}>
          <TextInput maxLength={200} autoComplete="off" {...register('note')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
