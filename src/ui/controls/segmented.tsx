import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Name of the choice, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Name of the form field, for forms without JavaScript. */
  name?: string;
  /** Stretches all segments equally over the full width. */
  wide?: boolean;
  className?: string;
}

/** A choice between a few short options: native radios in a row. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, defaultValue, onValueChange, name, wide, className } = props;
  const generatedName = useId();
  return (
    <fieldset className={clsx(styles.segmented, wide && styles.wide, className)}>
      <legend className="sr-only">{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={() => onValueChange?.(option.value)}
              className={styles.radio}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
