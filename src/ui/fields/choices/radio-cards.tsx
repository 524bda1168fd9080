import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from '../field.tsx';
import styles from './radio-cards.module.css';

interface RadioCardOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

/**
 * Native input attributes (name, onChange, onBlur, ref, …) are passed to every radio; compatible with `register` of
 * react-hook-form.
 */
interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  legend: ReactNode;
  options: readonly RadioCardOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Maximum number of cards side by side; 1 stacks them. */
  columns?: 1 | 2 | 3;
}

/** A single choice between a few options, each with an explanation. */
export function RadioCards(props: RadioCardsProps) {
  const {
    legend,
    options,
    value,
    defaultValue,
    onValueChange,
    onChange,
    hideLegend,
    hint,
    error,
    columns = 2,
    className,
    ...rest
  } = props;
  const id = useId();
  return (
    <fieldset
      className={clsx(styles.group, className)}
      aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
    >
      <legend className={clsx(styles.legend, hideLegend && 'sr-only')}>{legend}</legend>
      <div className={clsx(styles.cards, styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              name={id}
              {...rest}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
              }
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
              className={styles.radio}
            />
            <span className={styles.text}>
              <span className={styles.title}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.icon && (
              <span className={styles.icon} aria-hidden="true">
                {option.icon}
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
