import { Link, useLocation } from 'react-router';
import styles from './bottom-bar.module.css';
import { bottomSections, groupOf, sectionPath } from './sections.ts';

/** The five most visited sections, under the thumb. Phones only. */
export function BottomBar() {
  const { pathname } = useLocation();
  const group = groupOf(pathname);
  return (
    <nav className={styles.bar} aria-label="Main sections">
      {bottomSections.map(({ label, to, Icon, group: own }) => (
        <Link
          key={to}
          to={to}
          data-current={own === group || undefined}
          aria-current={sectionPath(pathname) === to ? 'page' : undefined}
          className={styles.link}
        >
          <Icon aria-hidden strokeWidth={1.8} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
