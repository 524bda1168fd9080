import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { DialogForm } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Dispatch, Order } from '#features/orders/order-record/contract.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { changeDispatchForm } from '../contract.ts';

interface TrackingDialogProps {
  orderId: string;
  dispatch: Dispatch;
  onClose: () => void;
  onDone: (order: Order) => void;
}

interface TrackingInput {
  carrier: string;
  trackingNumber: string;
  expectedOn: string;
}

const resolverFor = ({ orderId: id, dispatch }: TrackingDialogProps) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        (input: TrackingInput): z.input<typeof changeDispatchForm> => ({
          ...input,
          id,
          dispatchId: dispatch.id,
          expectedOn: input.expectedOn || null,
        }),
      ),
      changeDispatchForm,
    ),
  );

/** Corrects carrier, tracking number and expected day of a dispatch. */
export function TrackingDialog(props: TrackingDialogProps) {
  const { dispatch, onClose, onDone } = props;
  const action = useFormAction({
    resolver: resolverFor(props),
    defaultValues: {
      carrier: dispatch.carrier,
      trackingNumber: dispatch.trackingNumber ?? '',
      expectedOn: dispatch.expectedOn ?? '',
    },
    send: (changes) => api.orders.store.changeDispatch(changes),
    onSuccess: ({ data }) => onDone(data.order),
    failure: 'The tracking details could not be saved. Please try again.',
  });
  const { register, formState } = action.form;
  const { errors } = formState;
  return (
    <DialogForm
      title={`Dispatch ${dispatch.number}`}
      size="sm"
      submitLabel="Save"
      busyLabel="Saving..."
      action={action}
      onClose={onClose}
    >
      <Field label="Carrier" required error={errors.carrier?.message}>
        <TextInput maxLength={80} autoComplete="off" {...register('carrier')} />
      </Field>
      <Field label="Tracking number" optional error={errors.trackingNumber?.message}>
        <TextInput maxLength={80} autoComplete="off" spellCheck={false} {...register('trackingNumber')} />
      </Field>
      <Field label="Expected delivery" optional error={errors.expectedOn?.message}>
        <DateInput {...register('expectedOn')} />
      </Field>
    </DialogForm>
  );
}
