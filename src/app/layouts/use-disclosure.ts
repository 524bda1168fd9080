import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

const reachable = 'a[href], button:not(:disabled), input, select, summary';

/**
 * Lets a `<details>` behave as a menu: it closes on a press outside, on Escape (focus returns to its
 * summary), when the focus leaves it, and on arriving somewhere else. With `trap`, Tab goes round inside it. Without scripts it
 * still opens and closes.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>, { trap = false } = {}): void {
  const { key } = useLocation();
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [ref, key]);
  useEffect(() => {
    const pressed = (event: MouseEvent): void => {
      const { current: menu } = ref;
      if (menu?.open && event.target instanceof Element && isOutside(menu, event.target)) menu.open = false;
    };
    const typed = (event: KeyboardEvent): void => {
      const { current: menu } = ref;
      if (!menu?.open) return;
      if (event.key === 'Escape') close(menu);
      if (event.key === 'Tab' && trap) keepInside(menu, event);
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

/** What dims the page belongs to the menu, but pressing it means the page behind. */
const isOutside = (menu: Element, pressed: Element): boolean =>
  !menu.contains(pressed) || pressed.hasAttribute('data-scrim');

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function keepInside(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && menu.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
