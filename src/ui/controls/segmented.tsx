import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Form name, for forms without scripts. */
  name?: string;
  /** Every segment equally wide, over the whole width. */
  wide?: boolean;
  className?: string;
}

/** One of few short options: native radios in a row. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, defaultValue, onValueChange, name, wide, className } = props;
  const made = useId();
  return (
    <fieldset className={clsx(styles.segmented, wide && styles.wide, className)}>
      <legend className="sr-only">{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? made}
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
