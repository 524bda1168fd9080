import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useDisclosure } from '../use-disclosure.ts';
import { menuGroups } from './late-links.ts';
import styles from './mobile-menu.module.css';

/** The slide-down menu of narrow screens. It locks the page behind it while open. */
export function MobileMenu({ className }: { className?: string }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDisclosure(ref, { trap: true });
  return (
    <details ref={ref} className={clsx(styles.menu, className)} data-locks-page>
      <summary className={styles.button} aria-label="Menu">
        <Menu aria-hidden className={styles.toOpen} />
        <X aria-hidden className={styles.toClose} />
      </summary>
      <div className={styles.scrim} data-scrim />
      <div className={styles.panel}>
        <ButtonLink to="/request" variant="go" wide>
          Get quotes
        </ButtonLink>
        <div className={styles.guest}>
          <ButtonLink to="/sign-in" variant="line">
            Sign in
          </ButtonLink>
          <ButtonLink to="/sign-up">Sign up</ButtonLink>
        </div>
        <div className={styles.groups}>
          {menuGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles.title}>{title}</p>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </details>
  );
}
