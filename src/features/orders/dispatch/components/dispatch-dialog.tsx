import { useRef } from 'react';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { unpaidBeforeDispatch } from '#features/orders/order-record/rules/instalments.ts';
import { unitText } from '#features/orders/order-record/rules/quantity-text.ts';
import { formatCount } from '#lib/formats.ts';
import { parseTypedNumber } from '#lib/parse-typed-number.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { ApiError } from '#web/problem.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { dispatchForm } from '../contract.ts';
import { isMeasured, quantityLeft, quantityProblems } from '../rules.ts';
import styles from './dispatch-dialog.module.css';

interface DispatchDialogProps {
  order: Order;
  onClose: () => void;
  onDone: (order: Order) => void;
}

const carriers = ['Delhivery', 'Blue Dart', 'DTDC', 'Gati', 'TCI Express', 'VRL Logistics', 'Own truck'];

interface DispatchInput {
  carrier: string;
  trackingNumber: string;
  expectedOn: string;
  note: string;
  lines: { lineId: string; quantity: string }[];
}

interface FieldProblem {
  path: string;
  message: string;
}

/** Dispatches an order, all of it or part: quantities, carrier and expected day. */
export function DispatchDialog({ order, onClose, onDone }: DispatchDialogProps) {
  const unpaidMinor = unpaidBeforeDispatch(order);
  const open = order.lines.filter((line) => quantityLeft(line) > 0);
  // Lines with a quantity of 0 are not sent, so an index in a problem has to be translated to that of its field.
  const sentIndexes = useRef<number[]>([]);
  const atField = ({ path, message }: FieldProblem): FieldProblem => {
    const [, index, rest] = /^lines\.(\d+)(.*)$/.exec(path) ?? [];
    if (index !== undefined) return { path: `lines.${sentIndexes.current[Number(index)]}${rest}`, message };
    return { path: path === 'lines' ? 'lines.0.quantity' : path, message };
  };
  const resolver: Resolver<DispatchInput, unknown, z.infer<typeof dispatchForm>> = (values) => {
    const lines = values.lines.map(({ lineId, quantity }) => ({
      lineId,
      quantity: quantity.trim() === '' ? 0 : parseTypedNumber(quantity),
    }));
    sentIndexes.current = lines.flatMap(({ quantity }, index) => (quantity === 0 ? [] : [index]));
    const sent = lines.filter(({ quantity }) => quantity !== 0);
    const result = dispatchForm.safeParse({
      ...values,
      id: order.id,
      expectedOn: values.expectedOn || null,
      lines: sent,
    });
    const problems = quantityProblems(order.lines, sent);
    if (result.success && problems.length === 0) return { values: result.data, errors: {} };
    const issues = result.success ? [] : result.error.issues;
    const errors: FieldErrors<DispatchInput> = {};
    for (const { path, message } of [
      ...issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      ...problems,
    ].map(atField))
      set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };
  const action = useFormAction({
    form: 'dispatch',
    resolver,
    defaultValues: {
      carrier: '',
      trackingNumber: '',
      expectedOn: '',
      note: '',
      lines: open.map((line) => ({ lineId: line.id, quantity: String(quantityLeft(line)) })),
    },
    send: async (dispatch, once) => {
      try {
        return await api.orders.store.dispatch(dispatch, once);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        throw new ApiError({ ...error.problem, fields: error.problem.fields.map(atField) }, error.status);
      }
    },
    onSuccess: ({ data }) => onDone(data.order),
    failure: 'The dispatch could not be saved. Please try again.',
  });
  const { register, formState } = action.form;
  const { errors } = formState;
  return (
    <DialogForm
      title={`Dispatch order ${order.reference}`}
      description="You can dispatch the rest later."
      submitLabel="Dispatch"
      busyLabel="Dispatching..."
      variant="go"
      action={action}
      onClose={onClose}
    >
      {unpaidMinor > 0 && (
        <Wide>
          <Banner look="warn" title="Dispatch before payment?">
            {formatMoney(unpaidMinor, order.currency)} is due before dispatch and has not been recorded as
            paid.
          </Banner>
        </Wide>
      )}
      <Wide>
        <Stack as="fieldset" gap={3} shrink className={styles.lines}>
          <legend>Quantities to dispatch</legend>
          {open.map((line, index) => (
            <Field
              key={line.id}
              label={<Measured>{line.title}</Measured>}
              error={errors.lines?.[index]?.quantity?.message}
              hint={`${formatCount(quantityLeft(line))} ${unitText(line.quantity, line.unit)} left`}
              className={styles.line}
            >
              <TextInput
                inputMode={isMeasured(line.unit) ? 'decimal' : 'numeric'}
                after={unitText(line.quantity, line.unit)}
                {...register(`lines.${index}.quantity`)}
              />
            </Field>
          ))}
        </Stack>
      </Wide>
      <Field label="Carrier" required error={errors.carrier?.message}>
        <TextInput list="carriers" maxLength={80} autoComplete="off" {...register('carrier')} />
      </Field>
      <Field label="Tracking number" optional error={errors.trackingNumber?.message}>
        <TextInput maxLength={80} autoComplete="off" spellCheck={false} {...register('trackingNumber')} />
      </Field>
      <Field label="Expected delivery" optional error={errors.expectedOn?.message}>
        <DateInput {...register('expectedOn')} />
      </Field>
      <Wide>
        <Field label="Note to the buyer" optional error={errors.note?.message}>
          <TextArea rows={2} limit={500} {...register('note')} />
        </Field>
      </Wide>
      <datalist id="carriers">
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
    </DialogForm>
  );
}
