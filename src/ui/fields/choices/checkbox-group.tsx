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
  /** Selected values; without it, the boxes are uncontrolled and start with `defaultValue`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Native event of the box that changed; compatible with `register` of react-hook-form. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown;
  /** Receives the new list in the order of the options; needs `value`. */
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

/** A multiple choice: a fieldset of checkboxes. */
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
    const selected = new Set(value ?? []);
    if (event.target.checked) selected.add(event.target.value);
    else selected.delete(event.target.value);
    onValueChange?.(items.map((item) => item.value).filter((v) => selected.has(v)));
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
