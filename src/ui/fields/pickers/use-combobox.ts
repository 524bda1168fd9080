import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, findExactOption, findOptions } from './combobox-match.ts';

export interface ComboboxOptions {
  options: readonly ComboboxOption[];
  /** Selected value; null or undefined for none. */
  value?: string | null;
  onValueChange: (value: string | null) => void;
  /** Called with the typed text to fetch options; without it, `options` are filtered in the browser. */
  onQuery?: (text: string) => void;
  /** Accepts text that matches no option. */
  custom?: boolean;
  /** Keeps text that matches no option as the value on blur, so that the form can report it as invalid. */
  keepUnlisted?: boolean;
  disabled?: boolean;
}

/**
 * Returns state and handlers of a combobox. The typed text is separate state and is set together with the input: a
 * value that arrives late from the parent can never overwrite a letter.
 */
export function useCombobox(props: ComboboxOptions) {
  const { options, onValueChange, onQuery, custom = false, keepUnlisted = false, disabled = false } = props;
  const value = props.value ?? null;
  const selected = options.find((option) => option.value === value) ?? null;
  const [typing, setTyping] = useState<{ text: string; over: string | null } | null>(null);
  const { isOpen, active, open, close } = useList(disabled);
  // Typed text is valid until the value changes; with `custom`, it is the value.
  const typed = typing && (custom || typing.over === value) ? typing.text : null;
  const matches = onQuery || typed === null ? [...options] : findOptions(options, typed);
  const highlighted = Math.min(active, matches.length - 1);

  const selectOption = (option: ComboboxOption | null): void => {
    close();
    setTyping(null);
    const next = option?.value ?? null;
    if (next !== value) onValueChange(next);
  };
  const type = (text: string): void => {
    setTyping({ text, over: value });
    onQuery?.(text);
    if (custom) onValueChange(text || null);
    // In a closed list, Enter and Tab select the best match; with `custom`, they keep the text.
    open(custom || text.trim() === '' ? -1 : 0);
  };
  // On blur, selects the option that was named, or the only match. Other text stays, so that it can be corrected.
  const handleBlur = (): void => {
    close();
    if (!typed?.trim()) return typed === null ? undefined : selectOption(null);
    const only = !custom && matches.length === 1 ? matches[0] : null;
    const named = findExactOption(matches, typed) ?? only;
    if (named) return selectOption(named);
    if (keepUnlisted) onValueChange(typed.trim());
    if (keepUnlisted || custom || selected) setTyping(null);
  };
  const handleKey = createKeyHandler({
    isOpen,
    highlighted,
    last: matches.length - 1,
    startIndex: selected ? matches.indexOf(selected) : -1,
    open,
    choose: (index) => matches[index] && selectOption(matches[index]),
    close,
    cancel: () => {
      close();
      if (!custom) setTyping(null);
    },
  });
  return {
    found: matches,
    lit: highlighted,
    isOpen,
    text: typed ?? selected?.label ?? (custom || keepUnlisted ? (value ?? '') : ''),
    isTyping: typed !== null,
    show: () => open(selected ? matches.indexOf(selected) : -1),
    type,
    choose: selectOption,
    leave: handleBlur,
    press: handleKey,
  };
}

/** Returns whether the list is open and which option is highlighted (-1 for none). */
function useList(disabled: boolean) {
  const [lit, setLit] = useState<number | null>(null);
  const isOpen = lit !== null && !disabled;
  return { isOpen, active: isOpen ? lit : -1, open: setLit, close: () => setLit(null) };
}

interface KeyHandlerOptions {
  isOpen: boolean;
  /** Index of the highlighted option, -1 for none. */
  highlighted: number;
  last: number;
  /** Index at which the arrow keys start. */
  startIndex: number;
  open: (index: number) => void;
  choose: (index: number) => void;
  close: () => void;
  /** Closes the list and discards the typed text. */
  cancel: () => void;
}

/** Arrow keys move, Enter and Tab select, Escape closes. */
function createKeyHandler({
  isOpen,
  highlighted: lit,
  last,
  startIndex: start,
  open,
  choose,
  close,
  cancel,
}: KeyHandlerOptions) {
  const wrap = (index: number): number => {
    if (index < 0) return last;
    return index > last ? 0 : index;
  };
  const actions: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => open(isOpen ? wrap(lit + 1) : Math.max(start, 0)),
    ArrowUp: () => open(isOpen || start < 0 ? wrap(isOpen ? Math.max(lit, 0) - 1 : last) : start),
    Enter: () => (lit >= 0 ? choose(lit) : close()),
    Escape: (event) => {
      event.stopPropagation();
      cancel();
    },
  };
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && lit >= 0) return choose(lit);
    const action = actions[event.key];
    if (!action || (!isOpen && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    action(event);
  };
}
