import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { StoredFile } from '#features/files/files/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Certificate, certificateForm, type CertificateForm as Values } from '../contract.ts';
import { knownCertificates } from '../rules.ts';

const resolver = standardSchemaResolver(certificateForm);
const empty: Values = { code: '', number: '', body: '', issuedOn: '', expiresOn: '', documentFileId: '' };

interface CertificateFormProps {
  /** Initial values of a renewal. */
  start?: Pick<Certificate, 'code' | 'body'> | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** A form to submit a certificate with its document. */
export function CertificateForm({ start, onSent, onClose }: CertificateFormProps) {
  const formId = useId();
  const [files, setFiles] = useState<StoredFile[]>([]);
  const { form, submit, busy, message } = useFormAction({
    form: 'certificate',
    resolver,
    defaultValues: { ...empty, ...(start && { code: start.code, body: start.body }) },
    send: (values, once) => api.certificates.addCertificate(values, once),
    success: 'Certificate submitted. We review it within two business days.',
    onSuccess: onSent,
    failure: 'The certificate could not be submitted. Please try again.',
  });
  const { register, setValue } = form;
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={start ? `Renew ${start.code}` : 'Add a certificate'}
      description="We check it against the document. Buyers see it once it is approved."
      footer={
        <>
          <DialogClose>
            <Button variant="line">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={busy} busyLabel="Submitting...">
            Submit for review
          </Button>
        </>
      }
    >
      <Stack as={CheckedForm} id={formId} onSubmit={(event) => void submit(event)}>
        {message && <Banner>{message}</Banner>}
        <Field label="Certificate" required error={errors.code?.message}>
          <TextInput list={`${formId}-known`} placeholder="ISO 9001" {...register('code')} />
        </Field>
        <datalist id={`${formId}-known`}>
          {knownCertificates.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
        <Field label="Number" required error={errors.number?.message}>
          <TextInput {...register('number')} />
        </Field>
        <Field label="Issued by" required error={errors.body?.message}>
          <TextInput placeholder="Bureau Veritas India" {...register('body')} />
        </Field>
        <Grid min={180} fit>
          <Field label="Issued on" required error={errors.issuedOn?.message}>
            <DateInput {...register('issuedOn')} />
          </Field>
          <Field label="Expires on" required error={errors.expiresOn?.message}>
            <DateInput {...register('expiresOn')} />
          </Field>
        </Grid>
        <UploadField
          label="Document"
          purposes={['certificate-document']}
          hint="JPG, PNG, PDF, max 5MB. Only you and our reviewers can open it."
          value={files}
          onChange={(now) => {
            setFiles(now);
            setValue('documentFileId', now[0]?.id ?? '', { shouldValidate: true });
          }}
          error={errors.documentFileId?.message}
        />
      </Stack>
    </Dialog>
  );
}
