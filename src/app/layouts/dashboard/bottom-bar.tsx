import { Link, useLocation } from 'react-router';
import { Badge } from '#ui/marks/badge.tsx';
import styles from './bottom-bar.module.css';
import { bottomSectionsFor, findGroupLabel, sectionPath } from './sections.ts';
import { useBadgeCounts } from './use-badge-counts.ts';
import type { Store } from './use-store.ts';

/** The five most visited sections at the bottom of the screen, on phones only. */
export function BottomBar({ store }: { store: Store | null }) {
  const badgeCounts = useBadgeCounts();
  const { pathname } = useLocation();
  const group = findGroupLabel(pathname);
  const current = sectionPath(pathname);
  const sections = bottomSectionsFor(store?.role ?? null);
  // Of two sections of a group, the open one is current. A group with one section here marks it for the whole group.
  const isCurrent = ({ to, own }: { to: string; own: string }): boolean =>
    current === to ||
    current.startsWith(`${to}/`) ||
    (own === group && !sections.some((section) => section.to !== to && current.startsWith(section.to)));
  return (
    <nav className={styles.bar} aria-label="Main sections">
      {sections.map(({ label, to, Icon, group: own, counts }) => (
        <Link
          key={to}
          to={to}
          data-current={isCurrent({ to, own }) || undefined}
          aria-current={current === to ? 'page' : undefined}
          className={`faint ${styles.link}`}
        >
          <span className={styles.icon}>
            <Icon aria-hidden strokeWidth={1.8} />
            {counts && (
              <Badge
                count={badgeCounts[counts]}
                label={counts === 'orders' ? 'new' : 'unread'}
                className={badgeCounts.sample ? styles.sample : undefined}
              />
            )}
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
