import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { ApiError, type Problem, toProblem } from '#web/problem.ts';
import styles from './dialog-form.module.css';

/** What stands in a field of the form. */
export type Typed = (name: string) => string;

interface DialogFormProps {
  title: string;
  description?: string;
  size?: 'sm' | 'md';
  submitLabel: string;
  busyLabel: string;
  variant?: ButtonVariant;
  /** Saves; what it throws is shown, and the dialog stays. */
  onSave: (typed: Typed) => Promise<void>;
  onClose: () => void;
  /** The fields; each asks for its message by the name that the contract gives it. */
  children: (errorOf: (path: string) => string | undefined) => ReactNode;
}

/** A form in a dialog. */
export function DialogForm(props: DialogFormProps) {
  const { title, description, size, submitLabel, busyLabel, variant, onSave, onClose, children } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function save(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    setBusy(true);
    setProblem(null);
    try {
      await onSave((name) => textIn(data, name));
    } catch (error) {
      setProblem(toProblem(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      size={size ?? 'md'}
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
          <Button type="submit" form={formId} variant={variant ?? 'main'} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <CheckedForm
        id={formId}
        className={size === 'sm' ? styles.narrow : styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        {problem && (
          <Wide>
            <Banner>{bannerWords(problem)}</Banner>
          </Wide>
        )}
        {children((path) => problem?.fields.find((field) => field.path === path)?.message)}
      </CheckedForm>
    </Dialog>
  );
}

const bannerWords = ({ message, fields }: Problem): string =>
  fields.length > 1
    ? `Correct the ${fields.length} marked fields.`
    : (message ?? 'We could not save it. Please try again.');

/** A part of the form over its whole width. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

interface Schema<Output> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** The form's input by the contract's own rules, before the server is asked; refused as the server would. */
export function checked<Output>(schema: Schema<Output>, input: unknown): Output {
  return checkedWith(schema, { input, problems: [] });
}

interface FieldProblem {
  path: string;
  message: string;
}

/** Returns the input checked by the contract's rules and the form's own problems, so that all errors are shown together. */
export function checkedWith<Output>(
  schema: Schema<Output>,
  { input, problems }: { input: unknown; problems: readonly FieldProblem[] },
): Output {
  const result = schema.safeParse(input);
  if (result.success && problems.length === 0) return result.data;
  const issues = result.success ? [] : result.error.issues;
  const fields = [...issues.map(({ path, message }) => ({ path: path.join('.'), message })), ...problems];
  throw new ApiError({ message: fields[0]?.message ?? null, code: 'invalid', fields }, 400);
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
