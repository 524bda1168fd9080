import { Link, useLocation } from 'react-router';
import { Badge } from '#ui/marks/badge.tsx';
import styles from './bottom-bar.module.css';
import { bottomSectionsFor, groupOf, sectionPath } from './sections.ts';
import { useBadgeCounts } from './use-badge-counts.ts';
import type { Store } from './use-store.ts';

/** The five most visited sections, under the thumb. Phones only. */
export function BottomBar({ store }: { store: Store | null }) {
  const waiting = useBadgeCounts();
  const { pathname } = useLocation();
  const group = groupOf(pathname);
  const current = sectionPath(pathname);
  const places = bottomSectionsFor(store?.role ?? null);
  // Two of a group: the one that is open. One alone stands for the whole group.
  const isCurrent = ({ to, own }: { to: string; own: string }): boolean =>
    current === to ||
    current.startsWith(`${to}/`) ||
    (own === group && !places.some((place) => place.to !== to && current.startsWith(place.to)));
  return (
    <nav className={styles.bar} aria-label="Main sections">
      {places.map(({ label, to, Icon, group: own, counts }) => (
        <Link
          key={to}
          to={to}
          data-current={isCurrent({ to, own }) || undefined}
          aria-current={current === to ? 'page' : undefined}
          className={styles.link}
        >
          <span className={styles.icon}>
            <Icon aria-hidden strokeWidth={1.8} />
            {counts && (
              <Badge
                count={waiting[counts]}
                label={counts === 'orders' ? 'new' : 'unread'}
                className={waiting.sample ? styles.sample : undefined}
              />
            )}
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
