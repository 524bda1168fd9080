import { Link } from 'react-router';
import { CurrencySwitch } from '#ui/facts/currency/currency-switch.tsx';
import { UnitsSwitch } from '#ui/facts/units/units-switch.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import { footerGroups, legalLinks } from './late-links.ts';
import styles from './site-footer.module.css';

/** The footer of every public page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer} data-ground="night">
      <div className="wrap" data-below="">
        <div className={styles.top}>
          <div className={styles.about}>
            <Logo className={styles.logo} />
            <p>Suppliers, products and know-how for everything that gets packed.</p>
          </div>
          <nav className={styles.groups} aria-label="Footer">
            {footerGroups.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <Link to={to} className={styles.link}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <p>Copyright © 2024 Packwright. All rights reserved.</p>
          <ul className={styles.legal}>
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <div className={styles.choices}>
            <CurrencySwitch />
            <UnitsSwitch ground="night" />
            <ThemeSwitch ground="night" />
          </div>
        </div>
      </div>
    </footer>
  );
}
