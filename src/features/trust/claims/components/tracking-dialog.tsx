import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { DialogForm } from '#features/orders/order-record/components/dialog-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Claim, trackingForm } from '../contract.ts';

const resolver = standardSchemaResolver(trackingForm);

interface TrackingDialogProps {
  claim: Claim;
  /** The goods go back to the supplier, or again to the buyer. */
  kind: 'send_back' | 'send_again';
  onClose: () => void;
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

/** Records that goods of a claim were sent, with the tracking number. */
export function TrackingDialog({ claim: { id }, kind, onClose, onDone }: TrackingDialogProps) {
  const action = useFormAction({
    resolver,
    defaultValues: { id, trackingNumber: '' },
    send: (form) =>
      kind === 'send_back' ? api.claims.buyer.sendBack(form) : api.claims.store.sendAgain(form),
    onSuccess: () => onDone('The other side has been notified.'),
    failure: 'The shipment could not be recorded. Please try again.',
  });
  return (
    <DialogForm
      title={kind === 'send_back' ? 'Record the return' : 'Record the replacement'}
      size="sm"
      submitLabel="Save"
      busyLabel="Saving..."
      action={action}
      onClose={onClose}
    >
      <Field label="Tracking number" required error={action.form.formState.errors.trackingNumber?.message}>
        <TextInput maxLength={80} autoComplete="off" {...action.form.register('trackingNumber')} />
      </Field>
    </DialogForm>
  );
}
