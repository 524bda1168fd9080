import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { DialogForm } from '#features/orders/order-record/components/dialog-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { waiveForm } from '../../contract.ts';
import type { ProofDialogProps } from '../use-proofs.ts';

const resolver = standardSchemaResolver(waiveForm);

/** States that a line needs no proof, for the buyer to confirm. */
export function WaiveDialog({
  orderId: id,
  proof: { lineId, version: seenVersion },
  onClose,
  onDone,
}: ProofDialogProps) {
  const action = useFormAction({
    resolver,
    defaultValues: { id, lineId, seenVersion, note: '' },
    send: (form) => api.proofs.store.waive(form),
    onSuccess: () => onDone('Sent. The buyer has been notified.'),
    failure: 'This could not be saved. Please try again.',
  });
  const { register, formState } = action.form;
  return (
    <DialogForm
      title="No proof needed"
      description="Use this for goods without print. Production can start after the buyer confirms it."
      size="sm"
      submitLabel="Send to the buyer"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Field label="Why no proof is needed" required error={formState.errors.note?.message}>
        <TextArea rows={3} limit={1000} {...register('note')} />
      </Field>
    </DialogForm>
  );
}
