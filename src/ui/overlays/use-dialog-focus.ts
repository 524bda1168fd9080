import { useRef } from 'react';
import { firstField } from './first-field.ts';

/** The way from the opener up to the page, so that a place is known even if the opener is gone by then. */
type Way = readonly HTMLElement[];

/**
 * Where the focus goes when a dialog opens and closes: to its first field, and back to what opened it. The dialog's
 * own library knows the opener only where it drew that button itself.
 */
export function useDialogFocus() {
  const way = useRef<Way>([]);
  return {
    onOpenAutoFocus: (event: Event): void => {
      way.current = wayTo(document.activeElement);
      const field = event.target instanceof Element ? firstField(event.target) : null;
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      placeOn(way.current)?.focus();
    },
  };
}

function wayTo(active: Element | null): Way {
  // An entry of a menu is gone with its menu; the menu's button stays.
  const menu = active?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const way: HTMLElement[] = [];
  for (let place = button ?? active; place instanceof HTMLElement; place = place.parentElement)
    way.push(place);
  return way.filter((place) => place !== document.body && place !== document.documentElement);
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]';

/** The opener; else what is nearest to where it was, as after a row was deleted with its own button. */
function placeOn(way: Way): HTMLElement | null {
  for (const place of way) {
    if (!place.isConnected || !place.checkVisibility()) continue;
    const isReachable = place.matches(focusable) && !place.matches(':disabled');
    const near = isReachable ? place : place.querySelector<HTMLElement>(focusable);
    if (near) return near;
  }
  return document.querySelector<HTMLElement>('main');
}
