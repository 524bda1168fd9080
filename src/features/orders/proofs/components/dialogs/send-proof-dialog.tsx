import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { StoredFile } from '#features/files/files/contract.ts';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { maxSourceFiles, sendProofForm } from '../../contract.ts';
import type { ProofDialogProps } from '../use-proofs.ts';

const resolver = standardSchemaResolver(sendProofForm);

interface Files {
  proof: StoredFile[];
  sources: StoredFile[];
}

/** Sends a proof with its files, as the next version. */
export function SendProofDialog({
  orderId: id,
  proof: { lineId, version: seenVersion, versions },
  onClose,
  onDone,
}: ProofDialogProps) {
  const [files, setFiles] = useState<Files>({ proof: [], sources: [] });
  const action = useFormAction({
    resolver,
    defaultValues: { id, lineId, seenVersion, fileId: '', sourceFileIds: [], note: '' },
    send: (form) => api.proofs.store.send(form),
    onSuccess: () => onDone('Proof sent. The buyer has been notified.'),
    failure: 'The proof could not be sent. Please try again.',
  });
  const { register, setValue, formState } = action.form;
  const { errors, isSubmitted } = formState;
  const change = (changed: Partial<Files>): void => {
    const now = { ...files, ...changed };
    setFiles(now);
    setValue('fileId', now.proof[0]?.id ?? '', { shouldValidate: isSubmitted });
    setValue(
      'sourceFileIds',
      now.sources.map((file) => file.id),
    );
  };
  const number = versions.filter(({ kind }) => kind === 'proof').length + 1;
  return (
    <DialogForm
      title={`Send proof v${number}`}
      description="Production can start after the buyer approves it."
      submitLabel="Send proof"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Wide>
        <UploadField
          label="Proof"
          purposes={['order-proof']}
          value={files.proof}
          onChange={(proof) => change({ proof })}
          hint="PDF, JPG or PNG, up to 5&nbsp;MB. The buyer can place comments on each page."
          error={errors.fileId?.message}
        />
      </Wide>
      <Wide>
        <UploadField
          label="Artwork"
          purposes={['order-artwork']}
          value={files.sources}
          onChange={(sources) => change({ sources })}
          maxFiles={maxSourceFiles}
          hint="AI, EPS, DXF or PDF, for the buyer to download"
          error={errors.sourceFileIds?.message}
          optional
        />
      </Wide>
      <Wide>
        <Field label="Note for the buyer" optional error={errors.note?.message}>
          <TextArea rows={3} limit={1000} {...register('note')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
