import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type FieldErrors, useFieldArray, useForm } from 'react-hook-form';
import { steps } from '#features/stores/registration/contract/steps.ts';
import { labelOfField } from '#features/stores/registration/rules/field-labels.ts';
import { fieldsOf } from '#features/stores/registration/rules/registration-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { changeRequest } from '../contract.ts';
import styles from './change-request-dialog.module.css';

interface Note {
  path: string;
  message: string;
}

interface ChangeRequest {
  note: string;
  fieldNotes: Note[];
}

const schema = standardSchemaResolver(changeRequest);

/** Validates without the notes that are still empty. */
const resolver: typeof schema = ({ note, fieldNotes = [] }, ...rest) =>
  schema({ note, fieldNotes: fieldNotes.filter(({ path, message }) => path || message.trim()) }, ...rest);

const emptyNote: Note = { path: '', message: '' };

interface ChangeRequestDialogProps {
  busy: boolean;
  onSend: (request: ChangeRequest) => Promise<boolean>;
}

/** A dialog in which an admin requests changes, for single fields and in general. */
export function ChangeRequestDialog({ busy, onSend }: ChangeRequestDialogProps) {
  const [open, setOpen] = useState(false);
  const { register, control, handleSubmit, watch, formState } = useForm({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { note: '', fieldNotes: [emptyNote] },
  });
  const notes = useFieldArray({ control, name: 'fieldNotes' });
  const send = handleSubmit(async (request) => {
    if (await onSend(request)) setOpen(false);
  });
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
          <Button busy={busy} onClick={() => void send()}>
            Send to supplier
          </Button>
        </>
      }
    >
      <Stack>
        <Stack as="ul">
          {notes.fields.map(({ id }, index) => (
            <Split as="li" gap={3} columns="2fr 3fr auto" align="end" key={id} className={styles.note}>
              <Field label={`Field ${index + 1}`}>
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
              <Field label="What should change">
                <TextInput maxLength={300} {...register(`fieldNotes.${index}.message`)} />
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
        <Field label="General note" optional error={firstMessage(formState.errors)}>
          <TextArea rows={3} limit={1000} value={watch('note')} {...register('note')} />
        </Field>
      </Stack>
    </Dialog>
  );
}

/** Returns the first message; those of single notes are shown below the form as well. */
function firstMessage({ note, fieldNotes }: FieldErrors<ChangeRequest>): string | undefined {
  const wrong = fieldNotes?.find?.(Boolean);
  return note?.message ?? wrong?.path?.message ?? wrong?.message?.message ?? fieldNotes?.message;
}
