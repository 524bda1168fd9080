import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type ReturnForm, returnForm } from '../../contract.ts';
import { isDocument, shownFileOf } from '../../rules/pages.ts';
import { versionLabel } from '../../rules/step-text.ts';
import type { ProofDialogProps } from '../use-proofs.ts';
import { PinEditor } from './pin-editor.tsx';

const checkForm = standardSchemaResolver(returnForm);

/** Returns the form. Placing a pin moves the focus, so nothing is checked before the first attempt to send. */
function useReturnForm({ orderId: id, proof: { lineId, version: seenVersion }, onDone }: ProofDialogProps) {
  const isTried = useRef(false);
  const action = useFormAction<z.input<typeof returnForm>, ReturnForm>({
    resolver: (...form) =>
      isTried.current ? checkForm(...form) : { values: form[0] as ReturnForm, errors: {} },
    defaultValues: { id, lineId, seenVersion, comment: '', pins: [] },
    send: (form) => api.proofs.buyer.return(form),
    onSuccess: () => onDone('Returned. The supplier has been notified.'),
    failure: 'The comments could not be sent. Please try again.',
  });
  const submit: typeof action.submit = (event) => {
    isTried.current = true;
    return action.submit(event);
  };
  return { ...action, submit };
}

/** Returns a proof or sample to the supplier, with a comment and with pins on its pages. */
export function ReturnDialog({ supplierName, ...props }: ProofDialogProps & { supplierName: string }) {
  const { proof, onClose } = props;
  const action = useReturnForm(props);
  const { register, formState } = action.form;
  const [current] = proof.versions;
  const shown = current ? shownFileOf(current.files) : null;
  const isWaiver = proof.kind === 'waiver';
  return (
    <DialogForm
      title={isWaiver ? 'Ask for a proof' : 'Return with comments'}
      description={
        shown
          ? `Select a place on ${isDocument(shown) ? 'a page' : 'the picture'} to comment on it. ${supplierName} sends a new version.`
          : `${supplierName} sends a new version.`
      }
      submitLabel={isWaiver ? 'Ask for a proof' : 'Return'}
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      {current && shown && (
        <Wide>
          <PinEditor form={action.form} file={shown} label={versionLabel(current)} />
        </Wide>
      )}
      <Wide>
        <Field
          label={isWaiver ? 'Why you need a proof' : 'What to change'}
          optional={shown !== null}
          required={shown === null}
          error={formState.errors.comment?.message}
        >
          <TextArea rows={3} limit={2000} {...register('comment')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
