import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { DialogForm } from '#features/orders/order-record/components/dialog-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { sendSampleForm } from '../../contract.ts';
import type { ProofDialogProps } from '../use-proofs.ts';

const resolver = standardSchemaResolver(sendSampleForm);

/** Records that a pre-production sample was sent to the buyer. */
export function SampleDialog({
  orderId: id,
  proof: { lineId, version: seenVersion },
  onClose,
  onDone,
}: ProofDialogProps) {
  const action = useFormAction({
    resolver,
    defaultValues: { id, lineId, seenVersion, carrier: '', trackingNumber: '', note: '' },
    send: (form) => api.proofs.store.sendSample(form),
    onSuccess: () => onDone('Sample recorded. The buyer has been notified.'),
    failure: 'The sample could not be saved. Please try again.',
  });
  const { register, formState } = action.form;
  const { errors } = formState;
  return (
    <DialogForm
      title="Send a sample"
      description="Production waits until the buyer approves the sample."
      size="sm"
      submitLabel="Save sample"
      busyLabel="Saving..."
      action={action}
      onClose={onClose}
    >
      <Field label="Carrier" required error={errors.carrier?.message}>
        <TextInput maxLength={80} autoComplete="off" {...register('carrier')} />
      </Field>
      <Field label="Tracking number" required error={errors.trackingNumber?.message}>
        <TextInput maxLength={80} autoComplete="off" spellCheck={false} {...register('trackingNumber')} />
      </Field>
      <Field label="Note for the buyer" optional error={errors.note?.message}>
        <TextArea rows={3} limit={1000} {...register('note')} />
      </Field>
    </DialogForm>
  );
}
