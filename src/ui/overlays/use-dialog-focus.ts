import { useRef } from 'react';
import { findFirstField } from './first-field.ts';

/** The opener and its ancestors, so that the focus has a target even if the opener is gone. */
type FocusPath = readonly HTMLElement[];

/**
 * Returns handlers that move the focus to a dialog's first field on opening, and back to the opener on closing. Radix
 * knows the opener only if it rendered the trigger itself.
 */
export function useDialogFocus() {
  const path = useRef<FocusPath>([]);
  return {
    onOpenAutoFocus: (event: Event): void => {
      path.current = focusPathTo(document.activeElement);
      const field = event.target instanceof Element ? findFirstField(event.target) : null;
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      findFocusTarget(path.current)?.focus();
    },
  };
}

function focusPathTo(active: Element | null): FocusPath {
  // A menu item disappears with its menu; the menu's button remains.
  const menu = active?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const path: HTMLElement[] = [];
  for (let element = button ?? active; element instanceof HTMLElement; element = element.parentElement)
    path.push(element);
  return path.filter((element) => element !== document.body && element !== document.documentElement);
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]';

/** Returns the opener or, if it is gone (for example a deleted row), the nearest focusable element. */
function findFocusTarget(path: FocusPath): HTMLElement | null {
  for (const element of path) {
    if (!element.isConnected || !element.checkVisibility()) continue;
    const isReachable = element.matches(focusable) && !element.matches(':disabled');
    const target = isReachable ? element : element.querySelector<HTMLElement>(focusable);
    if (target) return target;
  }
  return document.querySelector<HTMLElement>('main');
}
