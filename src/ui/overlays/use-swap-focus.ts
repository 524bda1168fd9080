import { useEffect, useRef } from 'react';
import { findFirstField } from './first-field.ts';

/**
 * Moves the focus for a panel that replaces the button that opened it: to the first field of the panel, and back to the
 * button when the panel closes. Otherwise the focus would be lost both times.
 */
export function useSwapFocus(isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) findFirstField(panel.current)?.focus();
    else opener.current?.focus();
  }, [isOpen]);
  return { panel, opener };
}
