import { useEffect, useRef } from 'react';
import { firstField } from './first-field.ts';

/**
 * For a panel that replaces the button that opened it: the focus goes to the panel's first field, and back to the
 * button when the panel is closed. Without it, the focus would be lost with each of the two.
 */
export function useSwapFocus(isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) firstField(panel.current)?.focus();
    else opener.current?.focus();
  }, [isOpen]);
  return { panel, opener };
}
