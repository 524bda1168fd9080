import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const focusableSelector = 'a[href], button:not(:disabled), input, select, summary';

/**
 * Turns a `<details>` into a menu: it closes on a press outside, on Escape (focus returns to its summary), when the
 * focus leaves it, and on navigation. With `trap`, Tab cycles inside it. Without JavaScript it still opens and closes.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>, { trap = false } = {}): void {
  const { key } = useLocation();
  // The menu may have been opened before its script loaded: only another page closes it.
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key && ref.current) ref.current.open = false;
    openedAt.current = key;
  }, [ref, key]);
  useEffect(() => {
    const pressed = (event: MouseEvent): void => {
      const { current: menu } = ref;
      if (menu?.open && event.target instanceof Element && isOutside(menu, event.target)) menu.open = false;
    };
    const typed = (event: KeyboardEvent): void => {
      const { current: menu } = ref;
      if (!menu?.open) return;
      if (event.key === 'Escape') closeMenu(menu);
      if (event.key === 'Tab' && trap) trapTab(menu, event);
    };
    const focused = (event: FocusEvent): void => {
      const { current: menu } = ref;
      if (menu?.open && !trap && event.target instanceof Element && !menu.contains(event.target))
        menu.open = false;
    };
    document.addEventListener('click', pressed);
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('click', pressed);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', typed);
    };
  }, [ref, trap]);
}

/** The scrim is inside the menu's element, but pressing it counts as pressing outside. */
const isOutside = (menu: Element, pressed: Element): boolean =>
  !menu.contains(pressed) || pressed.hasAttribute('data-scrim');

function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function trapTab(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const focusables = [...menu.querySelectorAll<HTMLElement>(focusableSelector)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [focusables[0], focusables.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge && menu.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
