import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';

interface SectionLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The id of the element that it leads to, on the same page. */
  section: string;
}

/**
 * A link to a section of the same page. The router follows it, because a history entry that the router does not
 * know would stop the way to the section when it restores that entry's scroll position. The href stays a plain
 * `#…`, by which browsers and checkers recognise a link within the page.
 */
export function SectionLink({ section, onClick, children, ...rest }: SectionLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>({ search, hash: section });
  const choose = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    moveFocus(section);
    follow(event);
  };
  return (
    <a {...rest} href={`#${section}`} onClick={choose}>
      {children}
    </a>
  );
}

/** The Tab key continues from the section, as it does after a link that the browser follows by itself. */
function moveFocus(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
