import { type ReactNode, useEffect, useState } from 'react';
import { SectionLink } from '../navigation/section-link.tsx';
import styles from './foot-bar.module.css';

interface FootBarProps {
  /** What the bar is for, for screen readers. */
  label: string;
  /** Id of the part of the page that it stands in for: while that is in view, the bar is away. */
  insteadOf: string;
  /** In bold: what it comes to. */
  title: string;
  note?: string | undefined;
  /** The one button. */
  children: ReactNode;
}

/** On phones and tablets, at the foot of the window: the next step of a long page, wherever its reader is. */
export function FootBar({ label, insteadOf, title, note, children }: FootBarProps) {
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
    const place = document.getElementById(id);
    if (!place) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(place);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
