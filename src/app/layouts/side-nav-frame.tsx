import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
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

interface SideNavFrameProps {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly SideNavLink[];
  children: ReactNode;
}

/** Public header and footer, with links at the side (on narrow screens, above) and the content next to them. */
export function SideNavFrame({ label, links, children }: SideNavFrameProps) {
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  useCurrentInView(ref);
  return (
    <PublicFrame>
      <div className={`wrap ${styles.frame}`}>
        <nav ref={ref} aria-label={label} className={styles.nav}>
          <ul className={styles.links}>
            {links.map(({ label: name, to, below = to, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pathname === to || pathname.startsWith(`${below}/`) ? 'page' : undefined}
                  className={styles.link}
                >
                  <Icon aria-hidden strokeWidth={1.8} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </PublicFrame>
  );
}
