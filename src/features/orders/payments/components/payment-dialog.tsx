import {
  checked,
  DialogForm,
  type Typed,
  Wide,
} from '#features/orders/order-record/components/dialog-form.tsx';
import { type Order, paymentMethods, paymentMethodWords } from '#features/orders/order-record/contract.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { formatCount } from '#lib/formats.ts';
import { minorUnits } from '#lib/money.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { sendOnce } from '#web/send-once.ts';
import { paymentForm } from '../contract.ts';

interface PaymentDialogProps {
  order: Order;
  onClose: () => void;
  onDone: (order: Order) => void;
}

/** Writes down a payment that has reached the supplier. */
export function PaymentDialog({ order, onClose, onDone }: PaymentDialogProps) {
  const { id, currency, outstandingMinor, milestones } = order;
  const next = milestones.find(({ state }) => state === 'overdue' || state === 'due');
  const expected = next ? next.amountMinor - next.paidMinor : outstandingMinor;
  const record = async (typed: Typed): Promise<void> => {
    const form = checked(paymentForm, {
      id,
      amountMinor: Math.round(Number(typed('amount').replaceAll(',', '')) * minorUnits(currency)),
      method: typed('method'),
      reference: typed('reference'),
      note: typed('note'),
      receivedOn: typed('receivedOn'),
    });
    const { data } = await sendOnce({ form: 'payment', body: form }, (once) =>
      api.orders.store.recordPayment(form, once),
    );
    onDone(data.order);
  };
  return (
    <DialogForm
      title="Record a payment"
      description={`${formatMoney(outstandingMinor, currency)} is still to pay. The buyer sees what you write down here.`}
      submitLabel="Record payment"
      busyLabel="Saving..."
      onSave={record}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label="Amount" required error={errorOf('amountMinor')}>
            <TextInput
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              before={currencySymbol(currency)}
              defaultValue={formatCount(expected / minorUnits(currency))}
            />
          </Field>
          <Field label="Received on" required error={errorOf('receivedOn')}>
            <DateInput name="receivedOn" defaultValue={today()} max={today()} />
          </Field>
          <Field label="Paid by" required error={errorOf('method')}>
            <Select
              name="method"
              options={paymentMethods.map((value) => ({ value, label: paymentMethodWords[value] }))}
            />
          </Field>
          <Field
            label="Reference"
            optional
            error={errorOf('reference')}
            hint="UTR, cheque or receipt number."
          >
            <TextInput name="reference" maxLength={80} autoComplete="off" spellCheck={false} />
          </Field>
          <Wide>
            <Field label="Note" optional error={errorOf('note')}>
              <TextInput name="note" maxLength={200} autoComplete="off" />
            </Field>
          </Wide>
        </>
      )}
    </DialogForm>
  );
}

/** Today where the person is. */
const today = (): string =>
  new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
