import { type ReactNode, useEffect, useState } from 'react';
import { SectionLink } from '../navigation/section-link.tsx';
import styles from './bottom-action-bar.module.css';

interface BottomActionBarProps {
  /** Accessible name of the bar. */
  label: string;
  /** Id of the element that the bar replaces: while it is in view, the bar is hidden. */
  insteadOf: string;
  /** Bold text, usually the total. */
  title: ReactNode;
  note?: ReactNode;
  /** The main button. */
  children: ReactNode;
}

/**
 * A bar at the bottom of the window on phones and tablets: the next step of a long page, wherever the user has
 * scrolled.
 */
export function BottomActionBar({ label, insteadOf, title, note, children }: BottomActionBarProps) {
  if (useInView(insteadOf)) return null;
  return (
    <div role="group" aria-label={label} className={styles.bar} data-foot-bar="">
      <SectionLink section={insteadOf} className={styles.words}>
        <b className={`${styles.total} num`}>{title}</b>
        {note && <span className={`${styles.note} num`}>{note}</span>}
      </SectionLink>
      {children}
    </div>
  );
}

function useInView(id: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const anchor = document.getElementById(id);
    if (!anchor) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(anchor);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
