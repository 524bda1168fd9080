import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { steps } from '#features/stores/registration/contract/steps.ts';
import { labelOfField } from '#features/stores/registration/rules/field-labels.ts';
import { fieldsOf } from '#features/stores/registration/rules/registration-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import type { Application } from '../contract.ts';
import { changeRequestResolver } from '../rules.ts';
import styles from './change-request-dialog.module.css';

const emptyNote = { path: '', message: '' };

interface ChangeRequestDialogProps {
  application: Pick<Application, 'id' | 'version'>;
  onDecided: (application: Application) => void;
  /** Reloads the application after another admin has decided about it. */
  onStale: () => void;
}

/** A dialog in which an admin requests changes, for single fields and in general. */
export function ChangeRequestDialog({
  application: { id, version },
  onDecided,
  onStale,
}: ChangeRequestDialogProps) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const { form, submit, busy, message } = useFormAction({
    resolver: changeRequestResolver,
    defaultValues: { note: '', fieldNotes: [emptyNote] },
    send: (request) => api.review.requestChanges({ id, version, ...request }),
    success: 'The supplier has been notified of the changes.',
    onSuccess: ({ data }) => {
      setOpen(false);
      onDecided(data.application);
    },
    failure: 'The request could not be sent. Please try again.',
    onFailure: (problem) => {
      if (problem.reason !== 'decided_meanwhile') return;
      // The new status may remove this dialog with its message.
      if (problem.message) toast.error(problem.message);
      onStale();
    },
  });
  const { register, control, watch } = form;
  const { errors } = form.formState;
  const notes = useFieldArray({ control, name: 'fieldNotes' });
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={setOpen}
      title="Request changes"
      description="The supplier receives your notes by email and sees them beside the form. They can edit the registration until they submit it again."
      trigger={
        <Button variant="line" wide>
          Request changes
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            Send to supplier
          </Button>
        </>
      }
    >
      <Stack as={CheckedForm} id={formId} onSubmit={(event) => void submit(event)}>
        {message && <Banner>{message}</Banner>}
        <Stack as="ul">
          {notes.fields.map(({ id: key }, index) => (
            <Split as="li" gap={3} columns="2fr 3fr auto" align="end" key={key} className={styles.note}>
              <Field label={`Field ${index + 1}`} error={errors.fieldNotes?.[index]?.path?.message}>
                <Select placeholder="Select a field" {...register(`fieldNotes.${index}.path`)}>
                  {[1, 2, 3, 4].map((step) => (
                    <optgroup key={step} label={steps[step - 1]}>
                      {fieldsOf(step).map((field) => (
                        <option key={field} value={field}>
                          {labelOfField(field)}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Select>
              </Field>
              <Field label="What should change" error={errors.fieldNotes?.[index]?.message?.message}>
                <TextInput {...register(`fieldNotes.${index}.message`, { deps: ['note'] })} />
              </Field>
              <IconButton label={`Remove note ${index + 1}`} onClick={() => notes.remove(index)}>
                <X aria-hidden />
              </IconButton>
            </Split>
          ))}
        </Stack>
        {notes.fields.length < 30 && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => notes.append(emptyNote, { shouldFocus: false })}
            >
              Add a field
            </Button>
          </div>
        )}
        <Field label="General note" optional error={errors.note?.message}>
          <TextArea rows={3} limit={1000} value={watch('note')} {...register('note')} />
        </Field>
      </Stack>
    </Dialog>
  );
}
