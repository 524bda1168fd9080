import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import styles from './field.module.css';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** Help below the control. */
  hint?: ReactNode;
  /** The message; its presence marks the control invalid. */
  error?: ReactNode;
  /** Writes `optional` after the label. */
  optional?: boolean;
  required?: boolean;
  /** Label for screen readers only. */
  hideLabel?: boolean;
  /** At the end of the label's line, e.g. a link. */
  aside?: ReactNode;
  /** The control's id; made up when left out. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Label, one control, hint and error, wired together: the control inside finds its id and description by itself. */
export function Field({
  label,
  hint,
  error,
  optional,
  required = false,
  hideLabel,
  aside,
  id,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const wiring: FieldWiring = {
    id: controlId,
    describedBy: clsx(error && `${controlId}-error`, hint && `${controlId}-hint`) || undefined,
    invalid: Boolean(error),
    required,
  };
  return (
    <div className={clsx(styles.field, className)}>
      <div className={clsx(styles.head, hideLabel && 'sr-only')}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> optional</span>}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
}

/** Error and hint lines, with the ids that `aria-describedby` expects. For groups that bring their own legend. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} data-field-error="" className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

interface Wirable {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** What the surrounding Field says about its control; the control's own attributes win. */
export function useFieldWiring(own: Wirable = {}) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': clsx(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own.required ?? (field?.required || undefined),
  };
}
