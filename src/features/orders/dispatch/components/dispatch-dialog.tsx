import { useState } from 'react';
import {
  checkedWith,
  DialogForm,
  type Typed,
  Wide,
} from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order, OrderLine } from '#features/orders/order-record/contract.ts';
import { paidBeforeDispatch } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { formatCount } from '#lib/formats.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { sendOnce } from '#web/send-once.ts';
import { dispatchForm } from '../contract.ts';
import { isMeasured, quantityLeft, quantityProblems } from '../rules.ts';
import styles from './dispatch-dialog.module.css';

interface DispatchDialogProps {
  order: Pick<Order, 'id' | 'reference' | 'lines' | 'milestones' | 'currency'>;
  onClose: () => void;
  onDone: (order: Order) => void;
}

const carriers = ['Delhivery', 'Blue Dart', 'DTDC', 'Gati', 'TCI Express', 'VRL Logistics', 'Own truck'];

const unitWords = ({ unit, quantity }: OrderLine): string =>
  unit === 'kg' || quantity === 1 ? unit : `${unit}s`;

/** Shows the payment that is due before dispatch and not received; renders nothing where there is none. */
function unpaidWords({ milestones, currency }: DispatchDialogProps['order']): string {
  const openMinor = milestones
    .filter(({ label }) => paidBeforeDispatch.has(label))
    .reduce((sum, { amountMinor, paidMinor }) => sum + amountMinor - paidMinor, 0);
  return openMinor > 0
    ? `${formatMoney(openMinor, currency)} that the buyer pays before dispatch is not recorded as paid.`
    : '';
}

/** Sends goods off, all of them or a part: what leaves, with whom, and when it should arrive. */
export function DispatchDialog({ order, onClose, onDone }: DispatchDialogProps) {
  const open = order.lines.filter((line) => quantityLeft(line) > 0);
  const [amounts, setAmounts] = useState<Record<string, string>>({});
  const amountOf = (line: OrderLine): string => amounts[line.id] ?? String(quantityLeft(line));
  const lines = open
    .map((line) => ({ lineId: line.id, quantity: Number(amountOf(line)) }))
    .filter(({ quantity }) => quantity !== 0);
  // Errors name lines by their place in what was sent, which changes as soon as a quantity becomes 0.
  const [sent, setSent] = useState<typeof lines>([]);
  const send = async (typed: Typed): Promise<void> => {
    setSent(lines);
    const form = checkedWith(dispatchForm, {
      input: {
        id: order.id,
        carrier: typed('carrier'),
        trackingNumber: typed('trackingNumber'),
        expectedOn: typed('expectedOn') || null,
        note: typed('note'),
        lines,
      },
      problems: quantityProblems(order.lines, lines),
    });
    const { data } = await sendOnce({ form: 'dispatch', body: form }, (once) =>
      api.orders.store.dispatch(form, once),
    );
    onDone(data.order);
  };
  return (
    <DialogForm
      title={`Dispatch order ${order.reference}`}
      description={[unpaidWords(order), 'You can dispatch the rest later.'].filter(Boolean).join(' ')}
      submitLabel="Dispatch"
      busyLabel="Dispatching..."
      variant="go"
      onSave={send}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Wide>
            <Stack as="fieldset" gap={3} shrink className={styles.lines}>
              <legend>What leaves</legend>
              {open.map((line, place) => (
                <Field
                  key={line.id}
                  label={<Measured>{line.title}</Measured>}
                  error={
                    errorOf(`lines.${sent.findIndex(({ lineId }) => lineId === line.id)}.quantity`) ??
                    (place === 0 ? errorOf('lines') : undefined)
                  }
                  hint={`${formatCount(quantityLeft(line))} ${unitWords(line)} left`}
                  className={styles.line}
                >
                  <TextInput
                    type="number"
                    inputMode={isMeasured(line.unit) ? 'decimal' : 'numeric'}
                    min={0}
                    max={quantityLeft(line)}
                    step={isMeasured(line.unit) ? 0.001 : 1}
                    after={unitWords(line)}
                    value={amountOf(line)}
                    onChange={({ target }) =>
                      setAmounts((before) => ({ ...before, [line.id]: target.value }))
                    }
                  />
                </Field>
              ))}
            </Stack>
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
