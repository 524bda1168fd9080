import { Bell, type LucideIcon, Mail, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { Drawer } from './drawer.tsx';
import styles from './top-bar.module.css';
import { type BadgeCounts, useBadgeCounts } from './use-badge-counts.ts';
import type { Store } from './use-store.ts';

/** Search, the two badges and the account. */
export function TopBar({ store }: { store: Store | null }) {
  const counts = useBadgeCounts();
  const { pathname, search } = useLocation();
  return (
    <header className={styles.bar}>
      <Drawer store={store} className={styles.burger} />
      <Logo size="sm" className={styles.logo} />
      <SearchBox
        label="Search your products"
        placeholder="Search your products"
        action="/dashboard/my-products"
        look="stage"
        autoComplete="off"
        className={styles.search}
      />
      <div className={styles.acts}>
        <Count
          to="/dashboard/buyer-inquiries"
          label="Messages"
          Icon={Mail}
          count={counts.messages}
          of={counts}
        />
        <Count
          to="/dashboard/notifications"
          label="Notifications"
          Icon={Bell}
          count={counts.notifications}
          of={counts}
        />
        <div className={styles.member}>
          <AccountMenu theme />
        </div>
        <Link
          to={`/sign-in?next=${encodeURIComponent(pathname + search)}`}
          className={styles.visitor}
          aria-label="Sign in"
          title="Sign in"
        >
          <UserRound aria-hidden strokeWidth={1.8} />
        </Link>
      </div>
    </header>
  );
}

interface CountProps {
  to: string;
  label: string;
  Icon: LucideIcon;
  count: number;
  of: BadgeCounts;
}

function Count({ to, label, Icon, count, of }: CountProps) {
  return (
    <Link to={to} className={styles.count} aria-label={`${label}, ${count} unread`} title={label}>
      <Icon aria-hidden strokeWidth={1.8} />
      <Badge count={count} className={of.sample ? styles.sample : undefined} />
    </Link>
  );
}
