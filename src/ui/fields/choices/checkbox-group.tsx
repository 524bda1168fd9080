import clsx from 'clsx';
import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import { FieldNotes } from '../field.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './checkbox-group.module.css';

interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface CheckboxGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly (string | ChoiceOption)[];
  /** Chosen values; left out, the boxes keep their own state from `defaultValue`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** The native event of the box that changed: react-hook-form's `register` fits. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown;
  /** The new list, in the order of the options; needs `value`. */
  onValueChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown;
  ref?: Ref<HTMLInputElement>;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  hideLegend?: boolean;
  columns?: 1 | 2;
  className?: string;
}

/** Several of many: a fieldset of checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    legend,
    name,
    options,
    value,
    defaultValue,
    onChange,
    onValueChange,
    onBlur,
    ref,
    hint,
    error,
    optional,
    hideLegend,
    columns = 1,
    className,
  } = props;
  const id = useId();
  const items = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const now = new Set(value ?? []);
    if (event.target.checked) now.add(event.target.value);
    else now.delete(event.target.value);
    onValueChange?.(items.map((item) => item.value).filter((v) => now.has(v)));
  };
  return (
    <fieldset
      className={clsx(styles.group, className)}
      aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
    >
      <legend className={clsx(styles.legend, hideLegend && 'sr-only')}>
        {legend}
        {optional && <span className={styles.optional}> optional</span>}
      </legend>
      <div className={clsx(styles.options, columns === 2 && styles.two)}>
        {items.map((item) => (
          <Checkbox
            key={item.value}
            ref={ref}
            name={name}
            value={item.value}
            disabled={item.disabled}
            hint={item.hint}
            aria-invalid={error ? true : undefined}
            checked={value?.includes(item.value)}
            defaultChecked={value ? undefined : defaultValue?.includes(item.value)}
            onChange={toggle}
            onBlur={onBlur}
          >
            {item.label}
          </Checkbox>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
