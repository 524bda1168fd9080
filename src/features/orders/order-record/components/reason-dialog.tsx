import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { paragraph } from '#lib/schemas.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useFormAction } from '#web/use-form-action.ts';
import { DialogForm } from './dialog-form.tsx';

interface ReasonDialogProps {
  title: string;
  /** Explains the consequences. */
  children: ReactNode;
  label: string;
  confirmLabel: string;
  busyLabel: string;
  /** If it throws, the error is shown and the dialog stays open. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** True if it can be left empty. */
  optional?: boolean;
}

const required = standardSchemaResolver(
  z.object({ reason: paragraph({ max: 1000, required: 'Enter a reason' }) }),
);
const any = standardSchemaResolver(z.object({ reason: paragraph({ max: 1000 }) }));

/** Confirms something that cannot be undone, with a reason. */
export function ReasonDialog({
  children,
  label,
  confirmLabel,
  onConfirm,
  optional = false,
  ...dialog
}: ReasonDialogProps) {
  const action = useFormAction({
    resolver: optional ? any : required,
    defaultValues: { reason: '' },
    send: ({ reason }) => onConfirm(reason),
    onSuccess: dialog.onClose,
    failure: 'The change could not be saved. Please try again.',
  });
  const { register, formState } = action.form;
  return (
    <DialogForm
      {...dialog}
      size="sm"
      variant="bad"
      description={children}
      submitLabel={confirmLabel}
      action={action}
    >
      <Field label={label} required={!optional} optional={optional} error={formState.errors.reason?.message}>
        <TextArea rows={3} limit={1000} {...register('reason')} />
      </Field>
    </DialogForm>
  );
}
