import { type ReactNode, useId } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import type { useFormAction } from '#web/use-form-action.ts';
import styles from './dialog-form.module.css';

interface DialogFormProps<Input extends FieldValues, Output> {
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  submitLabel: string;
  busyLabel: string;
  variant?: ButtonVariant;
  action: ReturnType<typeof useFormAction<Input, Output>>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Renders a form in a dialog. */
export function DialogForm<Input extends FieldValues, Output>(props: DialogFormProps<Input, Output>) {
  const {
    title,
    description,
    size = 'md',
    submitLabel,
    busyLabel,
    variant = 'main',
    onClose,
    children,
  } = props;
  const { form, submit, busy, message } = props.action;
  const formId = useId();
  const errorCount = countErrors(form.formState.errors);
  const banner = errorCount > 1 ? `Correct the ${errorCount} marked fields.` : message;
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Back
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} variant={variant} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <CheckedForm
        id={formId}
        className={size === 'sm' ? styles.narrow : styles.form}
        onSubmit={(event) => void submit(event)}
      >
        {banner && (
          <Wide>
            <Banner>{banner}</Banner>
          </Wide>
        )}
        {children}
      </CheckedForm>
    </Dialog>
  );
}

/** Counts the fields with an error, also those of lists. */
function countErrors(errors: FieldErrors): number {
  return Object.values(errors).reduce<number>((sum, error) => {
    if (!error) return sum;
    return sum + (typeof error.message === 'string' ? 1 : countErrors(error as FieldErrors));
  }, 0);
}

/** Gives a part of the form its full width. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
