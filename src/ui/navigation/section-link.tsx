import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';

interface SectionLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Id of the target element on the same page. */
  section: string;
}

/**
 * A link to a section of the same page. The router follows it, because a history entry that the router does not know
 * would interrupt scrolling to the section when it restores that entry's scroll position. The href is a plain `#…`,
 * which browsers and checkers recognise as a link within the page.
 */
export function SectionLink({ section, onClick, children, ...rest }: SectionLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>({ search, hash: section });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    moveFocus(section);
    follow(event);
  };
  return (
    <a {...rest} href={`#${section}`} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Tab continues from the section, as after a link that the browser follows itself. */
function moveFocus(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
