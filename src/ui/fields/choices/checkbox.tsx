import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldNotes } from '../field.tsx';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Label. */
  children?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Neither on nor off, for example if some rows are selected. */
  indeterminate?: boolean;
}

/** A checkbox with its label. Without children it needs an `aria-label`. */
export function Checkbox({
  children,
  hint,
  error,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={clsx(styles.checkbox, className)}>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          ref={(node) => {
            box.current = node;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
            return undefined;
          }}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={
            clsx(rest['aria-describedby'], error && `${id}-error`, hint && `${id}-hint`) || undefined
          }
          className={styles.box}
        />
        {children && <span className={styles.text}>{children}</span>}
      </label>
      {(hint || error) && (
        <div className={styles.notes}>
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}
