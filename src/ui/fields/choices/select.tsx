import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldWiring } from '../field.tsx';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Options; a string is both value and label. `<option>` children work too. */
  options?: readonly (string | SelectOption)[];
  /** Label of an empty first option, such as `Select a country`. */
  placeholder?: string;
  /** sm: 36 px high, for toolbars. */
  size?: 'sm' | 'md';
}

/** The native select, styled. */
export function Select({ options, placeholder, size = 'md', className, children, ...rest }: SelectProps) {
  return (
    <span className={clsx(styles.select, styles[size], className)}>
      <select {...rest} {...useFieldWiring(rest)} className={styles.box}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options
          ?.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
          .map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        {children}
      </select>
      <ChevronDown aria-hidden className={styles.arrow} />
    </span>
  );
}
