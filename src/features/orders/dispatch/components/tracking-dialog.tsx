import { checked, DialogForm, type Typed } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Dispatch, Order } from '#features/orders/order-record/contract.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { changeDispatchForm } from '../contract.ts';

interface TrackingDialogProps {
  orderId: string;
  dispatch: Dispatch;
  onClose: () => void;
  onDone: (order: Order) => void;
}

/** Corrects carrier, tracking number and the day on which a dispatch should arrive. */
export function TrackingDialog({ orderId, dispatch, onClose, onDone }: TrackingDialogProps) {
  const save = async (typed: Typed): Promise<void> => {
    const form = checked(changeDispatchForm, {
      id: orderId,
      dispatchId: dispatch.id,
      carrier: typed('carrier'),
      trackingNumber: typed('trackingNumber'),
      expectedOn: typed('expectedOn') || null,
    });
    const { data } = await api.orders.store.changeDispatch(form);
    onDone(data.order);
  };
  return (
    <DialogForm
      title={`Dispatch ${dispatch.number}`}
      size="sm"
      submitLabel="Save"
      busyLabel="Saving..."
      onSave={save}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label="Carrier" required error={errorOf('carrier')}>
            <TextInput name="carrier" maxLength={80} autoComplete="off" defaultValue={dispatch.carrier} />
          </Field>
          <Field label="Tracking number" optional error={errorOf('trackingNumber')}>
            <TextInput
              name="trackingNumber"
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              defaultValue={dispatch.trackingNumber ?? ''}
            />
          </Field>
          <Field label="Expected on" optional error={errorOf('expectedOn')}>
            <DateInput name="expectedOn" defaultValue={dispatch.expectedOn ?? ''} />
          </Field>
        </>
      )}
    </DialogForm>
  );
}
