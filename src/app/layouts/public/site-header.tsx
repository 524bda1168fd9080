import { Globe, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { BasketLink } from '#features/orders/baskets/components/basket-link.tsx';
import { SuggestBox } from '#features/search/search/components/suggest/suggest-box.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { CategoryRow } from './category-row.tsx';
import { searchScopes } from './links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';

/** Utility bar, search row and category row of every public page. */
export function SiteHeader() {
  return (
    <>
      <header>
        <UtilityBar />
        <div className={styles.bar}>
          <div className={`wrap ${styles.row}`}>
            <Logo className={styles.logo} />
            <SuggestBox
              label="Search the marketplace"
              placeholder="Search the marketplace"
              action="/search"
              scopes={searchScopes}
              defaultScope="products"
              autoComplete="off"
              className={styles.search}
            />
            <div className={styles.acts}>
              <BasketLink />
              <div className={styles.guest}>
                <Link to="/sign-in" className={styles.signIn}>
                  Sign in
                </Link>
                <ButtonLink to="/sign-up" size="sm">
                  Sign up
                </ButtonLink>
              </div>
              <div className={styles.member}>
                <AccountMenu />
              </div>
              <MobileMenu className={styles.burger} />
            </div>
          </div>
        </div>
      </header>
      <CategoryRow />
    </>
  );
}

function UtilityBar() {
  return (
    <div className={styles.utility} data-ground="night">
      <div className={`wrap ${styles.utilityRow}`}>
        <span className={styles.fact}>
          <MapPin aria-hidden />
          <span>
            Deliver to <b>US</b>
          </span>
        </span>
        <span className={styles.fact}>
          <Globe aria-hidden />
          <b>English-USD</b>
        </span>
        <Link to="/registration" className={styles.become}>
          Become a supplier
        </Link>
      </div>
    </div>
  );
}
