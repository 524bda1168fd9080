import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { PublicFrame } from './public/public-frame.tsx';
import styles from './side-nav-frame.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

interface SideNavLink {
  label: string;
  to: string;
  /** Path prefix of pages below the link, if it is not `to`. */
  below?: string;
  Icon: LucideIcon;
}

export interface SideNavGroup {
  /** Heading of the group; the first link needs none. */
  label?: string;
  links: readonly SideNavLink[];
}

interface SideNavFrameProps {
  /** Accessible name of the navigation. */
  label: string;
  groups: readonly SideNavGroup[];
  children: ReactNode;
}

/** Public header and footer, with links at the side (on narrow screens, above) and the content next to them. */
export function SideNavFrame({ label, groups, children }: SideNavFrameProps) {
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  useCurrentInView(ref);
  return (
    <PublicFrame>
      <div className={`wrap ${styles.frame}`}>
        <nav ref={ref} aria-label={label} className={styles.nav}>
          <div className={styles.groups}>
            {groups.map((group) => (
              <NavGroup key={group.label ?? 'home'} group={group} pathname={pathname} />
            ))}
          </div>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </PublicFrame>
  );
}

function NavGroup({ group, pathname }: { group: SideNavGroup; pathname: string }) {
  const id = useId();
  return (
    <div className={styles.group}>
      {group.label && (
        <h2 id={id} className={styles.label}>
          {group.label}
        </h2>
      )}
      <ul className={styles.links} aria-labelledby={group.label ? id : undefined}>
        {group.links.map(({ label, to, below = to, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to || pathname.startsWith(`${below}/`) ? 'page' : undefined}
              className={styles.link}
            >
              <Icon aria-hidden strokeWidth={1.8} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
