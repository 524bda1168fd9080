import { Plus, X } from 'lucide-react';
import { useState } from 'react';
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

interface ChangeRequestDialogProps {
  busy: boolean;
  onSend: (request: { note: string; fieldNotes: Note[] }) => Promise<boolean>;
}

/** A dialog in which an admin requests changes, for single fields and in general. */
export function ChangeRequestDialog({ busy, onSend }: ChangeRequestDialogProps) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [notes, setNotes] = useState<Note[]>([{ path: '', message: '' }]);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (index: number, changes: Partial<Note>): void =>
    setNotes((list) => list.map((known, at) => (at === index ? { ...known, ...changes } : known)));
  const send = async (): Promise<void> => {
    const fieldNotes = notes.filter(({ path, message }) => path || message.trim());
    const checked = changeRequest.safeParse({ note, fieldNotes });
    setProblem(checked.error?.issues[0]?.message ?? null);
    if (checked.success && (await onSend(checked.data))) setOpen(false);
  };
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={setOpen}
      title="Ask for changes"
      description="The supplier gets your notes by email and sees them beside the form. The registration opens again until it is submitted."
      trigger={
        <Button variant="line" wide>
          Ask for changes
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
            Send to the supplier
          </Button>
        </>
      }
    >
      <Stack>
        <Stack as="ul">
          {notes.map(({ path, message }, index) => (
            <Split as="li" gap={3} columns="2fr 3fr auto" align="end" key={index} className={styles.note}>
              <Field label={`Field ${index + 1}`}>
                <Select
                  placeholder="Choose a field"
                  value={path}
                  onChange={(event) => change(index, { path: event.target.value })}
                >
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
                <TextInput
                  maxLength={300}
                  value={message}
                  onChange={(event) => change(index, { message: event.target.value })}
                />
              </Field>
              <IconButton
                label={`Remove note ${index + 1}`}
                onClick={() => setNotes((list) => list.filter((_, at) => at !== index))}
              >
                <X aria-hidden />
              </IconButton>
            </Split>
          ))}
        </Stack>
        {notes.length < 30 && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => setNotes((list) => [...list, { path: '', message: '' }])}
            >
              Add a field
            </Button>
          </div>
        )}
        <Field label="In general" optional error={problem}>
          <TextArea rows={3} limit={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
