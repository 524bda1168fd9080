import clsx from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import { useFieldWiring } from '../field.tsx';
import styles from './combobox.module.css';
import { type ComboboxOptions, useCombobox } from './use-combobox.ts';

interface ComboboxProps extends ComboboxOptions {
  /** Called after the focus has moved on and the typed text has been applied. */
  onBlur?: () => void;
  loading?: boolean;
  placeholder?: string;
  emptyText?: string;
  clearable?: boolean;
  /** Name of a hidden input, for native forms. */
  name?: string;
  id?: string;
  className?: string;
  /** Ref of the text input. */
  ref?: Ref<HTMLInputElement>;
}

/** A text input that finds one of many options. Put it into a Field, which labels it. */
export function Combobox(props: ComboboxProps) {
  const { value, onBlur, loading, placeholder, disabled, clearable, name, ref } = props;
  const { id: fieldId, ...wiring } = useFieldWiring({ id: props.id });
  const generatedId = useId();
  const id = fieldId ?? generatedId;
  const listId = `${id}-options`;
  const box = useCombobox(props);
  const optionId = (index: number): string => `${id}-option-${index}`;
  const frame = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    box.choose(null);
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame} className={clsx(styles.combobox, props.className)}>
      <input
        {...wiring}
        ref={ref}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-activedescendant={box.lit >= 0 ? optionId(box.lit) : undefined}
        value={box.text}
        placeholder={placeholder}
        disabled={disabled}
        className={styles.input}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => box.type(target.value)}
        onClick={({ currentTarget }) => {
          if (box.isOpen) return;
          box.show();
          currentTarget.select();
        }}
        onKeyDown={box.press}
        onBlur={() => {
          box.leave();
          onBlur?.();
        }}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <span className={styles.buttons}>
        {clearable && value && (
          <button type="button" aria-label="Clear" className={styles.clear} onClick={clear}>
            <X aria-hidden />
          </button>
        )}
        <ChevronDown aria-hidden className={styles.arrow} />
      </span>
      <Options {...props} box={box} listId={listId} optionId={optionId} />
      <span role="status" className="sr-only">
        {box.isOpen && box.isTyping && !loading && optionCountText(box.found.length)}
      </span>
    </div>
  );
}

const optionCountText = (count: number): string => (count === 1 ? '1 option' : `${count} options`);

interface OptionsProps extends ComboboxProps {
  box: ReturnType<typeof useCombobox>;
  listId: string;
  optionId: (index: number) => string;
}

function Options({ value, loading, emptyText = 'No results', box, listId, optionId }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { isOpen, lit, found } = box;
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (lit >= 0) list.current?.children[lit]?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label="Options"
      hidden={!isOpen}
      className={styles.menu}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen &&
        found.map((option, index) => (
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            className={clsx(styles.option, lit === index && styles.lit)}
            onClick={() => box.choose(option)}
            // The input keeps the focus and handles all keys.
            onKeyDown={undefined}
          >
            <span>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
            {option.value === value && <Check aria-hidden />}
          </div>
        ))}
      {isOpen && found.length === 0 && (
        <div role="option" tabIndex={-1} aria-selected={false} aria-disabled className={styles.none}>
          {loading ? 'Searching...' : emptyText}
        </div>
      )}
    </div>
  );
}
