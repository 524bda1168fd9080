import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { paragraph } from '#lib/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { useFormAction } from '#web/use-form-action.ts';

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
}

const resolver = standardSchemaResolver(
  z.object({ reason: paragraph({ max: 1000, required: 'Please say why' }) }),
);

/** Confirms something that cannot be undone, with a reason for the other side. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, confirmLabel, busyLabel, onConfirm, onClose } = props;
  const { form, submit, busy, message } = useFormAction({
    resolver,
    defaultValues: { reason: '' },
    send: ({ reason }) => onConfirm(reason),
    onSuccess: onClose,
    failure: 'That did not work. Please try again.',
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={children}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Back
            </Button>
          </DialogClose>
          <Button variant="bad" busy={busy} busyLabel={busyLabel} onClick={() => void submit()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message && <Banner>{message}</Banner>}
      <Field label={label} required error={form.formState.errors.reason?.message}>
        <TextArea rows={3} limit={1000} {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}
