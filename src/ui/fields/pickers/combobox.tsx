import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { Check, ChevronDown, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFieldWiring } from '../field.tsx';
import styles from './combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
  note?: ReactNode;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  /** Chosen value; null or undefined for none. */
  value?: string | null;
  onValueChange: (value: string | null) => void;
  /** Typed text: fetch options for it. Left out, the options are filtered here. */
  onQuery?: (text: string) => void;
  loading?: boolean;
  placeholder?: string;
  emptyText?: string;
  disabled?: boolean;
  clearable?: boolean;
  /** Hidden input for native forms. */
  name?: string;
  id?: string;
  className?: string;
}

/** A text input that finds one of many options. Put it into a Field, which labels it. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onValueChange,
    onQuery,
    loading,
    placeholder,
    emptyText = 'Nothing found',
    disabled,
    clearable,
    name,
    id,
    className,
  } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  const [query, setQuery] = useState('');
  const shown =
    onQuery || query === '' || query === chosen?.label
      ? options
      : options.filter((option) => matches(option.label, query));
  const wiring = useFieldWiring({ id });
  const box = useCombobox<ComboboxOption>({
    items: [...shown],
    selectedItem: chosen,
    itemToString: (item) => item?.label ?? '',
    ...(wiring.id ? { inputId: wiring.id, id: wiring.id } : {}),
    onInputValueChange: ({ inputValue, type }) => {
      setQuery(inputValue);
      if (type === useCombobox.stateChangeTypes.InputChange) onQuery?.(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? null),
  });
  const open = box.isOpen && !disabled;
  return (
    <div className={clsx(styles.combobox, className)}>
      <input
        {...box.getInputProps({
          disabled,
          placeholder,
          'aria-labelledby': undefined,
          'aria-describedby': wiring['aria-describedby'],
          'aria-invalid': wiring['aria-invalid'],
          'aria-required': wiring['aria-required'],
        })}
        className={styles.input}
        autoComplete="off"
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <span className={styles.buttons}>
        {clearable && chosen && (
          <button type="button" aria-label="Clear" className={styles.clear} onClick={() => box.reset()}>
            <X aria-hidden />
          </button>
        )}
        <ChevronDown aria-hidden className={styles.arrow} />
      </span>
      <ul
        {...box.getMenuProps({ 'aria-label': 'Options', 'aria-labelledby': undefined })}
        hidden={!open}
        className={styles.menu}
      >
        {open &&
          shown.map((option, index) => (
            <li
              key={option.value}
              {...box.getItemProps({ item: option, index })}
              className={clsx(styles.option, box.highlightedIndex === index && styles.lit)}
            >
              <span>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
              {option.value === value && <Check aria-hidden />}
            </li>
          ))}
        {open && shown.length === 0 && (
          <li className={styles.none}>{loading ? 'Searching...' : emptyText}</li>
        )}
      </ul>
    </div>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Without case and accents; every typed word must appear. */
const matches = (label: string, query: string) =>
  plain(query)
    .split(/\s+/)
    .every((word) => plain(label).includes(word));
