import { useState } from 'react';
import { dispatchForm } from '#features/orders/contract/order-forms.ts';
import type { Order, OrderLine } from '#features/orders/contract/order-views.ts';
import { displayNumber } from '#lib/ids.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { sendOnce } from '#web/send-once.ts';
import { checked, DialogForm, type Typed, Wide } from './dialog-form.tsx';
import styles from './dispatch-dialog.module.css';

interface DispatchDialogProps {
  order: Pick<Order, 'id' | 'number' | 'lines'>;
  onClose: () => void;
  onDone: (order: Order) => void;
}

const carriers = ['Delhivery', 'Blue Dart', 'DTDC', 'Gati', 'TCI Express', 'VRL Logistics', 'Own truck'];

const leftOf = ({ quantity, dispatchedQuantity }: OrderLine): number =>
  Math.round((quantity - dispatchedQuantity) * 1000) / 1000;

const unitWords = ({ unit, quantity }: OrderLine): string =>
  unit === 'kg' || quantity === 1 ? unit : `${unit}s`;

/** Sends goods off, all of them or a part: what leaves, with whom, and when it should arrive. */
export function DispatchDialog({ order, onClose, onDone }: DispatchDialogProps) {
  const open = order.lines.filter((line) => leftOf(line) > 0);
  const [amounts, setAmounts] = useState<Record<string, string>>({});
  const amountOf = (line: OrderLine): string => amounts[line.id] ?? String(leftOf(line));
  const send = async (typed: Typed): Promise<void> => {
    const lines = open
      .map((line) => ({ lineId: line.id, quantity: Number(amountOf(line)) }))
      .filter(({ quantity }) => quantity !== 0);
    const form = checked(dispatchForm, {
      id: order.id,
      carrier: typed('carrier'),
      trackingNumber: typed('trackingNumber'),
      expectedOn: typed('expectedOn') || null,
      note: typed('note'),
      lines,
    });
    const { data } = await sendOnce({ form: 'dispatch', body: form }, (once) =>
      api.orders.store.dispatch(form, once),
    );
    onDone(data.order);
  };
  return (
    <DialogForm
      title={`Dispatch order ${displayNumber(order.number)}`}
      description="What stays behind can follow later, as a dispatch of its own."
      submitLabel="Dispatch"
      busyLabel="Dispatching..."
      variant="go"
      onSave={send}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Wide>
            <fieldset className={styles.lines}>
              <legend>What leaves</legend>
              {open.map((line) => (
                <Field
                  key={line.id}
                  label={<Measured>{line.title}</Measured>}
                  hint={`${leftOf(line).toLocaleString('en-IN')} ${unitWords(line)} left`}
                  className={styles.line}
                >
                  <TextInput
                    type="number"
                    inputMode="decimal"
                    min={0}
                    max={leftOf(line)}
                    step="any"
                    after={unitWords(line)}
                    value={amountOf(line)}
                    onChange={({ target }) =>
                      setAmounts((before) => ({ ...before, [line.id]: target.value }))
                    }
                  />
                </Field>
              ))}
            </fieldset>
          </Wide>
          <Field label="Carrier" required error={errorOf('carrier')}>
            <TextInput name="carrier" list="carriers" maxLength={80} autoComplete="off" />
          </Field>
          <Field label="Tracking number" optional error={errorOf('trackingNumber')}>
            <TextInput name="trackingNumber" maxLength={80} autoComplete="off" spellCheck={false} />
          </Field>
          <Field label="Expected on" optional error={errorOf('expectedOn')}>
            <DateInput name="expectedOn" />
          </Field>
          <Wide>
            <Field label="Note to the buyer" optional error={errorOf('note')}>
              <TextArea name="note" rows={2} limit={500} />
            </Field>
          </Wide>
          <datalist id="carriers">
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier} />
            ))}
          </datalist>
        </>
      )}
    </DialogForm>
  );
}
