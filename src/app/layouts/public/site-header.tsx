import { Globe, MapPin } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { BasketLink } from '#features/orders/baskets/components/basket-link.tsx';
import { SuggestBox } from '#features/search/search/components/suggest/suggest-box.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { loadOnFirstUse } from '#ui/layout/load-on-first-use.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import '../account-menu.module.css';
import { QuoteLink } from './quote-link.tsx';
import './category-row.module.css';
import './mobile-menu.module.css';
import styles from './site-header.module.css';

// Until the page is used, menus open and close and links work without these scripts.
const CategoryRow = loadOnFirstUse(async () => (await import('./category-row.tsx')).CategoryRow);
const AccountMenu = loadOnFirstUse(async () => (await import('../account-menu.tsx')).AccountMenu);
const MobileMenu = loadOnFirstUse(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** Scopes of the search box in the header. */
const searchScopes = [
  { value: 'blog', label: 'Blog Topic' },
  { value: 'products', label: 'Products' },
  { value: 'suppliers', label: 'Suppliers' },
] as const;

/** Utility bar, search row and category row of every public page. */
export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <>
      <header>
        <UtilityBar />
        {/* The home page has a search box of its own, so on phones the header does without one there. */}
        <div className={styles.bar} data-home={pathname === '/' ? '' : undefined}>
          <div className={`wrap ${styles.row}`}>
            <Logo className={styles.logo} />
            <HeaderSearch />
            <QuoteLink className={styles.quotes} />
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

/** The search box; on the page of results it holds their search. */
function HeaderSearch() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(pathname === '/search' ? search : '');
  const [words, scope] = [query.get('q') ?? '', query.get('in') ?? query.get('tab') ?? ''];
  return (
    <SuggestBox
      key={`${words} ${scope}`}
      label="Search the marketplace"
      placeholder="Search the marketplace"
      action="/search"
      scopes={searchScopes}
      defaultScope={scope === 'suppliers' ? scope : 'products'}
      defaultValue={words}
      maxLength={200}
      autoComplete="off"
      className={styles.search}
    />
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
