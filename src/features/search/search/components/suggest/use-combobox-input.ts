import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  listId: string;
  /** Number of options shown; 0 while the list is closed. */
  count: number;
  onText: (text: string) => void;
  onOpen: (isOpen: boolean) => void;
  onChoose: (option: number) => void;
  onSubmit: (text: string) => void;
}

/** Turns the input of a plain search form into a combobox: key handling, state and the active option. */
export function useComboboxInput(
  host: RefObject<HTMLElement | null>,
  combobox: Combobox,
): { active: number } {
  const [active, setActive] = useState(-1);
  const { listId, count } = combobox;
  const onType = useEffectEvent((text: string) => {
    setActive(-1);
    combobox.onText(text);
    combobox.onOpen(true);
  });
  const onOpen = useEffectEvent((isOpen: boolean) => {
    setActive(-1);
    combobox.onOpen(isOpen);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (count === 0) combobox.onOpen(true);
      // One position more than there are options: the text itself.
      else setActive((now) => ((now + 1 + (event.key === 'ArrowDown' ? 1 : count)) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0 && count > 0) {
      event.preventDefault();
      combobox.onChoose(active);
      setActive(-1);
    } else if (event.key === 'Escape' && count > 0) {
      event.preventDefault();
      onOpen(false);
    } else if (event.key === 'Tab') onOpen(false);
  });
  const onSubmit = useEffectEvent((text: string) => {
    onOpen(false);
    combobox.onSubmit(text);
  });

  useEffect(() => {
    const input = host.current?.querySelector<HTMLInputElement>('input[type=search], input[role=combobox]');
    if (!input) return undefined;
    // An input of type search must not be a combobox; a text input may, and looks the same here.
    input.type = 'text';
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('input', () => onType(input.value), { signal });
    input.addEventListener('focus', () => onOpen(true), { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.form?.addEventListener('submit', () => onSubmit(input.value), { signal });
    // Text that was typed while this was loading.
    const timer = setTimeout(() => onType(input.value));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [host]);

  useComboboxAria(host, { listId, count, active });
  return { active };
}

/** Tells screen readers whether the list is open and which option is active. */
function useComboboxAria(
  host: RefObject<HTMLElement | null>,
  { listId, count, active }: { listId: string; count: number; active: number },
): void {
  useEffect(() => {
    const input = host.current?.querySelector<HTMLInputElement>('input[role=combobox]');
    if (!input) return;
    input.ariaExpanded = String(count > 0);
    if (count > 0) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (active >= 0 && count > 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [host, listId, count, active]);
}
