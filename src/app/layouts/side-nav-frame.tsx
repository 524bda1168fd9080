import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PublicFrame } from './public/public-frame.tsx';
import styles from './side-nav-frame.module.css';

interface SideNavFrameProps {
  /** What the links belong to. */
  label: string;
  links: readonly { label: string; to: string; Icon: LucideIcon }[];
  children: ReactNode;
}

/** Within the public header and footer: links at the side (above, on narrow screens), content beside them. */
export function SideNavFrame({ label, links, children }: SideNavFrameProps) {
  return (
    <PublicFrame>
      <div className={`wrap ${styles.frame}`}>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.links}>
            {links.map(({ label: name, to, Icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/account'} className={styles.link}>
                  <Icon aria-hidden strokeWidth={1.8} />
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </PublicFrame>
  );
}
