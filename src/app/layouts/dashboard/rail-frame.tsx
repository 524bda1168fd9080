import type { ReactNode } from 'react';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import { Rail } from './rail/rail.tsx';
import styles from './rail-frame.module.css';

interface RailFrameProps {
  /** Navigation in the rail. */
  rail: ReactNode;
  /** Bars above the content. */
  top: ReactNode;
  /** Bar below the content. */
  foot?: ReactNode;
  /** Navigation at the bottom of phones, which gets its room. */
  bottomBar?: ReactNode;
  children: ReactNode;
}

/** The frame of dashboard and administration: rail, bars, and the content, which brings its own PageHead. */
export function RailFrame({ rail, top, foot, bottomBar, children }: RailFrameProps) {
  useFocusOnNavigation();
  return (
    <div className={bottomBar ? `${styles.frame} ${styles.withBottomBar}` : styles.frame}>
      <SectionLink className="skip-link" section="main">
        Skip to content
      </SectionLink>
      <Rail>{rail}</Rail>
      <div className={styles.column}>
        {top}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {foot}
      </div>
      {bottomBar}
    </div>
  );
}
