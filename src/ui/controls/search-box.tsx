import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import styles from './search-box.module.css';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Accessible name of the search. */
  label: string;
  /** URL of the form; by default, this page. */
  action?: string;
  /** Options of a select before the input: Products, Suppliers, … */
  scopes?: readonly { value: string; label: string }[];
  scopeName?: string;
  scopeLabel?: string;
  defaultScope?: string;
  size?: 'sm' | 'md' | 'lg';
  /** line: hairline on paper · stage: sunken, for the dashboard · float: the panel on kraft */
  look?: 'line' | 'stage' | 'float';
  /** Text of the button; by default, a magnifying glass. */
  submitLabel?: string;
  /** Content between input and button, such as the camera button. */
  extra?: ReactNode;
}

/** A search form that works without JavaScript as a GET form. */
export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    action,
    scopes,
    scopeName = 'in',
    scopeLabel = 'Search in',
    defaultScope,
    size = 'md',
    look = 'line',
    submitLabel,
    extra,
    name = 'q',
    className,
    ...rest
  } = props;
  const id = useId();
  return (
    <Form
      role="search"
      aria-label={label}
      action={action}
      data-ground={look === 'float' ? 'paper' : undefined}
      className={clsx(styles.search, styles[size], styles[look], className)}
    >
      {scopes && (
        <select name={scopeName} aria-label={scopeLabel} defaultValue={defaultScope} className={styles.scope}>
          {scopes.map((scope) => (
            <option key={scope.value} value={scope.value}>
              {scope.label}
            </option>
          ))}
        </select>
      )}
      {look === 'stage' && <Search aria-hidden className={styles.lens} />}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input {...rest} id={id} name={name} type="search" className={styles.input} />
      {extra}
      {submitLabel ? (
        <button type="submit" className={styles.words}>
          {submitLabel}
        </button>
      ) : (
        look !== 'stage' && (
          <button type="submit" aria-label="Search" className={styles.glass}>
            <Search aria-hidden />
          </button>
        )
      )}
    </Form>
  );
}
