import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, findOptions, namedOption } from './combobox-match.ts';

export interface ComboboxChoice {
  options: readonly ComboboxOption[];
  /** Chosen value; null or undefined for none. */
  value?: string | null;
  onValueChange: (value: string | null) => void;
  /** Typed text: fetch options for it. Left out, the options are filtered here. */
  onQuery?: (text: string) => void;
  /** Text that is on no list is a value too. */
  custom?: boolean;
  /** Text that is on no list becomes the value when the focus moves on, so that the form can say that it is wrong. */
  keepUnlisted?: boolean;
  disabled?: boolean;
}

/**
 * What a combobox does. The typed text is a state of its own, set in the same breath as the input: a value that
 * comes back late from above can never overwrite a letter.
 */
export function useCombobox(props: ComboboxChoice) {
  const { options, onValueChange, onQuery, custom = false, keepUnlisted = false, disabled = false } = props;
  const value = props.value ?? null;
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typing, setTyping] = useState<{ text: string; over: string | null } | null>(null);
  const { isOpen, active, open, close } = useList(disabled);
  // Typed text counts until the value changes under it; with free text it is the value.
  const typed = typing && (custom || typing.over === value) ? typing.text : null;
  const found = onQuery || typed === null ? [...options] : findOptions(options, typed);
  const lit = Math.min(active, found.length - 1);

  const choose = (option: ComboboxOption | null): void => {
    close();
    setTyping(null);
    const next = option?.value ?? null;
    if (next !== value) onValueChange(next);
  };
  const type = (text: string): void => {
    setTyping({ text, over: value });
    onQuery?.(text);
    if (custom) onValueChange(text || null);
    // From a closed list Enter and Tab take the best match; where anything goes they keep the text.
    open(custom || text.trim() === '' ? -1 : 0);
  };
  /** When focus goes on: takes what was named, or the only match. What fits nothing stays in sight, to be mended. */
  const leave = (): void => {
    close();
    if (typed === null) return;
    if (typed.trim() === '') return choose(null);
    const named = namedOption(found, typed) ?? (!custom && found.length === 1 ? found[0] : undefined);
    if (named) return choose(named);
    if (keepUnlisted) onValueChange(typed.trim());
    if (keepUnlisted || custom || chosen) setTyping(null);
  };
  const press = keysFor({
    isOpen,
    lit,
    last: found.length - 1,
    start: chosen ? found.indexOf(chosen) : -1,
    open,
    choose: (index) => found[index] && choose(found[index]),
    close,
    cancel: () => {
      close();
      if (!custom) setTyping(null);
    },
  });
  return {
    found,
    lit,
    isOpen,
    text: typed ?? chosen?.label ?? (custom || keepUnlisted ? (value ?? '') : ''),
    isTyping: typed !== null,
    show: () => open(chosen ? found.indexOf(chosen) : -1),
    type,
    choose,
    leave,
    press,
  };
}

/** Whether the list is open, and which option is lit (-1 for none). */
function useList(disabled: boolean) {
  const [lit, setLit] = useState<number | null>(null);
  const isOpen = lit !== null && !disabled;
  return { isOpen, active: isOpen ? lit : -1, open: setLit, close: () => setLit(null) };
}

interface Keys {
  isOpen: boolean;
  /** Index of the lit option, -1 for none. */
  lit: number;
  last: number;
  /** Where the arrows begin. */
  start: number;
  open: (index: number) => void;
  choose: (index: number) => void;
  close: () => void;
  /** Closes, and gives up what was typed. */
  cancel: () => void;
}

/** Arrow keys walk, Enter and Tab take, Escape closes. */
function keysFor({ isOpen, lit, last, start, open, choose, close, cancel }: Keys) {
  const wrap = (index: number): number => {
    if (index < 0) return last;
    return index > last ? 0 : index;
  };
  const acts: Record<string, (event: KeyboardEvent) => void> = {
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
    const act = acts[event.key];
    if (!act || (!isOpen && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    act(event);
  };
}
