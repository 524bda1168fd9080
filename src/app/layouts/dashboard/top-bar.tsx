import { Bell, type LucideIcon, Mail, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { StoreSearch } from '#features/search/store/components/store-search.tsx';
import type { ProductTarget } from '#features/search/store/rules/hits.ts';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { RailDrawer } from './rail/rail-drawer.tsx';
import { RailNav } from './rail/rail-nav.tsx';
import { StoreTag } from './rail/store-tag.tsx';
import { ShortcutsHelp } from './shortcuts/shortcuts-help.tsx';
import styles from './top-bar.module.css';
import { type BadgeCounts, useBadgeCounts } from './use-badge-counts.ts';
import type { Store } from './use-store.ts';

/** Search, shortcuts, the two badges and the account menu. */
export function TopBar({ store }: { store: Store | null }) {
  const counts = useBadgeCounts();
  const seesInquiries = !store || roleAllows(store.role, 'inquiries.read');
  const { pathname, search } = useLocation();
  return (
    <Cluster as="header" gap={3} nowrap className={styles.bar}>
      <RailDrawer className={styles.burger}>
        <RailNav store={store} />
        <StoreTag store={store} />
      </RailDrawer>
      <Logo size="sm" className={styles.logo} />
      <StoreSearch target={productTarget(store)} inquiries={seesInquiries} />
      <Cluster gap={1.5} nowrap className={styles.acts}>
        <ShortcutsHelp store={store} />
        {seesInquiries && (
          <Count
            to="/dashboard/buyer-inquiries"
            label="Messages"
            Icon={Mail}
            count={counts.messages}
            of={counts}
          />
        )}
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
          className={`muted ${styles.guest}`}
          aria-label="Sign in"
          title="Sign in"
        >
          <UserRound aria-hidden strokeWidth={1.8} />
        </Link>
      </Cluster>
    </Cluster>
  );
}

/** Guests open a product's public page; members who may not edit products see its row in the list. */
function productTarget(store: Store | null): ProductTarget {
  if (!store) return 'preview';
  return roleAllows(store.role, 'products.write') ? 'edit' : 'row';
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
    <Link to={to} className={`muted ${styles.count}`} aria-label={`${label}, ${count} unread`} title={label}>
      <Icon aria-hidden strokeWidth={1.8} />
      <Badge count={count} className={of.sample ? styles.sample : undefined} />
    </Link>
  );
}
